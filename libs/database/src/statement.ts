import type { Way } from './connecting/way.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Planned each time for its values, where the best plan depends on them. */
  readonly plannedAnew?: boolean;
}

/** Small statements that recur are prepared, not every length of a batch. */
const largestPreparedText = 4_000;
const names = new Map<string, string>();

/** The name of the prepared statement, if the text is prepared. */
export function preparedName(text: string): string | undefined {
  if (text.length > largestPreparedText) return undefined;
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `gatehouse_${names.size}`));
  return name;
}

/** A prepared statement is known by its text: PostgreSQL plans it once per connection, where that keeps it. */
export function prepared(
  { text, values, plannedAnew = false }: Statement,
  { prepares }: Pick<Way, 'prepares'>,
): { name?: string; text: string; values: unknown[] } {
  const name = prepares && !plannedAnew ? preparedName(text) : undefined;
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
}
