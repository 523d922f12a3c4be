import type { EventRow } from '#events';

/** What became of a batch: how far it is published, for each organization, and what failed first. */
export interface Published {
  readonly positions: ReadonlyMap<string, number>;
  readonly count: number;
  readonly failure: Error | undefined;
}

/** So that a round is over before the lease is, also where an answer takes a tenth of a second. */
const mostInTurn = 100;

/** The beginning of what there is of each organization, up to where too many would have to wait for each other. */
export function batchOf(rows: readonly EventRow[]): EventRow[] {
  const counts = new Map<string, number>();
  const full = new Set<string>();
  return rows.filter((row) => {
    const count = (counts.get(resourceOf(row)) ?? 0) + 1;
    counts.set(resourceOf(row), count);
    if (count > mostInTurn) full.add(row.organizationId);
    return !full.has(row.organizationId);
  });
}

/**
 * All at once, but for events of one resource: the next is sent when the one before it is confirmed. So whatever fails, and
 * however often it is repeated, no event comes before one that happened earlier to its resource.
 */
export async function publishBatch(
  rows: readonly EventRow[],
  publish: (row: EventRow) => Promise<void>,
): Promise<Published> {
  const confirmed = new Set<EventRow>();
  const failures: Error[] = [];
  const inTurn = async (own: readonly EventRow[]): Promise<void> => {
    for (const row of own) {
      if (failures.length > 0) return;
      await publish(row);
      confirmed.add(row);
    }
  };
  await Promise.all(
    byResource(rows).map((own) => inTurn(own).catch((cause: unknown) => failures.push(cause as Error))),
  );
  return { positions: positionsOf(rows, confirmed), count: confirmed.size, failure: failures[0] };
}

function byResource(rows: readonly EventRow[]): EventRow[][] {
  const resources = new Map<string, EventRow[]>();
  for (const row of rows) {
    const own = resources.get(resourceOf(row));
    if (own === undefined) resources.set(resourceOf(row), [row]);
    else own.push(row);
  }
  return [...resources.values()];
}

function resourceOf({ organizationId, resourceId }: EventRow): string {
  return `${organizationId} ${resourceId}`;
}

/** Up to the first that is missing: what follows it is published once more. */
function positionsOf(rows: readonly EventRow[], confirmed: ReadonlySet<EventRow>): Map<string, number> {
  const positions = new Map<string, number>();
  const broken = new Set<string>();
  for (const row of rows) {
    if (!confirmed.has(row)) broken.add(row.organizationId);
    else if (!broken.has(row.organizationId)) positions.set(row.organizationId, row.position ?? 0);
  }
  return positions;
}
