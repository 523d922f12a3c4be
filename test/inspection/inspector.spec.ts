import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Inspection, Inspector, type Readable, type Readings, nothingRead } from '#inspection';
import { readConfig } from '#runtime';
import { limits } from '../../libs/inspection/src/processes/limits.js';
import { inspectingProcesses } from '../support/documents/inspecting-processes.js';
import { hostilePdfs } from '../support/documents/hostile-pdfs.js';
import { hostilePictures, slowPictures } from '../support/documents/hostile-pictures.js';
import { packedSpaces, pdfOf, pdfWith, stream } from '../support/documents/pdfs.js';
import { pictures } from '../support/documents/pictures.js';
import { photographOf, sideOf } from '../support/documents/scanned-documents.js';
import { stampedScan } from '../support/documents/stamped-scan.js';
import { wellTaken } from '../support/specimens/conditions.js';
import { specimenOf } from '../support/specimens/specimen.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';
import { onLinux } from '../support/run/on-linux.js';

/** A service that other test files share may have its own. */
const others = inspectingProcesses();
const own = (): number[] => inspectingProcesses(others);

const config = readConfig({ DOCUMENT_READING: 'on' }, { name: 'test', port: 0 });
let inspector: Inspector;
beforeAll(() => {
  inspector = new Inspector(config);
});
afterAll(() => inspector.onApplicationShutdown());

/** The organization whose files they are. */
const owner = 'one';

const unreadable: Inspection = { kind: 'unreadable' };

onLinux('a process works for one owner, and what was found for one is not told to another', async () => {
  const single = new Inspector(readConfig({ INSPECTION_PROCESSES: '1' }, { name: 'test', port: 0 }));
  const before = own();
  const pidsAfter = async (whose: string, bytes: Buffer): Promise<{ pids: number[]; found: Inspection }> => {
    const found = await single.inspect(whose, 'image/png', bytes);
    return { pids: own().filter((pid) => !before.includes(pid)), found };
  };
  const [one, other] = [await pictures.noise(40).png().toBuffer(), await pictures.noise(50).png().toBuffer()];
  const first = await pidsAfter('one', one);
  expect(await pidsAfter('one', other)).toMatchObject({ pids: first.pids });
  const second = await pidsAfter('other', one);
  await until('the first process is gone', () => first.pids.every((pid) => !own().includes(pid)));
  expect(second.found).toEqual(first.found);
  expect(second.found).not.toBe(first.found);
  await single.onApplicationShutdown();
});

test('a picture and a PDF are opened in a process of their own', async () => {
  const card = await pictures.card().jpeg().toBuffer();
  expect(await inspector.inspect(owner, 'image/jpeg', card)).toMatchObject({ kind: 'image', isWhole: true });
  expect(await inspector.inspect(owner, 'application/pdf', pdfOf([['Acme S.A.']]))).toMatchObject({
    kind: 'pdf',
    pages: 1,
  });
});

test('what machines read on a passport is read', async () => {
  const specimen = specimenOf(5, { kind: 'passport' });
  const picture = await photographOf(specimen, 'front', { ...wellTaken, pixelsPerMillimetre: 7, angle: 200 });
  expect(await inspector.inspect(owner, 'image/jpeg', picture, ['mrz'])).toMatchObject({
    readings: { mrz: { outcome: 'read', value: { format: 'TD3', birthDate: { isCertain: true } } } },
  });
});

test('where the barcode of a licence says everything, nobody looks for an MRZ', async () => {
  const back = await sideOf(specimenOf(7, { kind: 'driverLicense', country: 'US' }), 'back');
  expect(await inspector.inspect(owner, 'image/jpeg', back, ['mrz', 'barcode'])).toMatchObject({
    readings: {
      mrz: { outcome: 'notRun', reason: 'The barcode was read, and says the same.' },
      barcode: { outcome: 'read', value: { country: 'US' } },
    },
  });
});

