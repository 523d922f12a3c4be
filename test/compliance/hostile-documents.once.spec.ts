import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Applicant, type Failure, daysAgo } from '../support/compliance/applicant.js';
import { must } from '../support/service/api.js';
import { upload, uploadFace, uploadFlatPicture } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { hostilePdfs } from '../support/documents/hostile-pdfs.js';
import { hostilePictures, slowPictures } from '../support/documents/hostile-pictures.js';
import { untilKept } from '../support/documents/kept.js';
import { isWhole, share } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';

/** Some ten seconds of work, on a machine on which many others work. */
const patience = 150_000;

jest.setTimeout(2 * patience);

let gatehouse: OwnGatehouse;
let applicant: Applicant;
const temporary = new Set<string>();

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
  applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'STANDARD' });
  // What texts are compared with.
  must(await applicant.upload('individualPersonalInfo'), 201);
  must(await applicant.upload('individualResidentialAddress'), 201);
  for (const name of temporaryFiles()) temporary.add(name);
});
afterAll(() => gatehouse.stop());

/** After each file where everything is swept, and else once after all of a kind. */
const afterwards = isWhole ? afterEach : afterAll;

/** Whatever the last file was, the next one is inspected, and nothing is left of the last one but what was taken. */
async function goesOn(): Promise<void> {
  const { status, failures, outcomes } = await fateOf(await uploadFace(applicant.api), 'selfie');
  const readable = outcomes['readable'];
  expect({ status, failures, readable }).toEqual({ status: 'approved', failures: [], readable: 'passed' });
  await untilKept(gatehouse, ({ documents, uploads, files }) => documents === files && uploads === 0);
  expect(temporaryFiles().filter((name) => !temporary.has(name))).toEqual([]);
  await until('no program reads on', () => programsOf(process.pid).every((program) => program !== 'tesseract'));
}

/** Those that decoders and recognizers make. */
function temporaryFiles(): string[] {
  return readdirSync(tmpdir()).filter((name) => /^(vips|sharp|tess|magick|pdf|unpdf|zxing)/i.test(name));
}

/** The names of all programs that a process has started, and those that they have started. */
function programsOf(pid: number): string[] {
  return readdirSync('/proc').flatMap((name) => {
    const program = /^\d+$/.test(name) ? programAt(name) : undefined;
    return program?.parent === pid ? [program.name, ...programsOf(Number(name))] : [];
  });
}

