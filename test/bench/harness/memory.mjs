import { readFile, writeFile } from 'node:fs/promises';
import { Missing } from './missing.mjs';

/** Linux counts in these, whatever its own are. */
const ticksPerSecond = 100;

/** Only Linux tells what a process had at most, and what it took. */
export function needLinux() {
  if (process.platform !== 'linux') throw new Missing('only Linux tells the peak memory of a process');
}

/** What it takes now, in MB; from here on its peak is measured again. @param {number} pid */
export async function memoryNow(pid) {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return memory(pid, 'VmRSS');
}

/** The most that it took since, in MB. @param {number} pid */
export function peakMemory(pid) {
  return memory(pid, 'VmHWM');
}

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} what */
async function memory(pid, what) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000;
}

/** What it has taken of a processor so far, in seconds. @param {number} pid */
export async function processorSeconds(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
}
