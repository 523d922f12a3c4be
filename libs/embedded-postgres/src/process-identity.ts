import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hasCode } from './failure.js';

const UNKNOWN = 'unknown';
const ENDED = 'ended';

/**
 * `<pid>-<start>-<boot>-<random>`: a name for this process that stays its own after the pid is reused or the machine
 * rebooted. The random part tells apart several claims of one process, so a name never comes back.
 */
export async function newIdentity(): Promise<string> {
  return [process.pid, await startOf(process.pid), await bootOf(), randomBytes(6).toString('hex')].join('-');
}

export async function isAlive(identity: string): Promise<boolean> {
  const [pid, start, boot] = identity.split('-');
  if (!exists(Number(pid)) || boot !== (await bootOf())) return false;
  const startNow = await startOf(Number(pid));
  return startNow === UNKNOWN || startNow === start;
}

export function pidOf(identity: string): number {
  return Number(identity.split('-')[0]);
}

export function exists(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Empty for a process that has ended, even one its parent has not reaped; undefined where the system does not say. */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  if (!exists(pid)) return '';
  if (process.platform === 'linux') {
    const bytes = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return bytes.replaceAll('\0', ' ');
  }
  if (process.platform === 'darwin') {
    const found = await promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return found.stdout;
  }
  return undefined;
}

async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return UNKNOWN;
  // The program's name stands in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : (fields[19] ?? UNKNOWN);
}

async function bootOf(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => UNKNOWN);
  return boot.slice(0, 8);
}
