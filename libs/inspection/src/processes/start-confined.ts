import { type ChildProcess, fork } from 'node:child_process';
import type { Confinement } from './confinement.js';
import { underLimits } from './process-limits.js';
import type { Program } from './program.js';
import { workerEnvironment } from './worker-file.js';

/** Starts a program of Node.js that can be talked to. It sees from its file 4 when the service is gone. */
export function startConfined(
  confinement: Confinement,
  { file, visible }: Program,
  flags: readonly string[] = [],
): ChildProcess {
  const node = [process.execPath, ...flags, ...confinement.nodeFlags(visible)];
  const [execPath = '', ...execArgv] = underLimits([...confinement.around(visible), ...node]);
  const child = fork(file, [], {
    execPath,
    execArgv,
    cwd: '/',
    env: workerEnvironment,
    serialization: 'advanced',
    // Output may contain parts of a document, so none of it reaches the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    // Leads a process group, so that programs it starts end with it.
    detached: true,
  });
  child.stdio[4]?.on('error', () => undefined);
  return child;
}
