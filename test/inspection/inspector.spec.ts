import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Inspection, Inspector, type Readable, type Readings, nothingRead } from '#inspection';
import { readConfig } from '#runtime';
import { inspectingProcesses } from '../support/inspecting-processes.js';
import { hostilePdfs } from '../support/hostile-pdfs.js';
import { hostilePictures, slowPictures } from '../support/hostile-pictures.js';
import { packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from '../support/pdfs.js';
import { pictures } from '../support/pictures.js';
import { letterScan, sideOf } from '../support/scanned-documents.js';
import { type Letter, letterOf } from '../support/specimens/letters.js';
import { photographed } from '../support/specimens/photograph.js';
import { wellTaken } from '../support/specimens/conditions.js';
import { specimenOf } from '../support/specimens/specimen.js';
import { until } from '../support/until.js';
import { onLinux } from '../support/on-linux.js';

let inspector: Inspector;
beforeAll(() => {
  inspector = new Inspector(readConfig({ DOCUMENT_READING: 'on' }, { name: 'test', port: 0 }));
});
afterAll(() => inspector.onApplicationShutdown());

const unreadable: Inspection = { kind: 'unreadable' };

test('a picture and a PDF are opened in a process of their own', async () => {
  const card = await pictures.card().jpeg().toBuffer();
  expect(await inspector.inspect('image/jpeg', card)).toMatchObject({ kind: 'image', isWhole: true });
  expect(await inspector.inspect('application/pdf', pdfOf([['Acme S.A.']]))).toMatchObject({ kind: 'pdf', pages: 1 });
});

test('what machines read on a passport is read', async () => {
  const specimen = specimenOf(5, { kind: 'passport' });
  const picture = await photographed(specimen, 'front', { ...wellTaken, pixelsPerMillimetre: 7, angle: 200 });
  expect(await inspector.inspect('image/jpeg', picture, ['zone'])).toMatchObject({
    readings: { zone: { outcome: 'read', value: { format: 'TD3', birthDate: { isCertain: true } } } },
  });
});

test('where the barcode of a licence says everything, nobody looks for a zone', async () => {
  const back = await sideOf(specimenOf(7, { kind: 'driverLicense', country: 'US' }), 'back');
  expect(await inspector.inspect('image/jpeg', back, ['zone', 'barcode'])).toMatchObject({
    readings: {
      zone: { outcome: 'notRun', reason: 'The barcode was read, and says the same.' },
      barcode: { outcome: 'read', value: { country: 'US' } },
    },
  });
});

/** As services that have papers signed make them. */
async function stampedScan(letters: readonly Letter[]): Promise<Buffer> {
  const jpegs = await Promise.all(letters.map((letter) => letterScan(letter)));
  const stamp = 'BT /F1 8 Tf 20 825 Td (DocuSign Envelope ID: 8A7B6C5D-1234-4678-9ABC-DEF012345678) Tj ET';
  const kids = jpegs.map((_, page) => `${4 + page * 3} 0 R`).join(' ');
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${jpegs.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...jpegs.flatMap((jpeg, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 3} 0 R
        /Resources << /Font << /F1 3 0 R >> /XObject << /Scan ${6 + page * 3} 0 R >> >> >>`,
      stream('', Buffer.from(`q 595 0 0 842 0 0 cm /Scan Do Q ${stamp}`)),
      stream(
        '/Type /XObject /Subtype /Image /Width 1260 /Height 1782 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        jpeg,
      ),
    ]),
  ]);
}

test('scans with a stamp on each page are recognized, and it is told that there are more of them', async () => {
  const firms = ['Quillon Textiles', 'Vega Foods', 'Kestrel Energy', 'Brightwater Holdings'];
  const letters = firms.map((legalName) => letterOf(4, { kind: 'utilityBill', legalName }));
  const seen = await inspector.inspect('application/pdf', await stampedScan(letters), ['text']);
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
  const seen = await inspector.inspect('application/pdf', await hostilePdfs.deepTreeOfPages(), ['text']);
  expect(seen).toMatchObject({ kind: 'pdf', isWhole: true, readings: { text: { outcome: 'illegible' } } });
});

test('the letters on the pages of a PDF are counted, if only to find that there are none', async () => {
  const counted = async (pages: readonly (readonly string[])[]): Promise<unknown> => {
    const seen = await inspector.inspect('application/pdf', pdfOf(pages), ['letters', 'zone']);
    return seen.kind === 'pdf' && seen.readings.letters;
  };
  expect(await counted([[], []])).toEqual({ outcome: 'read', value: 0 });
  const lines = Array.from({ length: 9 }, () => 'Republic of Somewhere, identity card of Ana Perez');
  expect(await counted([[], lines])).toMatchObject({ outcome: 'read' });
  expect(await counted([[], lines])).not.toMatchObject({ value: 0 });
});

describe('a file that would fill the memory or take for ever', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a stream of 512 MiB', async () => pdfWith([stream('/Filter /FlateDecode', await packedSpaces(512))])],
    ['brackets without end', async () => pdfWith([Buffer.from('['.repeat(2_000_000))])],
  ])('%s is found out in time, and the next one is opened', async (_, made) => {
    const bytes = await made();
    const start = performance.now();
    const seen = await inspector.inspect('application/pdf', bytes, ['zone', 'text']);
    // Five seconds of work, on a machine on which many others work.
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(seen.kind === 'unreadable' || !seen.isWhole).toBe(true);
    const next = await inspector.inspect('application/pdf', pdfOf([['Acme S.A.']]));
    expect(next).toMatchObject({ kind: 'pdf', isWhole: true });
  });
});

test('of pages that cannot be drawn nobody says that they are empty', async () => {
  const seen = await inspector.inspect('application/pdf', await hostilePdfs.deepTreeOfPages(), ['letters', 'zone']);
  expect(seen).toMatchObject({
    kind: 'pdf',
    readings: { letters: { outcome: 'illegible' }, zone: { outcome: 'illegible' } },
  });
});

test('what was read before the rest took too long is kept', async () => {
  const bytes = await slowPictures.denseText();
  expect(await inspector.inspect('image/png', bytes, ['text', 'features', 'barcode'])).toMatchObject({
    kind: 'image',
    isWhole: true,
    readings: {
      features: { outcome: 'read' },
      barcode: { outcome: 'absent' },
      text: { outcome: 'notRun', reason: 'It took too long.' },
    },
  });
}, 90_000);

test.each([
  ['zone', slowPictures.linesOfNoise, 'absent'],
  ['barcode', slowPictures.barcodesOfNothing, 'illegible'],
] as const)('what looks like a %s everywhere is none', async (what, made, outcome) => {
  const { [what]: reading } = await readingsOf(await made(), [what]);
  // Nearly all the work that is granted goes into it; where two share a processor it takes more.
  const late = { outcome: 'notRun', reason: 'It took too long.' };
  expect([{ outcome }, late]).toContainEqual(reading);
});

async function readingsOf(bytes: Buffer, wanted: readonly Readable[]): Promise<Readings> {
  const inspection = await inspector.inspect('image/png', bytes, wanted);
  if (inspection.kind === 'unreadable') throw new Error('It can be opened');
  return inspection.readings;
}

test('nothing is read of a damaged picture, and the reason is told', async () => {
  const damaged = await hostilePictures.truncatedJpeg();
  expect(await inspector.inspect('image/jpeg', damaged, ['zone'])).toMatchObject({
    isWhole: false,
    readings: { zone: { outcome: 'notRun', reason: 'The file is damaged.' } },
  });
});

onLinux('a process that is killed while it works costs nobody anything', async () => {
  const killed = inspector.inspect('image/png', await pictures.noise(2_000).png().toBuffer(), ['zone', 'text']);
  const [child = 0] = await until('a process has started', () => {
    const running = inspectingProcesses();
    return running.length > 0 && running;
  });
  process.kill(child, 'SIGKILL');
  expect(await killed).toMatchObject({ kind: 'image', isWhole: true });
  expect(await inspector.inspect('image/png', Buffer.from('not a picture'))).toEqual(unreadable);
});

onLinux('what was found is not looked for again, and is told without a process', async () => {
  const page = await pictures.page().jpeg().toBuffer();
  const found = await inspector.inspect('image/jpeg', page, ['features']);
  for (const child of inspectingProcesses()) process.kill(child, 'SIGKILL');
  await until('its process is gone', () => inspectingProcesses().length === 0);
  expect(await inspector.inspect('image/jpeg', Buffer.from(page), ['features'])).toBe(found);
  expect(inspectingProcesses()).toEqual([]);

  expect(await inspector.inspect('image/jpeg', page, ['barcode', 'features'])).toEqual({
    ...found,
    readings: { ...(found.kind === 'image' ? found.readings : {}), barcode: { outcome: 'absent' } },
  });
  expect(inspectingProcesses()).toHaveLength(1);
});

test('what is asked for twice at the same time is looked at once', async () => {
  const page = await pictures.page().png().toBuffer();
  const [first, second] = await Promise.all([0, 1].map(() => inspector.inspect('image/png', page)));
  expect(second).toBe(first);
});

onLinux('nothing is left when the service stops', async () => {
  const other = new Inspector(readConfig({}, { name: 'test', port: 0 }));
  const before = inspectingProcesses();
  await other.inspect('image/png', Buffer.from('not a picture'));
  expect(inspectingProcesses().length).toBeGreaterThan(before.length);
  other.onApplicationShutdown();
  await until('its process is gone', () => inspectingProcesses().length === before.length);
});

test('who still waits for an inspection when the service is shut down is told that it failed', async () => {
  const other = new Inspector(readConfig({ DOCUMENT_READING: 'on' }, { name: 'test', port: 0 }));
  const page = await pictures.page().png().toBuffer();
  const waiting = [other.inspect('image/png', page, ['features']), other.inspect('image/png', page, ['zone'])];
  const failures = Promise.all(waiting.map((each) => expect(each).rejects.toThrow(Error)));
  other.onApplicationShutdown();
  await failures;
  await expect(other.inspect('image/png', page)).rejects.toThrow('shut down');
});
