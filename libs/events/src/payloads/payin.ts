import { Nested, PayinStatus, Tag, Uuid } from '#contracts';
import type { SampleSubject } from './samples.js';

export class PayinStatusChange {
  @Nested(() => PayinStatus, { nullable: true, describe: 'Null when the payin has just been created, and only then.' })
  previousStatus: PayinStatus | null;

  @Nested(() => PayinStatus)
  currentStatus: PayinStatus;
}

/** A payin has been created, or has moved to a new status. */
export class PayinStatusChanged {
  @Tag('payin_status_changed')
  type: 'payin_status_changed';

  @Uuid()
  organizationId: string;

  @Uuid()
  payinId: string;

  @Nested(() => PayinStatusChange)
  statusChangeDetails: PayinStatusChange;
}

export function payinStatusChangedSample({ organizationId, resourceId }: SampleSubject): PayinStatusChanged {
  return {
    type: 'payin_status_changed',
    organizationId,
    payinId: resourceId,
    statusChangeDetails: { previousStatus: { type: 'pending' }, currentStatus: { type: 'completed' } },
  };
}
