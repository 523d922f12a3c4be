import { Instant, OneOf, type PayoutMethodInfo, Text, Uuid, maskedPayoutMethod, payoutMethodInfos } from '#contracts';
import type { PayoutMethodRow } from './payout-method.entity.js';
import type { LabelledMethod } from './payout-method.sealed.js';

export class PayoutMethodView {
  @Uuid()
  id: string;

  @Uuid()
  counterpartyId: string;

  @Text({ max: 100, example: 'Salary account' })
  alias: string;

  @Instant()
  createdAt: string;

  @OneOf(payoutMethodInfos, { describe: 'Sensitive values are masked except for their last characters.' })
  payoutMethod: PayoutMethodInfo;
}

export function payoutMethodView(
  { id, counterpartyId, createdAt }: Omit<PayoutMethodRow, 'method'>,
  { alias, method }: LabelledMethod,
): PayoutMethodView {
  return {
    id,
    counterpartyId,
    alias,
    createdAt: createdAt.toISOString(),
    payoutMethod: maskedPayoutMethod(method),
  };
}
