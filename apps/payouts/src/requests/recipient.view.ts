import { type Recipient, Tag, Text, type UnionOf, Uuid, truncated, union } from '#contracts';
import type { Payout } from '../records/payout.entity.js';

class IndividualRecipientInfo {
  @Tag('individual')
  type: 'individual';

  @Text({ max: 200, example: '****na' })
  firstName: string;

  @Text({ max: 200, example: '****ez' })
  lastName: string;

  @Text({ max: 254, optional: true, example: '****.com' })
  email?: string;

  @Uuid({ optional: true })
  counterpartyId?: string;

  @Uuid({ optional: true })
  payoutMethodId?: string;
}

class BusinessRecipientInfo {
  @Tag('business')
  type: 'business';

  @Text({ max: 200, example: '****S.A.' })
  name: string;

  @Text({ max: 254, optional: true, example: '****mple' })
  email?: string;

  @Uuid({ optional: true })
  counterpartyId?: string;

  @Uuid({ optional: true })
  payoutMethodId?: string;
}

export const recipientViews = union('type', { individual: IndividualRecipientInfo, business: BusinessRecipientInfo });
export type RecipientView = UnionOf<typeof recipientViews>;

export function recipientView({ counterpartyId, payoutMethodId }: Payout, recipient: Recipient): RecipientView {
  const saved = {
    ...(recipient.email === undefined ? {} : { email: truncated(recipient.email) }),
    ...(counterpartyId === null ? {} : { counterpartyId }),
    ...(payoutMethodId === null ? {} : { payoutMethodId }),
  };
  if (recipient.type === 'business') return { type: 'business', name: truncated(recipient.name), ...saved };
  const { firstName, lastName } = recipient;
  return { type: 'individual', firstName: truncated(firstName), lastName: truncated(lastName), ...saved };
}
