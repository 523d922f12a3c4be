import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { until } from '../../../../test/support/run/until.js';
import { ownFolder } from '../own-folder.js';
import { ThreadOnDemand } from './thread-on-demand.js';

const folder = mkdtempSync(join(tmpdir(), 'thread-'));
const threads: ThreadOnDemand[] = [];

function threadOf(code: string, data?: unknown): ThreadOnDemand {
  const file = join(folder, `${threads.length}.mjs`);
  writeFileSync(file, code);
  const thread = new ThreadOnDemand({ file: relative(ownFolder(), file), data });
  threads.push(thread);
  return thread;
}

afterAll(async () => {
  for (const thread of threads) await thread.end();
  rmSync(folder, { recursive: true, force: true });
});

test('questions are answered, each its own, by one thread without the environment', async () => {
  const thread = threadOf(
    `import { threadId } from 'node:worker_threads';
     export const answer = (question, data) => ({ sum: question + data, threadId, known: Object.keys(process.env) });`,
    40,
  );
  const [first, second] = await Promise.all([1, 2].map((question) => thread.ask<{ sum: number }>(question)));
  expect(first).toMatchObject({ sum: 41, known: [] });
  expect(second).toEqual({ ...first, sum: 42 });
});

test('what fails fails alone; when the thread ends, who waits is told, and the next gets another', async () => {
  const thread = threadOf(
    `export function answer(question) {
       if (question === 'fail') throw new RangeError('too much');
       if (question === 'end') process.exit();
       return question;
     }`,
  );
  const failing = expect(thread.ask('fail')).rejects.toThrow('RangeError: too much');
  expect(await thread.ask('beside')).toBe('beside');
  await failing;
  await expect(thread.ask('end')).rejects.toThrow('has ended');
  expect(await until('there is another', () => thread.ask('after').catch(() => false as const))).toBe('after');
});

test('a file that does not load is no answer', async () => {
  await expect(threadOf('export const answer = (;').ask('anything')).rejects.toThrow('has ended');
});
