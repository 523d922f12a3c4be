import { readFile, readdir } from 'node:fs/promises';

/** The peak memory of the worker processes of this one, in megabytes; 0 if the system does not tell. */
export async function childMegabytes() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const peaks = await Promise.all(pids.map(peakOfChild));
  return Math.max(0, ...peaks);
}

/** @param {string} pid */
async function peakOfChild(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes('inspection/src/worker.js')) return 0;
  if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid) return 0;
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_000;
}
