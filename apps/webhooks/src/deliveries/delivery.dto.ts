import { Choice, Choices, type EventType, Instant, ListQuery, eventTypes } from '#contracts';
import { deliveryLifecycle, type DeliveryStatus } from './delivery.lifecycle.js';

export class DeliveryQuery extends ListQuery {
  @Choice(deliveryLifecycle.statuses, { optional: true, describe: 'Only deliveries in this status.' })
  status?: DeliveryStatus;
}

export class SendTest {
  @Choice(eventTypes, { example: 'tos_accepted', describe: 'The payload type of the test.' })
  type: EventType;
}

export class ReplayEvents {
  @Instant({ example: '2026-11-21T00:00:00.000Z', describe: 'Events that occurred at this moment or later.' })
  from: string;

  @Instant({
    optional: true,
    example: '2026-11-22T00:00:00.000Z',
    describe: 'Events that occurred at this moment or earlier; until now when absent.',
  })
  to?: string;

  @Choices(eventTypes, {
    min: 1,
    optional: true,
    example: ['payin_status_changed'],
    describe: 'Only events of these payload types; all that the webhook subscribes to when absent.',
  })
  types?: EventType[];
}