test('scans with a stamp on each page are recognized, and it is told that there are more of them', async () => {
  const firms = ['Quillon Textiles', 'Vega Foods', 'Kestrel Energy', 'Brightwater Holdings'];
  const letters = firms.map((firm) => [`Registered office of ${firm}:`, 'Avenida Corrientes 1234, Buenos Aires.']);
  const seen = await inspector.inspect(owner, 'application/pdf', await stampedScan(letters), ['text']);
  expect(seen).toMatchObject({
    kind: 'pdf',
    pages: 4,
    text: expect.stringContaining('8A7B6C5D'),
    leftOut: expect.any(String),
  });
  const { text } = seen.kind === 'pdf' ? seen.readings : nothingRead;
  const recognized = text.outcome === 'read' ? text.value : text.outcome;
  expect(firms.map((firm) => recognized.includes(firm))).toEqual([true, true, true, false]);
});

test('a page that cannot be drawn is illegible, and nobody says that there is nothing on it', async () => {
  const seen = await inspector.inspect(owner, 'application/pdf', await hostilePdfs.deepTreeOfPages(), ['text']);
  expect(seen).toMatchObject({ kind: 'pdf', isWhole: true, readings: { text: { outcome: 'illegible' } } });
});

test('the letters on the pages of a PDF are counted, if only to find that there are none', async () => {
  const counted = async (pages: readonly (readonly string[])[]): Promise<unknown> => {
    const seen = await inspector.inspect(owner, 'application/pdf', pdfOf(pages), ['letters']);
    return seen.kind === 'pdf' && seen.readings.letters;
  };
  expect(await counted([[], []])).toEqual({ outcome: 'read', value: 0 });
  const lines = Array.from({ length: 9 }, () => 'Republic of Somewhere, identity card of Ana Perez');
  const found = await counted([[], lines]);
  expect(found).toMatchObject({ outcome: 'read' });
  expect(found).not.toMatchObject({ value: 0 });
});

describe('a file that would fill the memory or take for ever', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a stream of 512 MiB', () => Promise.resolve(pdfWith([stream('/Filter /FlateDecode', packedSpaces(512))]))],
    ['brackets without end', () => Promise.resolve(pdfWith([Buffer.from('['.repeat(2_000_000))]))],
  ])('%s is given up, and the next one is opened', async (_, made) => {
    const bytes = await made();
    const seen = await inspector.inspect(owner, 'application/pdf', bytes, ['mrz', 'text']);
    const isGivenUp = seen.kind === 'pdf' && seen.readings.text.outcome === 'notRun';
    expect(seen.kind === 'unreadable' || !seen.isWhole || isGivenUp).toBe(true);
    const next = await inspector.inspect(owner, 'application/pdf', pdfOf([['Acme S.A.']]));
    expect(next).toMatchObject({ kind: 'pdf', isWhole: true });
  });
});

test('of pages that cannot be drawn nobody says that they are empty', async () => {
  const seen = await inspector.inspect(owner, 'application/pdf', await hostilePdfs.deepTreeOfPages(), [
    'letters',
    'mrz',
  ]);
  expect(seen).toMatchObject({
    kind: 'pdf',
    readings: { letters: { outcome: 'illegible' }, mrz: { outcome: 'illegible' } },
  });
});

/** More than anybody reads in that time. */
let dense: Buffer;
beforeAll(async () => {
  dense = await slowPictures.denseText(1_300);
});

test('what was read before the rest took too long is kept', async () => {
  const seen: unknown[] = [];
  // On a slower processor it takes longer until something was read.
  for (const readWithinMilliseconds of [1_800, 3_600, 7_200]) {
    const hasty = new Inspector(config, { ...limits, readWithinMilliseconds });
    seen.push(await hasty.inspect(owner, 'image/png', dense, ['text', 'keypoints', 'barcode']));
    await hasty.onApplicationShutdown();
  }
  expect(seen).toContainEqual(
    expect.objectContaining({
      kind: 'image',
      isWhole: true,
      readings: expect.objectContaining({
        keypoints: expect.objectContaining({ outcome: 'read' }),
        barcode: { outcome: 'absent' },
        text: { outcome: 'notRun', reason: 'It took too long.' },
      }),
    }),
  );
});

