import type { PayloadOf } from '../api/contract.js';
import type { Fields } from '../questions/field.js';

type PersonFields = Fields<PayloadOf<'individualPersonalInfoLight'>>;

/** Common to individuals and associated persons. */
export const person: PersonFields = {
  name: {
    kind: 'group',
    fields: {
      firstName: { kind: 'text', max: 100, autocomplete: 'given-name' },
      middleName: { kind: 'text', max: 100, optional: true, autocomplete: 'additional-name' },
      lastName: { kind: 'text', max: 100, autocomplete: 'family-name' },
    },
  },
  birthDate: { kind: 'date', of: 'birth', autocomplete: 'bday' },
  nationality: { kind: 'country' },
};

export const contact: Fields<PayloadOf<'individualContactInfo'>> = {
  email: { kind: 'email' },
  phoneNumber: { kind: 'phone' },
};

export const residence: Fields<PayloadOf<'individualResidentialAddress'>> = { address: { kind: 'address' } };

export const birthplace = {
  placeOfBirthCountry: { kind: 'country' },
  placeOfBirthCity: { kind: 'text', max: 100 },
} as const satisfies Fields<PayloadOf<'individualEeaInfo'>>;

export const personsTaxNumber: Fields<PayloadOf<'individualTaxInfo'>> = {
  taxIdentificationNumber: { kind: 'taxNumber', holder: 'individual' },
  taxIdentificationNumberType: { kind: 'withTaxNumber' },
};

export const identity: Fields<PayloadOf<'individualIdentityDocument'>> = { governmentId: { kind: 'governmentId' } };
