import { Choice } from '../fields.js';
import { type FiatPayoutStatusType, fiatPayoutStatuses } from '../vocabulary/statuses.js';

export class FiatPayoutStatus {
  @Choice(fiatPayoutStatuses)
  type: FiatPayoutStatusType;
}
