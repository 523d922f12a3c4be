import type { Recipient, RecipientType } from '#contracts';
import { type FieldFailure, ValidationFailed } from '#errors';
import type { ChangeCounterparty } from './counterparty.dto.js';

const otherTypesFields: Readonly<Record<RecipientType, readonly (keyof ChangeCounterparty)[]>> = {
  individual: ['name'],
  business: ['firstName', 'lastName'],
};
const inWords: Readonly<Record<RecipientType, string>> = { individual: 'an individual', business: 'a business' };

/** Fields that are not sent stay as they are; fields of the other type are refused. */
export function changeRecipient(recipient: Recipient, changes: ChangeCounterparty): Recipient {
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
