import { readFileSync } from 'node:fs';

/**
 * Milliseconds of the processor that a process has taken so far, and the programs that it started. Undefined where the
 * system does not tell, or where the process is gone.
 */
export function workOf(pid: number): number | undefined {
  const own = ticksOf(pid);
  if (own === undefined) return undefined;
  const programs = childrenOf(pid).map((child) => ticksOf(child) ?? 0);
  return programs.reduce((sum, ticks) => sum + ticks, own) * millisecondsOfTick;
}

/**
 * What it really has in memory, and the programs that it started. Where the system does not tell, the limits of each are
 * the only ones.
 */
export function megabytesOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ownMegabytesOf(one), 0);
}

function ownMegabytesOf(pid: number): number {
  try {
    // In kilobytes, however large the pages of its memory are: other files count those.
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}

/** Linux counts in hundredths of a second, on whatever processor. */
const millisecondsOfTick = 10;

/** In user and kernel mode, with all children that have ended. */
function ticksOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands before, in brackets, and may hold anything.
    const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return figures.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return undefined;
  }
}

/** Those that run still. Some systems do not tell: then they count once they have ended. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
