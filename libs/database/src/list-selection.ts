import { type ListOrder, changeCursor, defaultPageSize, greatestId, readChangeCursor } from '#contracts';
import type { EntityClass } from './persistence.js';

/** What a list can be narrowed and ordered by, as columns. */
export interface ListedTable<E extends object = object> {
  readonly entity: EntityClass<E>;
  readonly name: string;
  /** Where it is not that of the id, which rows of lists are given when they are created. */
  readonly createdAt?: string;
  readonly amount?: string;
  /** Beside its own: other ids and texts by which a row is found, each with an index. */
  readonly ids?: readonly string[];
  readonly texts?: readonly string[];
}

type Give = (value: unknown) => string;

/** Rows are also found by what another table, or another condition, says of their ids. */
export interface FoundElsewhere {
  /** With `organization_id` and the `id` of the row. */
  readonly from: string;
  readonly where: (given: Give) => string;
}

/** A page of a list, as the query of a request says. */
export interface Asked {
  readonly limit?: number;
  readonly nextId?: string;
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly q?: string;
  /** For the same `q`. */
  readonly elsewhere?: readonly FoundElsewhere[];
  readonly sort?: ListOrder;
  /** Columns that tell a moment which has to be this one or earlier. */
  readonly until?: Readonly<Record<string, Date | undefined>>;
}

export interface ListedRow {
  readonly id: string;
  readonly updatedAt?: Date;
}

/** The part of a query after WHERE, with its values. */
export interface ListSelection {
  readonly condition: string;
  readonly values: readonly unknown[];
  /** How rare what is asked for is decides which index is best. */
  readonly plannedAnew: boolean;
}

const leastId = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id is made moments before or after the time that its row tells. */
const idsDifferMs = 5 * 60_000;

/** `equals` by the names of columns; what is undefined is not asked for. `condition` is SQL without parameters. */
export function listSelection(
  table: ListedTable,
  equals: Readonly<Record<string, string | undefined>>,
  asked: Asked,
  condition?: string,
): ListSelection {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const order = ordered(asked, given);
  const limit = given(asked.limit ?? defaultPageSize);
  const filters = [
    ...Object.entries(equals).flatMap(([column, value]) =>
      value === undefined ? [] : [`${column} = ${given(value)}`],
    ),
    ...Object.entries(asked.until ?? {}).flatMap(([column, at]) =>
      at === undefined ? [] : [`${column} <= ${given(at)}`],
    ),
    ...created(table, asked, given),
    ...amounts(table, asked, given),
    ...(asked.q === undefined ? [] : [named(table, equals, { ...asked, q: asked.q }, given)]),
  ];
  const conditions = [order.from, ...filters, ...(condition === undefined ? [] : [condition])];
  return {
    condition: `${conditions.join(' AND ')} ORDER BY ${order.by} LIMIT ${limit}`,
    values,
    plannedAnew: isNarrowed(equals, asked),
  };
}

/** More than to whose it is: by how much of a table passes, one index is best or another. */
function isNarrowed(equals: Readonly<Record<string, string | undefined>>, asked: Asked): boolean {
  const { createdFrom, createdTo, amountFrom, amountTo, q, sort } = asked;
  const columns = Object.keys(equals).filter((column) => equals[column] !== undefined);
  const isByColumn = columns.some((column) => column !== 'organization_id' && column !== 'id');
  const isByValue = [createdFrom, createdTo, amountFrom, amountTo, q].some((value) => value !== undefined);
  return isByColumn || isByValue || sort === 'updatedAt';
}

/** The `nextId` of a page of which this is the first row. */
export function cursorOf({ id, updatedAt }: ListedRow, sort: ListOrder = '-createdAt'): string {
  return sort === 'updatedAt' && updatedAt !== undefined ? changeCursor({ at: updatedAt, id }) : id;
}

function ordered({ sort = '-createdAt', nextId }: Asked, given: Give): { from: string; by: string } {
  if (sort === '-createdAt') return { from: `id <= ${given(nextId ?? greatestId)}`, by: 'id DESC' };
  if (sort === 'createdAt') return { from: `id >= ${given(nextId ?? leastId)}`, by: 'id' };
  const { at, id } = readChangeCursor(nextId ?? leastId);
  return { from: `(updated_at, id) >= (${given(at)}, ${given(id)})`, by: 'updated_at, id' };
}

/** By the id, in whose order the list is, and within its last minutes exactly. */
function created({ createdAt }: ListedTable, { createdFrom, createdTo }: Asked, given: Give): string[] {
  const margin = createdAt === undefined ? 0 : idsDifferMs;
  return [
    ...(createdFrom === undefined ? [] : [`id >= ${given(idAt(Date.parse(createdFrom) - margin, '0'))}`]),
    ...(createdTo === undefined ? [] : [`id <= ${given(idAt(Date.parse(createdTo) + margin, 'f'))}`]),
    ...(createdFrom === undefined || createdAt === undefined ? [] : [`${createdAt} >= ${given(createdFrom)}`]),
    ...(createdTo === undefined || createdAt === undefined ? [] : [`${createdAt} <= ${given(createdTo)}`]),
  ];
}

/** The first (`0`) or the last (`f`) id of a millisecond. */
function idAt(millisecond: number, digit: string): string {
  const time = Math.min(Math.max(millisecond, 0), 2 ** 48 - 1)
    .toString(16)
    .padStart(12, '0');
  const rest = digit.repeat(20);
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}

function amounts({ amount }: ListedTable, { amountFrom, amountTo }: Asked, given: Give): string[] {
  if (amount === undefined) return [];
  return [
    ...(amountFrom === undefined ? [] : [`${amount} >= ${given(amountFrom)}`]),
    ...(amountTo === undefined ? [] : [`${amount} <= ${given(amountTo)}`]),
  ];
}

/** Found first, by one index after the other: among the other conditions the planner might look for it row by row. */
function named(
  { name, ids = [], texts = [] }: ListedTable,
  equals: Readonly<Record<string, string | undefined>>,
  asked: Asked & { readonly q: string },
  given: Give,
): string {
  const { q, elsewhere = [] } = asked;
  // Hashes of EVM chains are kept in small letters.
  const text = /^0x/i.test(q) ? q.toLowerCase() : q;
  const columns = [
    ...(uuid.test(q) ? ['id', ...ids].map((column) => [column, q.toLowerCase()] as const) : []),
    ...texts.map((column) => [column, text] as const),
  ];
  const found = [
    ...columns.map(([column, value]) => `SELECT id FROM ${name} WHERE ${column} = ${given(value)}`),
    ...elsewhere.map((one) => foundElsewhere(one, equals['organization_id'], asked, given)),
  ];
  if (found.length === 0) return 'false';
  return `id = ANY (ARRAY(${found.join(' UNION ')}))`;
}

/** So many of one name are looked through for a page: the next ones from where it begins. */
const mostOfOneName = 2_000;

function foundElsewhere(
  { from, where }: FoundElsewhere,
  organizationId: string | undefined,
  { sort, nextId }: Asked,
  given: Give,
): string {
  const isOldestFirst = sort === 'createdAt';
  const conditions = [
    where(given),
    ...(organizationId === undefined ? [] : [`organization_id = ${given(organizationId)}`]),
    ...(sort === 'updatedAt' || nextId === undefined ? [] : [`id ${isOldestFirst ? '>=' : '<='} ${given(nextId)}`]),
  ];
  const order = isOldestFirst ? 'id' : 'id DESC';
  return `(SELECT id FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ${mostOfOneName})`;
}
