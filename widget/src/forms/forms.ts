import type { AttestationType } from '../api/contract.js';
import { associatedPersonForms } from './associated-person-forms.js';
import { businessForms } from './business-forms.js';
import type { AnyFields } from '../questions/field.js';
import { individualForms } from './individual-forms.js';

export type FormType = Exclude<AttestationType, 'businessAssociatedPersons'>;

const forms: Readonly<Record<FormType, object>> = { ...individualForms, ...businessForms, ...associatedPersonForms };

/** The fields of an attestation, in order. */
export function fieldsOf(type: FormType): AnyFields {
  return forms[type];
}
