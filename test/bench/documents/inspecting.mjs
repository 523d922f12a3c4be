import { createHash } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What is built, as the service uses it. @param {number} inspectionProcesses */
export async function openInspection(inspectionProcesses) {
  const { Inspector } = await import(`${root}/dist/libs/inspection/src/index.js`);
  const { readFor, runChecks } = await import(`${root}/dist/apps/compliance/src/checks/checks.js`);
  const inspector = new Inspector({
    ...{ inspectionProcesses, documentReading: 'on' },
    ...{ dataDir: join(root, '.gatehouse'), objectStore: { kind: 'folder' } },
  });
  return {
    runChecks,
    /** What is to be read of its documents. @param {any} one A `Case`. */
    wantedOf: (one) => readFor(attestationOf(one)),
    /** @param {Shot} shot @param {readonly string[]} wanted */
    inspect: ({ format, bytes }, wanted) => inspector.inspect('bench', `image/${format}`, bytes, wanted),
    /** @param {string} contentType @param {Buffer} bytes @param {readonly string[]} wanted */
    open: (contentType, bytes, wanted) => inspector.inspect('bench', contentType, bytes, wanted),
    /** @param {any} one @param {any} other */
    showSameSide: (one, other) => inspector.showSameSide(one, other),
    end: () => inspector.onApplicationShutdown(),
  };
}

/** @typedef {{ side: string, format: string, bytes: Buffer }} Shot */

/**
 * One picture after the other, as evidence is gathered.
 * @param {any} one @param {readonly Shot[]} shots @param {Awaited<ReturnType<typeof openInspection>>} inspection @param {string} today
 */
export async function evidenceOf(one, shots, inspection, today) {
  const attestation = attestationOf(one);
  const wanted = inspection.wantedOf(one);
  const documents = [];
  for (const shot of shots) {
    const sha256 = createHash('sha256').update(shot.bytes).digest('hex');
    const seen = await inspection.inspect(shot, wanted);
    documents.push({ path: `governmentId.${shot.side}`, sha256, isUsedElsewhere: false, inspection: seen });
  }
  const latest = { individualPersonalInfo: { type: 'individualPersonalInfo', ...one.typed.personalInfo } };
  const [front, back] = documents.map((document) => document.inspection);
  const isSameSide = back === undefined ? undefined : await inspection.showSameSide(front, back);
  return { attestation, latest, documents, isSameSide, relationships: [], persons: [], today };
}

/** @param {any} one */
function attestationOf({ typed, pictures }) {
  const sides = pictures.map((/** @type {any} */ { as }) => [as, { documentId: as }]);
  return {
    type: 'individualIdentityDocument',
    governmentId: { ...typed.governmentId, ...Object.fromEntries(sides) },
  };
}
