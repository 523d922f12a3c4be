import { Injectable } from '@nestjs/common';
import { Listening, WorkSignal, type Tx } from '#database';
import { Ids } from '#runtime';
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
  /** Raised when an event is committed. */
  readonly recorded: WorkSignal;

  constructor(
    private readonly ids: Ids,
    listening: Listening,
  ) {
    this.recorded = new WorkSignal(listening, 'gatehouse_events');
  }

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
    this.recorded.raiseAfter(tx);
  }
}
