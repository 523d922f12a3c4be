import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork, columnsAs } from '#database';
import { Jobs, job } from '#jobs';
import { Webhook } from '../endpoints/webhook.entity.js';
import { type Deliverable, FanOutEvents } from '../event-log/fan-out-events.js';
import { Replay } from './replay.entity.js';

export interface ReplayId {
  readonly organizationId: string;
  readonly id: string;
  readonly webhookId: string;
}

export const replayEvents = job<ReplayId>('replayEvents');

/** One replay at a time, so that other jobs are not held up. */
export const replayQueue = 'replays';

const replayedAtOnce = 1_000;

/** Delivers a range of the log again, piece by piece. The row stores the progress, so a crash repeats nothing. */
@Injectable()
export class ReplayEventsJob implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly fanOutEvents: FanOutEvents,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(replayEvents, (replay) => this.unitOfWork.run((tx) => this.next(tx, replay)));
  }

  /** One piece, then a job for the next, so that replays take turns. */
  private async next(tx: Tx, { organizationId, id, webhookId }: ReplayId): Promise<void> {
    const webhook = await tx.one(Webhook, { organizationId, id: webhookId }, { lock: true });
    const replay = await tx.one(Replay, { organizationId, id }, { lock: true });
    const events = webhook === undefined || replay === undefined ? [] : await eventsOf(tx, replay);
    const last = events.at(-1);
    if (last === undefined) {
      await tx.delete(Replay, { organizationId, id });
      return;
    }
    await this.fanOutEvents.toOne(tx, { organizationId, webhookId }, events);
    await tx.update(Replay, { organizationId, id }, { nextPosition: String(BigInt(last.position) + 1n) });
    this.jobs.add(tx, replayEvents, { organizationId, id, webhookId }, { queue: replayQueue });
  }
}

function eventsOf(tx: Tx, replay: Replay): Promise<(Deliverable & { position: string })[]> {
  return tx.query(
    `SELECT ${columnsAs(['id', 'type', 'resourceId', 'position'])} FROM event
     WHERE organization_id = $1 AND position BETWEEN $2 AND $3 AND occurred_at BETWEEN $4 AND $5 AND type = ANY($6)
     ORDER BY position LIMIT ${replayedAtOnce}`,
    [replay.organizationId, replay.nextPosition, replay.lastPosition, replay.fromTime, replay.toTime, replay.types],
  );
}
