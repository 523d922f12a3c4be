import { readFileSync } from 'node:fs';

/** Processor time of a process and the programs it started, in milliseconds. Undefined if the system does not tell or the process is gone. */
export function workOf(pid: number): number | undefined {
  const own = ticksOf(pid);
  if (own === undefined) return undefined;
  const programs = descendantsOf(pid).map((child) => ticksOf(child) ?? 0);
  return programs.reduce((sum, ticks) => sum + ticks, own) * millisecondsOfTick;
}

/** How long it has been waiting for a processor that others had, in milliseconds, with the programs it started. 0 if the system does not tell. */
export function waitOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + ownWaitOf(one), 0);
}

function ownWaitOf(pid: number): number {
  try {
    // Of its first thread, in nanoseconds, after the time that it had a processor.
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

/** Resident memory of a process and the programs it started. 0 if the system does not tell: then only their own limits hold. */
export function megabytesOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + ownMegabytesOf(one), 0);
}

function ownMegabytesOf(pid: number): number {
  try {
    // In kilobytes; other files of /proc count pages, whose size differs.
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}

/** Linux counts in hundredths of a second on every architecture. */
const millisecondsOfTick = 10;

/** In user and kernel mode, with all children that have ended. */
function ticksOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name comes first, in brackets, and may contain anything.
    const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return figures.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return undefined;
  }
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Those still running. If the system does not tell, they count once they have ended. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