onLinux('what was read before the rest took too much memory is kept', async () => {
  const small = new Inspector(config, { ...limits, mostMegabytes: 150 });
  expect(await small.inspect(owner, 'image/png', dense, ['text', 'keypoints'])).toMatchObject({
    kind: 'image',
    readings: { text: { outcome: 'notRun', reason: 'It took too much memory.' } },
  });
  await small.onApplicationShutdown();
});

test.each([
  ['mrz', slowPictures.linesOfNoise, 'absent'],
  ['barcode', slowPictures.barcodesOfNothing, 'illegible'],
] as const)('what looks like a %s everywhere is none', async (what, made, outcome) => {
  const { [what]: reading } = await readingsOf(await made(isWhole ? undefined : 1_000), [what]);
  // Of large ones, nearly all the work that is granted goes into it; where two share a processor it takes more.
  const late = { outcome: 'notRun', reason: 'It took too long.' };
  expect(isWhole ? [{ outcome }, late] : [{ outcome }]).toContainEqual(reading);
});

async function readingsOf(bytes: Buffer, wanted: readonly Readable[]): Promise<Readings> {
  const inspection = await inspector.inspect(owner, 'image/png', bytes, wanted);
  if (inspection.kind === 'unreadable') throw new Error('It can be opened');
  return inspection.readings;
}

test('nothing is read of a damaged picture, and the reason is told', async () => {
  const damaged = await hostilePictures.truncatedJpeg();
  expect(await inspector.inspect(owner, 'image/jpeg', damaged, ['mrz'])).toMatchObject({
    isWhole: false,
    readings: { mrz: { outcome: 'notRun', reason: 'The file is damaged.' } },
  });
});

onLinux('a process that is killed while it works costs nobody anything', async () => {
  const killed = inspector.inspect(owner, 'image/png', await pictures.noise(600).png().toBuffer(), [
    'mrz',
    'keypoints',
  ]);
  const [child = 0] = await until('a process has started', () => {
    const running = own();
    return running.length > 0 && running;
  });
  process.kill(child, 'SIGKILL');
  expect(await killed).toMatchObject({ kind: 'image', isWhole: true });
  expect(await inspector.inspect(owner, 'image/png', Buffer.from('not a picture'))).toEqual(unreadable);
});

onLinux('what was found is not looked for again, and is told without a process', async () => {
  const page = await pictures.page(800).jpeg().toBuffer();
  const found = await inspector.inspect(owner, 'image/jpeg', page, ['keypoints']);
  for (const child of own()) process.kill(child, 'SIGKILL');
  await until('its process is gone', () => own().length === 0);
  expect(await inspector.inspect(owner, 'image/jpeg', Buffer.from(page), ['keypoints'])).toBe(found);
  expect(own()).toEqual([]);

  expect(await inspector.inspect(owner, 'image/jpeg', page, ['barcode', 'keypoints'])).toEqual({
    ...found,
    readings: { ...(found.kind === 'image' ? found.readings : {}), barcode: { outcome: 'absent' } },
  });
  expect(own()).toHaveLength(1);
});

test('what is asked for twice at the same time is looked at once', async () => {
  const page = await pictures.page(800).png().toBuffer();
  const [first, second] = await Promise.all([0, 1].map(() => inspector.inspect(owner, 'image/png', page)));
  expect(second).toBe(first);
});

onLinux('nothing is left when the service stops', async () => {
  const other = new Inspector(readConfig({}, { name: 'test', port: 0 }));
  const before = own();
  await other.inspect(owner, 'image/png', Buffer.from('not a picture'));
  expect(own().length).toBeGreaterThan(before.length);
  await other.onApplicationShutdown();
  await until('its process is gone', () => own().length === before.length);
});

test('who still waits for an inspection when the service is shut down is told that it failed', async () => {
  const other = new Inspector(config);
  const page = await pictures.page(800).png().toBuffer();
  const waiting = [
    other.inspect(owner, 'image/png', page, ['keypoints']),
    other.inspect(owner, 'image/png', page, ['mrz']),
  ];
  const failures = Promise.all(waiting.map((each) => expect(each).rejects.toThrow(Error)));
  await other.onApplicationShutdown();
  await failures;
  await expect(other.inspect(owner, 'image/png', page)).rejects.toThrow('shut down');
});
