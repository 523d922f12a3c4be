import { readFile, writeFile } from 'node:fs/promises';
import { Missing } from './missing.mjs';

/** Only Linux tells how much a process had at most. */
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
