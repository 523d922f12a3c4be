import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Inspection, Inspector } from '#inspection';
import { readConfig } from '#runtime';
import { packedSpaces, pdfOf, pdfWith, stream } from '../support/pdfs.js';
import { pictures } from '../support/pictures.js';
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

/** The processes that this one has started and that run still. */
function children(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) && parentOf(pid) === process.pid ? [pid] : [];
  });
}

function parentOf(pid: number): number | undefined {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}

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

onLinux('a process that is killed while it works costs its file alone', async () => {
  const killed = inspector.inspect('image/png', await pictures.noise(2_000).png().toBuffer(), ['zone', 'text']);
  const [child = 0] = await until('a process has started', () => {
    const running = children();
    return running.length > 0 && running;
  });
  process.kill(child, 'SIGKILL');
  expect(['unreadable', 'image']).toContain((await killed).kind);
  expect(await inspector.inspect('image/png', Buffer.from('not a picture'))).toEqual(unreadable);
});

onLinux('nothing is left when the service stops', async () => {
  const other = new Inspector(readConfig({}, { name: 'test', port: 0 }));
  const before = children();
  await other.inspect('image/png', Buffer.from('not a picture'));
  expect(children().length).toBeGreaterThan(before.length);
  other.onApplicationShutdown();
  await until('its process is gone', () => children().length === before.length);
});
