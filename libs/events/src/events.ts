import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Ids, Signal } from '#runtime';
import { type EventPayload, categoryOf } from './catalog.js';
import { EventRow } from './event.entity.js';

export interface NewEvent {
  /** What the event is about: events about one resource are delivered in order. */
  readonly resourceId: string;
  readonly payload: EventPayload;
  /** The same moment that the change itself carries. */
  readonly occurredAt: Date;
}

/** Records events in the transaction of the change, so that there is never one without the other. */
@Injectable()
export class Events {
  /** Raised when an event of this process is committed. */
  readonly recorded = new Signal();

  constructor(private readonly ids: Ids) {}

  record(tx: Tx, { resourceId, payload, occurredAt }: NewEvent): void {
    tx.insert(EventRow, {
      id: this.ids.next(),
      organizationId: payload.organizationId,
      category: categoryOf[payload.type],
      type: payload.type,
      resourceId,
      occurredAt,
      payload,
    });
    if (this.recorded.isHeard) tx.afterCommit(async () => this.recorded.raise());
  }
}
