import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { type EvidenceVerdict, verifyEvidence } from '#evidence';
import { Applicant } from '../support/compliance/applicant.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';

type Files = ReadonlyMap<string, Buffer>;

let gatehouse: Gatehouse;
let officer: StaffApi;
let applicant: Applicant;
let folder: string;
let sent: Buffer;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  officer = await gatehouse.signedIn('officer');
  applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
  await applicant.inReview();
  must(await officer.post(`${applicant.path}/notes`, { text: 'I have called the register.' }), 201);
  must(await applicant.decide({ type: 'approve', note: 'It is as they say.' }), 200);
  const answer = await asked(officer, { 'Access-Reason': 'The authority asks for it' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  sent = Buffer.from(await answer.arrayBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

function asked(by: StaffApi, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${gatehouse.url}${applicant.path}/evidence`, { headers: { Cookie: by.cookie, ...headers } });
}

let kept = 0;
async function keptIn(bytes: Buffer): Promise<string> {
  const path = join(folder, `${++kept}.zip`);
  await writeFile(path, bytes);
  return path;
}

async function filesIn(bytes: Buffer): Promise<Files> {
  const zip = await openPromise(await keptIn(bytes), { autoClose: false });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return files;
}

/** Packed again by somebody else. */
async function verdictOf(files: Iterable<readonly [string, Buffer]>): Promise<EvidenceVerdict> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(content, path);
  zip.end();
  const path = join(folder, `${++kept}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return verifyEvidence(path);
}

function json(files: Files, path: string): unknown {
  return JSON.parse(files.get(path)?.toString() ?? 'null');
}

describe('the evidence of a review', () => {
  test('is whole, and signed by the key that is published', async () => {
    const key = must(await gatehouse.anyone.get('/.well-known/gatehouse-evidence.json'), 200);
    expect(await verifyEvidence(await keptIn(sent))).toMatchObject({
      complianceReviewId: applicant.reviewId,
      organizationId: applicant.organization.id,
      exportedBy: `staff:${officer.id}`,
      fingerprint: key['fingerprint'],
      faults: [],
    });
  });

  test('has answers, documents as they were uploaded, findings, notes, decisions and the audit trail', async () => {
    const files = await filesIn(sent);
    expect(json(files, 'decision.json')).toMatchObject({
      status: 'approved',
      decidedAt: expect.any(String),
      riskLevel: expect.any(String),
      revokedAt: null,
    });
    expect(json(files, 'review-today.json')).toMatchObject({
      status: { type: 'approved' },
      risk: { level: expect.any(String), score: expect.any(Number) },
      officerFindings: expect.any(Array),
    });
    const timeline = JSON.stringify(json(files, 'timeline.json'));
    for (const text of ['I have called the register.', 'It is as they say.', 'approve'])
      expect(timeline).toContain(text);
    const review = await applicant.review();
    for (const { id, attestationType } of review.uploadedAttestations)
      expect(json(files, `attestations/${id}.json`)).toMatchObject({
        type: attestationType,
        answers: { type: attestationType },
        checks: expect.any(Array),
      });
    const documents = [...files].filter(([path]) => /^documents\/.*\.(png|jpg|pdf|webp)$/.test(path));
    expect(documents.length).toBeGreaterThan(0);
    for (const [path, bytes] of documents)
      expect(json(files, path.replace(/\.\w+$/, '.json'))).toMatchObject({
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    expect(files.get('audit.ndjson')?.toString()).toContain('reviewDecided');
  });

  test('leaves a line in the audit trail, with its reason', async () => {
    const { results } = await auditEntries(gatehouse, applicant.organization.id, { action: 'evidenceExported' });
    expect(results).toMatchObject([
      {
        actor: `staff:${officer.id}`,
        subject: `complianceReview:${applicant.reviewId}`,
        reason: 'The authority asks for it',
      },
    ]);
  });

  test('is given to those alone who look at documents, once they say why', async () => {
    const { reviewId } = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    const path = `/compliance/reviews/${reviewId}/evidence`;
    expect(await officer.get(path)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'Access-Reason' }] } },
    });
    const support = await gatehouse.signedIn('support');
    expect((await asked(support, { 'Access-Reason': 'I am curious' })).status).toBe(403);
    expect((await applicant.api.get(`${applicant.path}/evidence`)).status).toBe(403);
  });

  test('of an empty draft is an empty file that is signed', async () => {
    const { path } = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    const headers = { Cookie: officer.cookie, 'Access-Reason': 'To see' };
    const answer = await fetch(`${gatehouse.url}${path}/evidence`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await verifyEvidence(await keptIn(bytes))).toMatchObject({ files: 4, faults: [] });
  });
});

