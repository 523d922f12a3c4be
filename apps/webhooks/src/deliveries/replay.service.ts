import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { type EventCategory, type EventType, eventTypes } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { LimitExceeded, ValidationFailed } from '#errors';
import { categoryOf } from '#events';
import { Jobs } from '#jobs';
import { Clock, Ids } from '#runtime';
import { WebhookRows } from '../endpoints/webhook.rows.js';
import { SequenceEvents } from '../event-log/sequence-events.js';
import type { ReplayEvents } from './delivery.dto.js';
import type { ReplayStartedView } from './delivery.view.js';
import { Replay } from './replay.entity.js';
import { replayEvents, replayQueue } from './replay-events.job.js';

const mostInProgress = 3;

type Range = Pick<Replay, 'organizationId' | 'types' | 'fromTime' | 'toTime'>;

/** Starts a replay of the events that are in a range of the log now. A job delivers them. */
@Injectable()
export class ReplayService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhookRows,
    private readonly sequenceEvents: SequenceEvents,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async replay(
    { organizationId }: OrganizationCaller,
    webhookId: string,
    { from, to, types }: ReplayEvents,
  ): Promise<ReplayStartedView> {
    const fromTime = new Date(from);
    const toTime = to === undefined ? this.clock.now() : new Date(to);
    if (toTime < fromTime)
      throw to === undefined
        ? ValidationFailed.at('from', 'must not be in the future')
        : ValidationFailed.at('to', 'must not be before from');
    while (await this.sequenceEvents.numberFor(organizationId));
    return this.unitOfWork.run(async (tx) => {
      const { categories } = await this.webhooks.lockActive(tx, organizationId, webhookId, 'replay');
      const range = { organizationId, types: wanted(types, categories), fromTime, toTime };
      const { count, first, last } = await extent(tx, range);
      if (count === 0) return { deliveries: 0 };
      await refuseMoreThanAFew(tx, organizationId, webhookId);
      const id = this.ids.next();
      tx.insert(Replay, { ...range, id, webhookId, nextPosition: first, lastPosition: last });
      this.jobs.add(tx, replayEvents, { organizationId, id, webhookId }, { queue: replayQueue });
      return { deliveries: count };
    });
  }
}

async function refuseMoreThanAFew(tx: Tx, organizationId: string, webhookId: string): Promise<void> {
  const inProgress = await tx.query('SELECT 1 FROM replay WHERE organization_id = $1 AND webhook_id = $2', [
    organizationId,
    webhookId,
  ]);
  if (inProgress.length >= mostInProgress) throw new LimitExceeded(mostInProgress, inProgress.length + 1);
}

function wanted(types: readonly EventType[] | undefined, categories: readonly EventCategory[]): EventType[] {
  const subscribed = eventTypes.filter((type) => categories.includes(categoryOf[type]));
  if (types === undefined) return subscribed;
  const failures = types.flatMap((type, index) =>
    subscribed.includes(type)
      ? []
      : [
          {
            field: `types.${index}`,
            messages: [`is not in the categories of this webhook: add ${categoryOf[type]} first`],
          },
        ],
  );
  if (failures.length > 0) throw new ValidationFailed(failures);
  return [...types];
}

async function extent(
  tx: Tx,
  { organizationId, types, fromTime, toTime }: Range,
): Promise<{ count: number; first: string; last: string }> {
  const [found] = await tx.query<{ count: number; first: string | null; last: string | null }>(
    `SELECT count(*)::int AS count, min(position) AS first, max(position) AS last FROM event
     WHERE organization_id = $1 AND occurred_at BETWEEN $2 AND $3 AND type = ANY($4) AND position IS NOT NULL`,
    [organizationId, fromTime, toTime, types],
  );
  return { count: found?.count ?? 0, first: found?.first ?? '0', last: found?.last ?? '0' };
}
