import { Choice } from '../fields.js';
import { type PayoutRequestStatusType, payoutRequestStatuses } from '../vocabulary/statuses.js';

export class PayoutRequestStatus {
  @Choice(payoutRequestStatuses)
  type: PayoutRequestStatusType;
}
