import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Inspection, Inspector } from '#inspection';
import { readConfig } from '#runtime';
import { inspectingProcesses } from '../support/inspecting-processes.js';
import { hostilePictures, slowPictures } from '../support/hostile-pictures.js';
import { packedSpaces, pdfOf, pdfWith, stream } from '../support/pdfs.js';
import { pictures } from '../support/pictures.js';
import { sideOf } from '../support/scanned-documents.js';
import { photographed } from '../support/specimens/photograph.js';
import { wellTaken } from '../support/specimens/conditions.js';
import { specimenOf } from '../support/specimens/specimen.js';
import { until } from '../support/until.js';

let inspector: Inspector;
beforeAll(() => {
  inspector = new Inspector(readConfig({ DOCUMENT_READING: 'on' }, { name: 'test', port: 0 }));
});
afterAll(() => inspector.onApplicationShutdown());

const unreadable: Inspection = { kind: 'unreadable' };

const onLinux = process.platform === 'linux' ? test : test.skip;

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
      barcode: { outcome: 'read', value: { jurisdiction: 'IL' } },
    },
  });
});

describe('a file that would fill the memory or take for ever', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a stream of 512 MiB', async () => pdfWith([stream('/Filter /FlateDecode', await packedSpaces(512))])],
    ['brackets without end', async () => pdfWith([Buffer.from('['.repeat(2_000_000))])],
  ])('%s is found out within 5 seconds, and the next one is opened', async (_, made) => {
    const bytes = await made();
    const start = performance.now();
    const seen = await inspector.inspect('application/pdf', bytes, ['zone', 'text']);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(seen.kind === 'unreadable' || !seen.isWhole).toBe(true);
    const next = await inspector.inspect('application/pdf', pdfOf([['Acme S.A.']]));
    expect(next).toMatchObject({ kind: 'pdf', isWhole: true });
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

test('nothing is read of a damaged picture, and the reason is told', async () => {
  const damaged = await hostilePictures.truncatedJpeg();
  expect(await inspector.inspect('image/jpeg', damaged, ['zone'])).toMatchObject({
    isWhole: false,
    readings: { zone: { outcome: 'notRun', reason: 'The file is damaged.' } },
  });
});

onLinux('a process that is killed while it works costs its file alone', async () => {
  const killed = inspector.inspect('image/png', await pictures.noise(2_000).png().toBuffer(), ['zone', 'text']);
  const [child = 0] = await until('a process has started', () => {
    const running = inspectingProcesses();
    return running.length > 0 && running;
  });
  process.kill(child, 'SIGKILL');
  expect(['unreadable', 'image']).toContain((await killed).kind);
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
