/** What needs the tables of postal codes, regions and tax numbers. */
export { AddressField } from './address/address-field.js';
export { SubDivisionField } from './sub-division/sub-division-field.js';
export { subDivisionName } from './sub-division/sub-division-names.js';
export { TaxNumberField } from './tax-number/tax-number-field.js';
export { taxNumberName } from './tax-number/tax-numbers.js';
