import { parseArgs } from 'node:util';
import { ApiError, ConnectionBroken, Unauthenticated } from '../../typescript/src/index.js';
import type { Command, Run } from './command/command.js';
import { everyOption, helpOf, helpOfAll } from './command/help.js';
import { SignedOut, UsageError, exitCodes } from './outcomes/outcomes.js';
import { clock } from './commands/clock.js';
import { completionOf } from './commands/completion.js';
import { events } from './commands/events.js';
import { listen } from './commands/listen.js';
import { login } from './commands/login.js';
import { openapi } from './commands/openapi.js';
import { payins } from './commands/payins.js';
import { payouts } from './commands/payouts.js';
import { reviews } from './commands/reviews.js';
import { status } from './commands/status.js';
import { trigger } from './commands/trigger.js';
import { connect } from './profile/connect.js';
import { readProfile } from './profile/profile.js';
import { Output } from './terminal/output.js';
import { plain } from './terminal/table.js';

const working = [login, status, listen, events, trigger, clock, reviews, payins, payouts, openapi];
const commands = [...working, completionOf(working)];

/** Runs one command. Returns what the process ends with. */
export async function main(words: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = words;
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  process.once('SIGTERM', () => interrupted.abort());
  process.stdout.on('error', endUnwritten);
  try {
    if (name === '--help' || name === 'help' || name === '-h') process.stdout.write(helpOfAll(commands));
    else await run(commandOf(name), rest, interrupted.signal);
    return exitCodes.done;
  } catch (failure) {
    if (interrupted.signal.aborted) return exitCodes.interrupted;
    process.stderr.write(`${plain(said(failure))}\n`);
    return codeOf(failure);
  }
}

/** Who reads no further, such as `head`, has enough; a full disk has not. */
function endUnwritten({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(exitCodes.done);
  process.stderr.write(`What is answered cannot be written: ${message}\n`, () => process.exit(exitCodes.refused));
}

function commandOf(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found === undefined) throw new UsageError(`There is no command ${name}. gatehouse --help lists them`);
  return found;
}

async function run(command: Command, words: readonly string[], signal: AbortSignal): Promise<void> {
  const { values, positionals } = parsed(command, words);
  if (values['help'] === true) return void process.stdout.write(helpOf(command));
  const { url } = values;
  const profile = await readProfile(typeof url === 'string' ? url : undefined);
  await command.run({
    words: positionals,
    options: values,
    output: new Output(process, values['json'] === true),
    signal,
    profile,
    gatehouse: () => connect(profile.url, profile.key),
    operator: () => connect(profile.url, profile.operatorKey ?? profile.key),
  });
}

function parsed(command: Command, words: readonly string[]): ReturnType<typeof parseArgs> & { values: Run['options'] } {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...everyOption }).map(([name, { type }]) => [name, { type }]),
  );
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}. gatehouse ${command.name} --help`);
  }
}

function said(failure: unknown): string {
  if (failure instanceof Unauthenticated)
    return 'The key is no longer taken: it was revoked, is over, or is of another Gatehouse. gatehouse login';
  if (failure instanceof ConnectionBroken) return `Gatehouse cannot be reached. ${failure.message}`;
  if (failure instanceof ApiError) return `${failure.name}: ${failure.message}`;
  return failure instanceof Error ? failure.message : String(failure);
}

function codeOf(failure: unknown): number {
  if (failure instanceof UsageError) return exitCodes.usage;
  if (failure instanceof SignedOut || failure instanceof Unauthenticated) return exitCodes.signedOut;
  const isLost =
    failure instanceof ConnectionBroken || (failure instanceof TypeError && failure.message === 'fetch failed');
  return isLost ? exitCodes.unreachable : exitCodes.refused;
}
