import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../http/app.js';
import { createLog } from '../log.js';
import { readEnvironment } from './read-environment.js';

export interface Command {
  readonly name: string;
  readonly module: Type;
  /** What has to be said after its name. */
  readonly takes?: readonly string[];
  /** What may be said after that. */
  readonly flags?: readonly string[];
  /** What it returns is the last line that is printed. */
  readonly run: (
    app: NestFastifyApplication,
    report: (line: string) => void,
    given: readonly string[],
  ) => Promise<string>;
}

/** Does one thing with modules of a service, without serving anybody, and ends. */
export async function runCommand({ name, module, takes = [], flags = [], run }: Command): Promise<void> {
  const given = process.argv.slice(2);
  const isKnown = given.slice(takes.length).every((flag) => flags.includes(flag));
  if (given.length < takes.length || !isKnown || given.slice(0, takes.length).some((text) => text.startsWith('--'))) {
    process.stderr.write(
      `Usage: npm run ${name}${takes.length === 0 ? '' : ` -- ${[...takes, ...flags.map((flag) => `[${flag}]`)].join(' ')}`}\n`,
    );
    process.exitCode = 64;
    return;
  }
  const config = readEnvironment({ name, port: 0 });
  if (config === undefined) return;
  const report = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const log = createLog({ ...config, logLevel: 'silent' });
    const app = await createApp({ config, module, log, progress: { report } });
    try {
      report(await run(app, report, given));
    } finally {
      await app.close();
    }
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    process.exitCode = 1;
  }
}
