import {
  Choice,
  Email,
  Instant,
  Nested,
  PhysicalAddressVerification,
  type Recipient,
  type RecipientType,
  Text,
  Uuid,
  recipientAddress,
  recipientAlias,
  recipientTypes,
} from '#contracts';
import type { Counterparty } from './counterparty.entity.js';

export class CounterpartyView {
  @Uuid()
  id: string;

  @Choice(recipientTypes, { example: 'individual' })
  type: RecipientType;

  @Text({ max: 200, optional: true, example: 'Ana', describe: 'Of an individual.' })
  firstName?: string;

  @Text({ max: 200, optional: true, example: 'Pérez', describe: 'Of an individual.' })
  lastName?: string;

  @Text({ max: 200, optional: true, describe: 'Of a business.' })
  name?: string;

  @Email({ optional: true })
  email?: string;

  @Nested(() => PhysicalAddressVerification, recipientAddress)
  physicalAddress?: PhysicalAddressVerification;

  @Text(recipientAlias)
  alias?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}

export function counterpartyView(
  { id, createdAt, updatedAt }: Pick<Counterparty, 'id' | 'createdAt' | 'updatedAt'>,
  recipient: Recipient,
): CounterpartyView {
  return { id, ...recipient, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
