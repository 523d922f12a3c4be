import { issuerOf } from './aamva-issuers.js';
import type { LicenceBarcode } from '../results/licence-barcode.js';
import { calendarDate, joinedName, namePartsOf } from './aamva-values.js';

/**
 * Parses the three tracks of a magnetic stripe by the AAMVA standard: British Columbia puts them into the barcode. They do
 * not say whether the card is a licence.
 */
export function parseMagneticStripe(text: string): LicenceBarcode | undefined {
  const [, prefix = '', number = '', year = '', month = '', born = ''] = secondTrack.exec(text) ?? [];
  const issuer = issuerOf(prefix);
  if (issuer === undefined) return undefined;
  const [lastName, ...given] = namePartsOf(firstTrack.exec(text)?.[1]);
  return {
    kind: undefined,
    country: issuer.country,
    // Other issuers encode letters as two digits in ways of their own; health cards have other numbers.
    number: issuer.jurisdiction === 'BC' && number.length === 7 ? number : undefined,
    birthDate: calendarDate(born.slice(0, 4), born.slice(4, 6), born.slice(6)),
    // 77, 88 and 99 mark cards that never expire or expire on a derived day; issuers differ.
    expiresOn: /^(0[1-9]|1[0-2])$/.test(month) ? `20${year}-${month}` : undefined,
    lastName,
    firstName: joinedName(given),
  };
}

/** The city, at most 13 letters, and the name, at most 35; `^` ends a shorter one. */
const firstTrack = /^[^A-Z]{0,20}[A-Z]{2}(?:[^?^]{0,12}\^|[^?^]{13}\^?)([^?^]{1,35})/;
/** The issuer, the number, the year and the month of expiry, the birth date. */
const secondTrack = /;(\d{6})(\d{1,13})=(\d\d)(\d\d)(\d{8})/;
