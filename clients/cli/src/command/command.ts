import type { Gatehouse } from '../../../typescript/src/index.js';
import type { Profile } from '../profile/profile.js';
import type { Output } from '../terminal/output.js';
import { UsageError } from '../outcomes/outcomes.js';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly about: string;
  /** How its value is written in the help. */
  readonly value?: string;
}

export interface Example {
  readonly line: string;
  readonly about: string;
}

/** What a command is given when it runs. */
export interface Run {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly output: Output;
  /** Ends when somebody interrupts it. */
  readonly signal: AbortSignal;
  /** Who is logged in here, and where. */
  readonly profile: Profile;
  /** With the key of the organization; throws where nobody is logged in. */
  readonly gatehouse: () => Gatehouse;
  /** With the operator key where there is one. */
  readonly operator: () => Gatehouse;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Words after the name, as the help writes them. */
  readonly words?: string;
  /** What the first word may be, for the completion of shells. */
  readonly firstWords?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  readonly examples: readonly Example[];
  readonly run: (given: Run) => Promise<void>;
}

/** The text of an option, where it was given. */
export function textOf({ options }: Run, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function wholeNumber(given: Run, name: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}
