import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scratch } from './scratch.js';

type Project = 'rules' | 'embedded';

export interface Trial {
  readonly project: Project;
  /** In this order; none are all of the project. */
  readonly files: readonly string[];
  readonly milliseconds: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly options?: readonly string[];
}

export interface Outcome {
  readonly ended: 'passed' | 'failed' | 'too late';
  /** What was noted by `environment.mjs`. */
  readonly notes: readonly Record<string, unknown>[];
  readonly said: string;
}

const running = new Set<number>();
let isOver = false;

/** Tests of a scratch tree, in a process of their own, which takes along whatever it started. */
export async function attempt(scratch: Scratch, trial: Trial): Promise<Outcome> {
  const notes = join(scratch.temporary, 'notes');
  writeFileSync(notes, '');
  const child = spawn(process.execPath, argumentsOf(scratch, trial), {
    cwd: scratch.root,
    detached: true,
    env: {
      ...process.env,
      TMPDIR: scratch.temporary,
      MUTATION_NOTES: notes,
      MUTATION_FILES: JSON.stringify(trial.files),
      ...trial.environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pid = child.pid ?? 0;
  running.add(pid);
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-4_000)));
  const code = await Promise.race([
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
    new Promise<'too late'>((resolve) => setTimeout(resolve, trial.milliseconds, 'too late').unref()),
  ]);
  end(pid);
  // The handler of the interrupt clears up and leaves: going on would leave before that.
  if (isOver) await new Promise(() => undefined);
  const lines = readFileSync(notes, 'utf8').split('\n').filter(Boolean);
  return {
    ended: code === 'too late' ? code : code === 0 ? 'passed' : 'failed',
    notes: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    said,
  };
}

/** Nothing of it is left when we are ended ourselves. */
export function endTrials(): void {
  isOver = true;
  for (const pid of running) end(pid);
}

function argumentsOf(scratch: Scratch, { project, files, options = ['--runInBand'] }: Trial): string[] {
  return [
    join(scratch.root, 'node_modules/jest/bin/jest.js'),
    ...['--config', join(scratch.root, 'test/mutation/jest.config.mjs')],
    ...['--selectProjects', project, '--forceExit', '--silent', ...options],
    ...(files.length === 0 ? [] : ['--runTestsByPath', ...files]),
  ];
}

function end(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
