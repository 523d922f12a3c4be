import type { Insertion } from './insertion.js';
import type { EntityClass } from './persistence.js';
import { type Statement, preparedName } from './statement.js';
import type { EntityStatements } from './entity-statements.js';

export type DeferredWrite = { readonly kind: 'insert'; readonly entity: EntityClass; readonly row: object } | Part;

interface Part {
  readonly kind: 'write' | 'supposition' | 'call';
  readonly statement: Statement;
}

const parametersPerStatement = 30_000;
const rowsPerInsert = 500;
const mostCombinations = 1_000;
const combinations = new Map<string, string>();

/**
 * Combines many writes into few statements: `WITH w0 AS (INSERT …), w1 AS (UPDATE …) SELECT f($9)`. PostgreSQL runs
 * all of them or none. They do not see each other's rows, so only independent writes may be deferred.
 */
export function combineWrites(deferred: readonly DeferredWrite[], statements: EntityStatements): Statement[] {
  const batches: Part[][] = [];
  let parameters = Infinity;
  for (const part of partsOf(deferred, statements)) {
    parameters += part.statement.values.length;
    if (parameters > parametersPerStatement) {
      batches.push([]);
      parameters = part.statement.values.length;
    }
    batches.at(-1)?.push(part);
  }
  return batches.map(combined);
}

/** Neighbouring rows for one table become one INSERT. */
function* partsOf(deferred: readonly DeferredWrite[], statements: EntityStatements): Generator<Part> {
  let rows: object[] = [];
  let insertion: Insertion | undefined;
  for (const item of deferred) {
    const next = item.kind === 'insert' ? statements.insertion(item.entity, item.row) : undefined;
    if (insertion !== undefined && (insertion !== next || rows.length === rowsPerInsert)) {
      yield { kind: 'write', statement: insertion.of(rows) };
      rows = [];
    }
    insertion = next;
    if (item.kind === 'insert') rows.push(item.row);
    else yield item;
  }
  if (insertion !== undefined) yield { kind: 'write', statement: insertion.of(rows) };
}

function combined(parts: readonly Part[]): Statement {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'write') return only.statement;
  return { text: combinedText(parts), values: parts.flatMap(({ statement }) => statement.values) };
}

/** Few combinations recur, so their texts are cached; those of large batches are not. */
function combinedText(parts: readonly Part[]): string {
  let key = '';
  for (const { kind, statement } of parts) {
    const name = preparedName(statement.text);
    if (name === undefined) return compose(parts);
    key += `${kind} ${name} `;
  }
  let text = combinations.get(key);
  if (text === undefined) {
    text = compose(parts);
    if (combinations.size < mostCombinations) combinations.set(key, text);
  }
  return text;
}

/** A supposition that answers no row divides by zero, which undoes the whole statement. */
function compose(parts: readonly Part[]): string {
  const writes: string[] = [];
  const selected: string[] = [];
  let offset = 0;
  for (const { kind, statement } of parts) {
    const numbered = renumbered(statement.text, offset);
    offset += statement.values.length;
    if (kind === 'supposition') selected.push(`1 / (SELECT count(*) FROM w${writes.length})`);
    if (kind === 'call') selected.push(numbered);
    else writes.push(`w${writes.length} AS (${numbered})`);
  }
  const select = `SELECT ${selected.length === 0 ? '1' : selected.join(', ')}`;
  return writes.length === 0 ? select : `WITH ${writes.join(', ')} ${select}`;
}

function renumbered(text: string, offset: number): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`);
}
