import type { EventType } from '../../../libs/contracts/src/vocabulary/events.js';

/** What an organization was told, or is to be told. */
export interface LoggedEvent {
  readonly eventId: string;
  readonly organizationId?: string;
  readonly position: number;
  readonly eventCategory: string;
  readonly occurredAt: string;
  readonly resourceId: string;
  readonly payload: {
    readonly type: EventType;
    readonly statusChangeDetails?: StatusChange;
  } & StatusChange;
}

interface StatusChange {
  readonly currentStatus?: { readonly type: string };
}

export interface Attempt {
  readonly at: string;
  readonly status?: number;
  readonly error?: string;
}

export interface EventDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly status: string;
  readonly attempts: readonly Attempt[];
  readonly nextAttemptAt?: string;
}
