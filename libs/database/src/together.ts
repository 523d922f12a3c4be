import type { EntityClass } from './persistence.js';
import type { Statement, Statements } from './statements.js';

export type Deferred =
  | { readonly kind: 'insert'; readonly entity: EntityClass; readonly row: object }
  | { readonly kind: 'write' | 'call'; readonly statement: Statement };

const parametersPerStatement = 30_000;

interface Parts {
  readonly writes: Statement[];
  readonly calls: Statement[];
  parameters: number;
}

/**
 * Many writes as few statements: `WITH w0 AS (INSERT …), w1 AS (UPDATE …) SELECT f($9)`. PostgreSQL runs
 * such writes all or none. They do not see each other's rows, so only what is independent is kept back.
 */
export function together(deferred: readonly Deferred[], statements: Statements): Statement[] {
  const batches: Parts[] = [];
  for (const { kind, statement } of statementsOf(deferred, statements)) {
    let batch = batches.at(-1);
    if (batch === undefined || batch.parameters + statement.values.length > parametersPerStatement)
      batches.push((batch = { writes: [], calls: [], parameters: 0 }));
    batch[kind === 'call' ? 'calls' : 'writes'].push(statement);
    batch.parameters += statement.values.length;
  }
  return batches.map(combined);
}

/** Neighbouring rows for one table become one INSERT. */
function* statementsOf(
  deferred: readonly Deferred[],
  statements: Statements,
): Generator<{ kind: 'write' | 'call'; statement: Statement }> {
  let rows: object[] = [];
  let table: EntityClass | undefined;
  let shape = '';
  for (const item of deferred) {
    const itemShape = item.kind === 'insert' ? Object.keys(item.row).sort().join() : '';
    const fits = item.kind === 'insert' && item.entity === table && itemShape === shape && rows.length < 500;
    if (!fits && table !== undefined) {
      yield { kind: 'write', statement: statements.insert(table, rows) };
      [rows, table] = [[], undefined];
    }
    if (item.kind === 'insert') {
      rows.push(item.row);
      [table, shape] = [item.entity, itemShape];
    } else yield item;
  }
  if (table !== undefined) yield { kind: 'write', statement: statements.insert(table, rows) };
}

function combined({ writes, calls }: Parts): Statement {
  const [only] = writes;
  if (writes.length === 1 && calls.length === 0 && only !== undefined) return only;
  const values: unknown[] = [];
  const numbered = ({ text, values: own }: Statement): string => {
    const offset = values.length;
    values.push(...own);
    return text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`);
  };
  const parts = writes.map((statement, index) => `w${index} AS (${numbered(statement)})`);
  const select = calls.length === 0 ? 'SELECT 1' : `SELECT ${calls.map((statement) => numbered(statement)).join(', ')}`;
  return { text: parts.length === 0 ? select : `WITH ${parts.join(', ')} ${select}`, values };
}
