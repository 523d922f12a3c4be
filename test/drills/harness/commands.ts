import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.js';

const root = join(import.meta.dirname, '../../..');
const lookEveryMilliseconds = 50;

export interface CommandEnd {
  readonly code: number | null;
  readonly said: string;
  readonly seconds: number;
  /** At its most. */
  readonly memoryMiB: number;
}

export interface CommandWay {
  readonly environment?: Readonly<Record<string, string>>;
  /** No file may become larger: what a full disk does, to this one alone. */
  readonly largestFileKiB?: number;
  readonly killedAfterMilliseconds?: number;
}

export type Command = (name: string, file: string, way?: CommandWay) => Promise<CommandEnd>;

/** Commands of the platform, as people run them. */
export function commandOf(stage: Stage, environment: Readonly<Record<string, string>>): Command {
  return async (name, file, way = {}) => {
    const program = [process.execPath, join(root, `dist/apps/platform/src/commands/${name}.js`), file];
    const limited = way.largestFileKiB === undefined ? '' : `ulimit -f ${way.largestFileKiB * 2}; `;
    const begun = performance.now();
    const child = spawn('/bin/sh', ['-c', `${limited}exec "$@"`, 'sh', ...program], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...stage.secrets, ...environment, ...way.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    stage.onClose(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    if (way.killedAfterMilliseconds !== undefined)
      void pause(way.killedAfterMilliseconds).then(() => child.kill('SIGKILL'));
    let memoryMiB = 0;
    for (let end = false; !end;) {
      memoryMiB = Math.max(memoryMiB, await peakOf(child.pid));
      end = await Promise.race([ended.then(() => true), pause(lookEveryMilliseconds, false)]);
    }
    const seconds = (performance.now() - begun) / 1_000;
    return { code: await ended, said: said.join('').trim(), seconds, memoryMiB };
  };
}

async function peakOf(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
}
