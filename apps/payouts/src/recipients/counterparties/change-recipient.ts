import type { Recipient, RecipientType } from '#contracts';
import { type FieldFailure, ValidationFailed } from '#errors';
import type { ChangeCounterparty } from './counterparty.dto.js';

const otherTypesFields: Readonly<Record<RecipientType, readonly (keyof ChangeCounterparty)[]>> = {
  individual: ['name'],
  business: ['firstName', 'lastName'],
};
const inWords: Readonly<Record<RecipientType, string>> = { individual: 'an individual', business: 'a business' };

/** What is not sent stays as it is, and nobody gets what only the other type has. */
export function changedRecipient(recipient: Recipient, changes: ChangeCounterparty): Recipient {
  const failures = otherTypesFields[recipient.type]
    .filter((field) => changes[field] !== undefined)
    .map((field): FieldFailure => ({
      field,
      messages: [`must be left out: this counterparty is ${inWords[recipient.type]}`],
    }));
  if (failures.length > 0) throw new ValidationFailed(failures);
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...recipient, ...(Object.fromEntries(sent) as Partial<Recipient>) } as Recipient;
}