describe('evidence that is not as it was signed', () => {
  const changes: readonly (readonly [string, (files: Map<string, Buffer>) => void, RegExp])[] = [
    ['a changed answer', (files) => void files.set(attestationIn(files), Buffer.from('{}')), /json was changed$/],
    ['a missing document', (files) => void files.delete(documentIn(files)), /is missing$/],
    ['another file', (files) => void files.set('more.txt', Buffer.from('more')), /^more\.txt is not in the manifest$/],
    [
      'a changed line of the audit trail',
      (files) => replaced(files, 'audit.ndjson', 'reviewDecided', 'reviewAssigned'),
      /^audit\.ndjson was changed$/,
    ],
    [
      'a changed manifest',
      (files) => replaced(files, 'manifest.json', '"exportedBy": "staff', '"exportedBy": "nobody'),
      /signature is not of this key/,
    ],
    ['no audit trail', (files) => void files.delete('audit.ndjson'), /lines of the audit trail are missing/],
  ];
  test.each(changes)('is told: %s', async (_, change, fault) => {
    const files = new Map(await filesIn(sent));
    change(files);
    expect((await verdictOf(files)).faults).toContainEqual(expect.stringMatching(fault));
  });

  test('is told: a file that is there twice', async () => {
    const files = [...(await filesIn(sent))];
    const [first] = files;
    if (first === undefined) throw new Error('It is empty');
    expect((await verdictOf([...files, first])).faults).toEqual(['decision.json is there twice']);
  });

  test('is refused with two manifests', async () => {
    const files = [...(await filesIn(sent))];
    const manifest = files.find(([path]) => path === 'manifest.json');
    if (manifest === undefined) throw new Error('It has no manifest');
    await expect(verdictOf([manifest, ...files])).rejects.toThrow('manifest.json is there twice');
  });

  test('but packed again has no fault', async () => {
    expect((await verdictOf(await filesIn(sent))).faults).toEqual([]);
  });

  test.each(['manifest.json', 'signature.json'])('is no evidence without %s', async (name) => {
    const files = new Map(await filesIn(sent));
    files.delete(name);
    await expect(verdictOf(files)).rejects.toThrow('This is no evidence of a review');
  });

  test('is refused where it was cut', async () => {
    await expect(verifyEvidence(await keptIn(sent.subarray(0, sent.length - 100)))).rejects.toThrow();
  });
});

function attestationIn(files: Files): string {
  return pathIn(files, /^attestations\//);
}

function documentIn(files: Files): string {
  return pathIn(files, /^documents\/.*\.(png|jpg)$/);
}

function pathIn(files: Files, pattern: RegExp): string {
  const path = [...files.keys()].find((each) => pattern.test(each));
  if (path === undefined) throw new Error(`Nothing is called ${pattern.source}`);
  return path;
}

function replaced(files: Map<string, Buffer>, path: string, text: string, by: string): void {
  const before = files.get(path)?.toString() ?? '';
  if (!before.includes(text)) throw new Error(`${path} does not say ${text}`);
  files.set(path, Buffer.from(before.replace(text, by)));
}
