import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { expect } from '@jest/globals';
import { until } from '../../../../test/support/run/until.js';
import { megabytesOf, waitOf, workOf } from './process-usage.js';
import { onLinux } from '../../../../test/support/run/on-linux.js';

onLinux('the work and the memory of a process are those of the programs that it has started as well', async () => {
  // A shell that waits for a program that counts.
  const shell = spawn('/bin/sh', ['-c', '"$0" -e "for (;;) {}" & wait', process.execPath], { detached: true });
  const { pid = 0 } = shell;
  try {
    await until('they have worked for a while', () => (workOf(pid) ?? 0) > 200);
    // A shell has one or two; what counts is Node.js.
    expect(megabytesOf(pid)).toBeGreaterThan(20);
  } finally {
    process.kill(-pid, 'SIGKILL');
  }
  await once(shell, 'exit');
});

onLinux('where there are fewer processors than programs, it is known how long they waited for one', async () => {
  const busy = '"$0" -e "for (;;) {}" & '.repeat(availableParallelism() + 1);
  const shell = spawn('/bin/sh', ['-c', `${busy} wait`, process.execPath], { detached: true });
  const { pid = 0 } = shell;
  try {
    await until('they have waited for a while', () => waitOf(pid) > 200);
  } finally {
    process.kill(-pid, 'SIGKILL');
  }
  await once(shell, 'exit');
  expect(waitOf(pid)).toBe(0);
});

onLinux('of a process that waits there is no more work', async () => {
  const waiting = spawn('/bin/sleep', ['60']);
  const pid = waiting.pid ?? 0;
  expect(workOf(pid)).toBeLessThan(200);
  waiting.kill('SIGKILL');
  await once(waiting, 'exit');
  expect([workOf(pid), megabytesOf(pid)]).toEqual([undefined, 0]);
});

onLinux('the memory of a process is what it says of itself, whatever its pages measure', async () => {
  const says = 'console.log(process.memoryUsage.rss()); setInterval(() => {}, 1_000)';
  const child = spawn(process.execPath, ['-e', says], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  const own = Number(bytes) / 2 ** 20;
  const seen = megabytesOf(child.pid ?? 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(seen).toBeGreaterThan(own * 0.8);
  expect(seen).toBeLessThan(own * 1.25);
});
