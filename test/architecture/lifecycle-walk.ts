import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IllegalTransition } from '#errors';
import type { Lifecycle } from '#lifecycle';
import { filesUnder, root } from './workspace.js';

export interface FoundLifecycle {
  readonly file: string;
  readonly table: Lifecycle;
}

/** The status tables of the whole workspace, as their files export them. */
export async function lifecyclesOfWorkspace(): Promise<FoundLifecycle[]> {
  const files = [...filesUnder('apps'), ...filesUnder('libs')].filter((path) => path.endsWith('.lifecycle.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
      return Object.values(exported)
        .filter(isLifecycle)
        .map((table) => ({ file, table }));
    }),
  );
  return found.flat();
}

/** Tries every trigger on every status, and on nothing yet. What deviates from the rows is returned. */
export function walk(table: Lifecycle): string[] {
  const statuses = [...new Set(table.rows.flatMap(([from, , to]) => [from, to]))];
  const triggers = [...new Set(table.rows.map(([, trigger]) => trigger))];
  return [
    ...[null, ...statuses.filter((status) => status !== null)].flatMap((from) =>
      triggers.flatMap((trigger) => problemOf(table, from, trigger)),
    ),
    ...statuses.flatMap((status) => (status === null ? [] : problemsOfStatus(table, status))),
    ...same('statuses', [...table.statuses].sort(), statuses.filter((status) => status !== null).sort()),
    ...same('triggers', [...table.triggers].sort(), triggers.sort()),
    ...(table.rows.some(([from]) => from === null) ? [] : [`${table.resource}: nothing begins`]),
    ...(table.rows.some(([from, , to]) => from === to) ? [`${table.resource}: a row leads nowhere else`] : []),
  ];
}

function problemOf(table: Lifecycle, from: string | null, trigger: string): string[] {
  const id = 'its-id';
  const [, , expected] = table.rows.find((row) => row[0] === from && row[1] === trigger) ?? [];
  const said = `${table.resource}: ${from ?? 'nothing'} + ${trigger}`;
  try {
    const to = table.next(from, trigger, id);
    return to === expected ? [] : [`${said} leads to ${to}, not to ${expected ?? 'a refusal'}`];
  } catch (thrown) {
    if (!(thrown instanceof IllegalTransition)) return [`${said} throws ${String(thrown)}`];
    if (expected !== undefined) return [`${said} is refused, and should lead to ${expected}`];
    const params = { resource: table.resource, id, ...(from === null ? {} : { from }), trigger };
    return same(`${said} is refused with params`, thrown.params, params);
  }
}

function problemsOfStatus(table: Lifecycle, status: string): string[] {
  const waysOut = table.rows.filter(([from]) => from === status).length;
  const isTerminal = table.isTerminal(status);
  return [
    ...(isTerminal === (waysOut === 0)
      ? []
      : [`${table.resource}: ${status} has ${waysOut} ways out, and says terminal: ${isTerminal}`]),
    ...(reached(table).has(status) ? [] : [`${table.resource}: nothing leads to ${status}`]),
  ];
}

function reached({ rows }: Lifecycle): ReadonlySet<string | null> {
  const known = new Set<string | null>([null]);
  for (let round = 0; round < rows.length; round++) for (const [from, , to] of rows) if (known.has(from)) known.add(to);
  return known;
}

function same(what: string, given: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(given), JSON.stringify(expected)];
  return one === other ? [] : [`${what}: ${one}, not ${other}`];
}

function isLifecycle(exported: unknown): exported is Lifecycle {
  return typeof exported === 'object' && exported !== null && 'rows' in exported && 'next' in exported;
}
