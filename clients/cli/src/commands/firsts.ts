import type { Run } from '../command/command.js';
import { UsageError } from '../outcomes/outcomes.js';

/** What the first word says to do. */
export function firstOf<T>({ words }: Run, does: Readonly<Record<string, T>>): T {
  const [first = ''] = words;
  const found = Object.hasOwn(does, first) ? does[first] : undefined;
  if (found === undefined) throw new UsageError(`Say what to do: ${Object.keys(does).join(', ')}`);
  return found;
}

export function idIn({ words }: Run): string {
  const [, id] = words;
  if (id === undefined) throw new UsageError('Say which: its id comes next');
  return id;
}
