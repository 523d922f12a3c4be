import { until } from '../run/until.js';

export type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

type Rows = readonly (readonly [string | null, string, string])[];

/** Something that moves by a table of statuses. */
export interface Resource {
  readonly id: string;
  readonly status: string;
}

/** How what moves by this table is told. */
export interface Way {
  readonly name: string;
  readonly rows: Rows;
  /** Before its first event; null where that tells of its creation. */
  readonly from: string | null;
}

interface Told {
  readonly resourceId: string;
  readonly sequence: string | null;
  readonly previous: string | null;
  readonly current: string;
}

/** Every resource went a way that its table allows, from where it was made to where it is, and was told in that order. */
export async function eventFaults(
  query: Query,
  types: readonly string[],
  resources: readonly (Resource & { readonly way: Way })[],
): Promise<string[]> {
  const told = await query<Told>(
    `SELECT resource_id AS "resourceId", sequence::text, payload->'statusChangeDetails'->'previousStatus'->>'type' AS previous,
       payload->'statusChangeDetails'->'currentStatus'->>'type' AS current
     FROM event WHERE type = ANY($1::text[]) ORDER BY ordinal`,
    [types],
  );
  const byResource = new Map<string, Told[]>(resources.map(({ id }) => [id, []]));
  for (const event of told) byResource.get(event.resourceId)?.push(event);
  return resources.flatMap((resource) => wayFaults(resource, byResource.get(resource.id) ?? []));
}

/** Whatever is asked of the events is there: each has its place. */
export async function areToldOf(query: Query): Promise<boolean> {
  const [row] = await query<{ left: number }>('SELECT count(*)::int AS left FROM event WHERE position IS NULL');
  return row?.left === 0;
}

/** Nothing is wrong, as soon as what the chains have done is credited; meanwhile the clock goes on. */
export async function untilNone(
  what: string,
  look: () => Promise<string[]>,
  goOn: () => Promise<unknown>,
): Promise<void> {
  let faults: string[] = [];
  await until(
    () => `${what} are well: ${faults.join('; ')}`,
    async () => {
      await goOn();
      faults = await look();
      return faults.length === 0;
    },
  );
}

function wayFaults({ status, way }: Resource & { readonly way: Way }, events: readonly Told[]): string[] {
  const moves = new Set(way.rows.map(([from, , to]) => `${from ?? ''} > ${to}`));
  let at = way.from;
  let isLegal = true;
  for (const [index, { previous, current, sequence }] of events.entries()) {
    const isNext = previous === at && sequence === String(index + 1);
    isLegal &&= isNext && moves.has(`${previous ?? ''} > ${current}`);
    at = current;
  }
  if (isLegal && at === status) return [];
  const went = events.map(
    ({ sequence, previous, current }) => `${sequence ?? '-'}: ${previous ?? 'null'} > ${current}`,
  );
  return [`a ${way.name} that is ${status} told ${went.join(', ')}`];
}
