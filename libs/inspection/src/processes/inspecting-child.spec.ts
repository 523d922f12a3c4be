import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '../../../../test/support/documents/pdfs.js';
import { mostDrawnBytes } from '../results/drawing.js';
import { nothingRead, reasons } from '../results/inspection.js';
import { InspectingProcess } from './inspecting-process.js';
import { confinementHere } from './confinement.js';
import { limits } from './limits.js';
import { type Program, nodeProgram } from './program.js';

const picture = {
  ...{ kind: 'image', width: 10, height: 20, isWhole: true, sharpness: 5, brightness: 1, contrast: 0, glare: 0 },
  ...{ letters: 3, readings: nothingRead },
};

/** What code in place of the worker would say, once it has a task. */
const told = {
  'to be sent a handle': `process.send?.({ cmd: 'NODE_HANDLE_ACK' }); say('{"cmd":"NODE_HANDLE_ACK"}')`,
  'bytes that are no message': `say(Buffer.of(0, 0, 0, 4, 1, 2, 3, 4))`,
  'four gigabytes to come': `say(frame({ done: 1 }, 0xffffffff))`,
  'something else': `say(frame({ done: { kind: 'approved' } }))`,
};
const progress = `frame({ progress: { inspection: ${JSON.stringify(picture)}, left: ['mrz'] } })`;
const flood = `const fill = () => { while (say(${progress})); pipe.once('drain', fill); }; fill()`;
const andMore = `say(Buffer.concat([frame({ done: ${JSON.stringify(picture)} }), frame({ done: { kind: 'unreadable' } })]))`;

const program = (act: string, unasked = ''): string => `
const { Socket } = require('node:net');
const pipe = new Socket({ fd: 3, readable: true, writable: true }).on('error', () => 0);
const say = (bytes) => pipe.write(bytes);
const frame = (message, body = 0) => {
  const head = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(8);
  header.writeUInt32LE(head.length, 0);
  header.writeUInt32LE(body, 4);
  return Buffer.concat([header, head]);
};
pipe.once('data', () => { ${act} });
pipe.resume();
say(frame({ ready: true }));
${unasked}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** The program of the next process; without one it is the real one. */
let next: Program | undefined;
const inspecting = new InspectingProcess(limits, confinementHere, () => next ?? nodeProgram());
afterEach(() => inspecting.end());

const task = { contentType: 'application/pdf', bytes: pdfOf([['Acme S.A.']]), wanted: [] };

async function foundWith(source: string, open = () => inspecting.inspect(task) as Promise<unknown>): Promise<unknown> {
  const file = join(folder, 'hostile.cjs');
  await writeFile(file, source);
  next = { file, visible: [folder, ...nodeProgram().visible] };
  const found = await open();
  next = undefined;
  return found;
}

/** By a process of its own, as the one before has ended. */
async function expectNextOpened(): Promise<void> {
  expect(await inspecting.inspect(task)).toMatchObject({ kind: 'pdf', pages: 1, isWhole: true });
}

test.each(Object.entries(told))('a process that tells %s is ended, and its file is unreadable', async (_, act) => {
  expect(await foundWith(program(act))).toEqual({ kind: 'unreadable' });
  await expectNextOpened();
});

test('a process that announces a longer copy than can be drawn is ended, and its file is not drawn', async () => {
  const announcing = program(`say(frame({ drawn: 1 }, ${mostDrawnBytes + 1}))`);
  expect(await foundWith(announcing, () => inspecting.draw(task))).toEqual({ kind: 'unreadable' });
  await expectNextOpened();
});

test('of a process that tells of progress without end, what it said first counts', async () => {
  expect(await foundWith(program(flood))).toMatchObject({
    kind: 'image',
    readings: { mrz: { outcome: 'notRun', reason: reasons.ended } },
  });
  await expectNextOpened();
});

test('of a process that tells two results, the first counts, and it opens no other file', async () => {
  expect(await foundWith(program(andMore))).toMatchObject({ kind: 'image', width: 10 });
  await expectNextOpened();
});

test('a process that speaks unasked opens no file', async () => {
  const found = await foundWith(program('', 'say(frame({ ready: true }))'));
  expect(found).toEqual({ kind: 'unreadable' });
  await expectNextOpened();
});
