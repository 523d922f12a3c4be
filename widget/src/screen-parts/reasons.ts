import type { Requirement } from '../api/wire.js';
import type { Context } from '../elements/context.js';

/** Why something is asked: because of an answer, else what it is good for; of what is not known here, the server's words. */
export function reasonOf(
  { words, locale }: Pick<Context, 'words' | 'locale'>,
  { ruleId, attestationType, reason }: Requirement,
): string | undefined {
  const what = attestationType.replace(/^(individual|business|associatedPerson)/, '');
  const why = words.why as Readonly<Record<string, string>>;
  return words.reasons[ruleId] ?? why[what] ?? (locale.startsWith('en') ? reason : undefined);
}
