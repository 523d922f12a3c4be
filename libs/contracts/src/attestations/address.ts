import { CountryCode } from '../countries.js';
import { Text } from '../fields.js';
import { PostalCode, SubDivision } from './address-fields.js';

export class PhysicalAddressVerification {
  @Text({ max: 200, example: 'Av. Corrientes 1234' })
  address1: string;

  @Text({ max: 200, optional: true, example: 'Piso 5' })
  address2?: string;

  @Text({ max: 100, example: 'Buenos Aires' })
  city: string;

  @SubDivision()
  subDivision?: string;

  @PostalCode()
  postalCode?: string;

  @CountryCode()
  country: string;
}

/** As a whole: what is required depends on the country. */
export const addressExample: PhysicalAddressVerification = {
  address1: 'Av. Corrientes 1234',
  address2: 'Piso 5',
  city: 'Buenos Aires',
  subDivision: 'C',
  postalCode: 'C1043AAZ',
  country: 'AR',
};
