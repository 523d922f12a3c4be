import type { Received } from '../../support/webhooks/receiver.js';
import type { Subscription } from './audience.js';
import type { Faults } from './drill.js';
import type { Postgres } from './postgres.js';

/** What came once more: when it had come before, and when it came again. */
export interface Duplicate {
  readonly before: number;
  readonly at: number;
}

interface Line {
  sequence: number;
  latest: Received | undefined;
}

/**
 * Looks at all that was received, in the order in which it came. About one resource, a webhook is
 * told of the next event only once the one before is written down as delivered: so whatever comes
 * is either the one after the latest, or the latest once more.
 */
export function examine(
  received: readonly Received[],
  subscriptions: readonly Subscription[],
  totals: Readonly<Record<string, number>>,
  faults: Faults,
): Duplicate[] {
  const lines = linesOf(subscriptions);
  const duplicates: Duplicate[] = [];
  for (const one of received) {
    const line = lines.get(`${one.path} ${one.envelope.resourceId}`);
    if (line === undefined) {
      faults.add('an event came to a webhook of another organization');
      continue;
    }
    faults.check(one.headers['webhook-id'] === one.envelope.eventId, 'webhook-id is not the id of the event');
    faults.check(
      Date.parse(String(one.envelope.payload['signedAt'])) === one.envelope.sequence,
      'the sequence is not the order in which events were recorded',
    );
    if (one.envelope.sequence === line.sequence) duplicates.push(duplicateOf(line, one, faults));
    else if (one.envelope.sequence !== line.sequence + 1)
      faults.add('out of order', `${one.envelope.sequence} after ${line.sequence}`);
    line.sequence = Math.max(line.sequence, one.envelope.sequence);
    line.latest = one;
  }
  for (const [key, { sequence }] of lines) {
    const total = totals[key.split(' ')[1] ?? ''] ?? 0;
    if (sequence !== total) faults.add('events about a resource are lost', `${total - sequence} of ${total}`);
  }
  return duplicates;
}

function linesOf(subscriptions: readonly Subscription[]): Map<string, Line> {
  return new Map(
    subscriptions.flatMap(({ path, member }) =>
      member.subjects.map(({ resourceId }) => [`${path} ${resourceId}`, { sequence: 0, latest: undefined }] as const),
    ),
  );
}

/** By its `webhook-id` a receiver knows that it had it before. */
function duplicateOf({ latest }: Line, again: Received, faults: Faults): Duplicate {
  faults.check(
    latest?.headers['webhook-id'] === again.headers['webhook-id'],
    'what came once more has another webhook-id',
  );
  faults.check(latest?.envelope.deliveryId === again.envelope.deliveryId, 'what came once more has another deliveryId');
  return { before: latest?.at ?? 0, at: again.at };
}

/** How many deliveries each webhook has to make. */
export function expectedOf(subscriptions: readonly Subscription[], totals: Readonly<Record<string, number>>): number {
  return subscriptions
    .flatMap(({ member }) => member.subjects)
    .reduce((sum, { resourceId }) => sum + (totals[resourceId] ?? 0), 0);
}

/** What the database says of the deliveries: all made, and each by the one attempt that is written down. */
export async function allAreDelivered(postgres: Postgres, expected: number, faults: Faults): Promise<void> {
  const rows = await postgres.query<{ status: string; count: number; again: number }>(
    `SELECT status, count(*)::int, count(*) FILTER (WHERE attempt_count <> 1 OR attempts->0->>'status' <> '200')::int AS again
     FROM delivery GROUP BY status`,
  );
  for (const { status, count, again } of rows) {
    if (status === 'delivered') faults.check(count === expected, `${count} of ${expected} deliveries are delivered`);
    else faults.add(`${count} deliveries are ${status}`);
    faults.check(again === 0, `${again} deliveries needed another attempt that was written down`);
  }
  faults.check(rows.length > 0, 'there are no deliveries');
}

/** How many deliveries have not been made, as far as the events are handed out. */
export async function undelivered(postgres: Postgres): Promise<number> {
  const [row] = await postgres.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM delivery WHERE status <> 'delivered') + (SELECT count(*) FROM event WHERE position IS NULL))::int AS count`,
  );
  return row?.count ?? 0;
}
