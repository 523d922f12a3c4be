import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Confinement } from './confinement.js';
import { underLimits } from './process-limits.js';
import type { Program } from './program.js';
import { workerEnvironment } from './worker-file.js';

export interface Confined {
  readonly child: ChildProcess;
  /** Its file 3. What comes may be anything. */
  readonly pipe: Socket;
  /** Nothing it had to itself keeps the service alive any more. */
  unref(): void;
}

/** Starts a program of Node.js that can be talked to. It sees from its file 4 when the service is gone. */
export function startConfined(
  confinement: Confinement,
  { file, visible }: Program,
  flags: readonly string[] = [],
): Confined {
  const node = [process.execPath, ...flags, ...confinement.nodeFlags(visible)];
  const [command = '', ...args] = underLimits([...confinement.around(visible), ...node, file]);
  const child = spawn(command, args, {
    cwd: '/',
    env: workerEnvironment,
    // Output may contain parts of a document, so none of it reaches the log.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Leads a process group, so that programs it starts end with it.
    detached: true,
  });
  // Those who wait for it are told; a machine that lacks processes is no reason to end.
  child.on('error', () => undefined);
  const [pipe, lifeline] = [child.stdio[3], child.stdio[4]] as [Socket, Socket];
  for (const each of [pipe, lifeline]) each.on('error', () => undefined);
  const unref = (): void => [child, pipe, lifeline].forEach((each) => each.unref());
  return { child, pipe, unref };
}