function programAt(pid: string): { name: string; parent: number } | undefined {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

type Use = 'passport' | 'licence' | 'letter' | 'selfie';

function attested(use: Use, documentId: string, other: string): Promise<{ status: number; body: object }> {
  const document = { documentId };
  if (use === 'letter') {
    const proof = { ...document, documentType: 'utilityBill', issuedOn: daysAgo(30) };
    return applicant.upload('individualProofOfAddress', { proofOfAddressDocuments: [proof] });
  }
  if (use === 'selfie') return applicant.upload('individualSelfiePhoto', { selfie: document });
  const known = { number: 'AAB123456', issuedOn: '2020-01-31', expiresOn: '2045-01-31', front: document };
  const governmentId =
    use === 'passport'
      ? { ...known, type: 'passport', country: 'AR' }
      : { ...known, type: 'driverLicense', country: 'US', front: { documentId: other }, back: document };
  return applicant.upload('individualIdentityDocument', { governmentId });
}

interface Fate {
  readonly status: string;
  readonly failures: readonly Failure[];
  /** Of each check: `passed`, `failed`, or why it has not run. */
  readonly outcomes: Readonly<Record<string, string>>;
}

async function fateOf(documentId: string, use: Use): Promise<Fate> {
  const other = use === 'licence' ? await uploadFlatPicture(applicant.api) : '';
  const { id } = must((await attested(use, documentId, other)) as never, 201);
  const read = async (): Promise<Record<string, unknown>> =>
    must(await gatehouse.operator.get(`${applicant.path}/attestations/${String(id)}`), 200);
  const { validationStatus, checks } = await until(
    'it is validated',
    async () => {
      const found = await read();
      return (found['validationStatus'] as { type: string }).type !== 'pending' && found;
    },
    { milliseconds: patience },
  );
  const { type, failures = [] } = validationStatus as { type: string; failures?: Failure[] };
  const told = checks as { check: string; outcome: string; reason?: string }[];
  const outcomes = Object.fromEntries(told.map(({ check, outcome, reason }) => [check, reason ?? outcome]));
  return { status: type, failures, outcomes };
}

/** What becomes of a file, in a word; of one that is taken, what the first check says of it. */
async function wordFor(bytes: Buffer): Promise<string> {
  const { status, body } = await upload(applicant.api, bytes, { type: 'image/png' });
  if (status !== 201) {
    const { reason = '' } = (body['params'] ?? {}) as { reason?: string };
    return `${status} ${reason}`.trim();
  }
  const { failures, outcomes } = await fateOf(String(body['id']), 'letter');
  if (outcomes['readable'] === 'passed') return 'opened';
  const [failure] = failures.filter(({ check }) => check === 'readable');
  expect(failure).toMatchObject({ failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' });
  return /cannot be opened|in part|no pages/.exec(failure?.message ?? '')?.[0] ?? 'nothing is said';
}

type Words<T> = readonly (readonly [keyof T, string])[];

describe('a hostile picture ends in a word for people:', () => {
  afterwards(goesOn);

  const quick: Words<typeof hostilePictures> = [
    ['garbageAfterHead', 'in part'],
    ['truncatedJpeg', 'in part'],
    ['truncatedPng', 'in part'],
    ['truncatedWebp', '422 unreadable'],
    ['garbledPng', 'in part'],
    ['garbledWebp', 'cannot be opened'],
    ['vastPng', '422 bomb'],
    ['lyingPng', 'in part'],
    ['interlacedPng', 'cannot be opened'],
    ['pngWithPackedText', 'opened'],
    ['jpegOfManyScans', 'cannot be opened'],
    ['animatedWebp', 'opened'],
    ['gif', '415'],
    ['tiff', '415'],
    ['svg', '415'],
    ['html', '415'],
    ['zip', '415'],
    ['jpegAndZip', 'opened'],
  ];
  const slow: Words<typeof hostilePictures> = [
    ['largestPng', 'opened'],
    ['largestProgressiveJpeg', 'opened'],
    ['noise', 'opened'],
  ];
  test.each([...share(quick, 8), ...(isWhole ? slow : [])])('%s: %s', async (name, word) => {
    expect(await wordFor(await hostilePictures[name]())).toBe(word);
  });
});

describe('a hostile PDF ends in a word for people:', () => {
  afterwards(goesOn);

  const quick: Words<typeof hostilePdfs> = [
    ['nonsense', '422 unreadable'],
    ['truncated', 'cannot be opened'],
    ['circleOfPages', 'in part'],
    ['deepTreeOfPages', 'opened'],
    ['circleOfObjectStreams', 'opened'],
    ['tableThatPointsToItself', 'opened'],
    ['bracketsWithoutEnd', 'in part'],
    ['dictionariesWithoutEnd', 'in part'],
    ['bombInABomb', 'in part|cannot be opened|opened'],
    ['script', '422 scripted'],
    ['launch', '422 scripted'],
    ['embeddedFile', '422 scripted'],
    ['password', '422 encrypted'],
    ['twoBillionPages', '422 bomb'],
    ['millionPagesPromised', 'no pages'],
    ['vastPage', 'opened'],
    ['pageOfNothing', 'opened'],
    ['vastPicture', '422 bomb'],
    ['hiddenVastPicture', 'opened'],
    ['letterInItself', 'opened'],
    ['lettersOfAllScripts', 'opened'],
  ];
  const slow: Words<typeof hostilePdfs> = [
    ['bomb', 'in part|cannot be opened|opened'],
    ['tenThousandPages', 'opened'],
    ['millionsOfLetters', 'in part|cannot be opened|opened'],
    ['pictureInItself', 'opened'],
  ];
  test.each([...share(quick, 8), ...(isWhole ? slow : [])])('%s: %s', async (name, word) => {
    // How far it was opened in its time is told by how busy the machine is.
    expect(word.split('|')).toContain(await wordFor(await hostilePdfs[name]()));
  });
});

// Each takes all the work that is granted: `inspector.spec.ts` has one of them in every run.
if (isWhole)
  describe('what takes too long to be read is given up, and officers are told:', () => {
    afterwards(goesOn);

    test.each<readonly [string, () => Buffer | Promise<Buffer>, RegExp]>([
      ['a page of endless dashes', hostilePdfs.endlessDashes, /took too long/],
      ['more letters than anybody prints', slowPictures.denseText, /too long/],
      ['pictures in pictures, which take memory as well', hostilePdfs.picturesInPictures, /too (much memory|long)/],
    ])('%s', async (_, made, reason) => {
      const id = String(must(await upload(applicant.api, await made()), 201)['id']);
      const { outcomes } = await fateOf(id, 'letter');
      expect(outcomes['readable']).toBe('passed');
      expect(outcomes['pdfText']).toMatch(reason);
    });
  });

type Everywhere = readonly [string, Use, string, () => Buffer | Promise<Buffer>];

test.each<Everywhere>([
  ['machine-readable zones', 'passport', 'zone', slowPictures.linesOfNoise],
  ...(isWhole ? [['a barcode', 'licence', 'barcode', slowPictures.barcodesOfNothing] satisfies Everywhere] : []),
])('what looks like %s everywhere is told to be hard to read', async (_, use, check, made) => {
  const id = String(must(await upload(applicant.api, await made()), 201)['id']);
  const { outcomes, failures } = await fateOf(id, use);
  expect(outcomes['readable']).toBe('passed');
  expect(failures).toContainEqual(expect.objectContaining({ check, failureCode: 'POOR_QUALITY' }));
});
