import { Choice } from '../fields.js';
import { type PayinStatusType, payinStatuses } from '../vocabulary/statuses.js';

export class PayinStatus {
  @Choice(payinStatuses)
  type: PayinStatusType;
}
