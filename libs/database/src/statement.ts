export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A plan is kept for the small shapes that come again, not for every length of a batch. */
const largestPreparedText = 4_000;
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps the plan of a text, where it keeps one. */
export function preparedName(text: string): string | undefined {
  if (text.length > largestPreparedText) return undefined;
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `gatehouse_${names.size}`));
  return name;
}

/** A prepared statement is known by its text: PostgreSQL plans it once per connection. */
export function prepared({ text, values }: Statement): { name?: string; text: string; values: unknown[] } {
  const name = preparedName(text);
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
}
