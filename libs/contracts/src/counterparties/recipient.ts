import { addressExample, PhysicalAddressVerification } from '../attestations/address.js';
import { Email } from '../contact.js';
import { Nested, Tag, Text, Uuid } from '../fields.js';
import { type UnionOf, union } from '../union.js';

export const recipientTypes = ['individual', 'business'] as const;
export type RecipientType = (typeof recipientTypes)[number];

export const recipientAlias = { max: 100, optional: true, example: 'Rent', describe: 'What you call them.' };
export const recipientAddress = { optional: true, example: addressExample };
const name = { max: 200, describe: 'As the bank knows it, in any script.' };

export class IndividualRecipient {
  @Tag('individual')
  type: 'individual';

  @Text({ ...name, example: 'Ana' })
  firstName: string;

  @Text({ ...name, example: 'Pérez' })
  lastName: string;

  @Email({ optional: true })
  email?: string;

  @Nested(() => PhysicalAddressVerification, recipientAddress)
  physicalAddress?: PhysicalAddressVerification;

  @Text(recipientAlias)
  alias?: string;
}

export class BusinessRecipient {
  @Tag('business')
  type: 'business';

  @Text({ ...name, example: 'Acme S.A.' })
  name: string;

  @Email({ optional: true, example: 'billing@acme.example' })
  email?: string;

  @Nested(() => PhysicalAddressVerification, recipientAddress)
  physicalAddress?: PhysicalAddressVerification;

  @Text(recipientAlias)
  alias?: string;
}

/** One that is saved already. */
export class CounterpartyRecipient {
  @Tag('counterparty')
  type: 'counterparty';

  @Uuid()
  counterpartyId: string;
}

/** Who is paid. */
export const recipients = union('type', {
  individual: IndividualRecipient,
  business: BusinessRecipient,
} satisfies { [T in RecipientType]: new () => { type: T } });
export type Recipient = UnionOf<typeof recipients>;

/** Who is paid, as a payout names them. */
export const recipientInfos = union('type', {
  ...recipients.variants,
  counterparty: CounterpartyRecipient,
});
export type RecipientInfo = UnionOf<typeof recipientInfos>;
