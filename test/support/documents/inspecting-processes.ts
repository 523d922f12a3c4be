import { readFileSync, readdirSync } from 'node:fs';

/** Those in which this process has documents opened, as long as they run. Linux alone tells. */
export function inspectingProcesses(besides: readonly number[] = []): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) && !besides.includes(pid) && isInspecting(pid) ? [pid] : [];
  });
}

function isInspecting(pid: number): boolean {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    // What looks around for a sandbox asks for the version alone. One that has ended has no command any more, until this process has heard of it.
    const isWorker =
      command === '' || (command.includes('libs/inspection/src/worker.js') && !command.includes('--version'));
    return Number(parent) === process.pid && isWorker;
  } catch {
    return false;
  }
}
