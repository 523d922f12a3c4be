import { type LicenceIssuer, issuerOf } from './aamva-issuers.js';
import type { LicenceBarcode } from '../results/licence-barcode.js';
import { calendarDate, isNoValue, joinedName, namePartsOf } from './aamva-values.js';
import { parseMagneticStripe } from './magnetic-stripe-text.js';

/** Parses the text of a barcode by the AAMVA standard: undefined if it is not that of a licence, or of an unknown form. */
export function parseLicence(text: string): LicenceBarcode | undefined {
  return parseElements(text) ?? parseMagneticStripe(text);
}

/** In any version of the standard. Offsets and lengths in the header are often wrong, so it is parsed by lines. */
function parseElements(text: string): LicenceBarcode | undefined {
  const head = headOf(text);
  if (head === undefined) return undefined;
  const elements = elementsOf(head.rest);
  if (elements.size === 0) return undefined;
  const value = (name: string): string | undefined => elements.get(name);
  return {
    kind: kindOf(head.part, value('DCA') ?? value('DAR')),
    country: head.issuer?.country ?? countries.get(value('DCG') ?? ''),
    number: value('DAQ'),
    birthDate: dateOf(value('DBB')),
    expiresOn: dateOf(value('DBA')),
    ...namesOf(value),
  };
}

const countries = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
  ['MEX', 'MX'],
]);

interface Head {
  readonly part: string;
  readonly issuer: LicenceIssuer | undefined;
  readonly rest: string;
}

/** `ANSI 636014080002DL00410288ZC03290024DL`: the issuer, the version, and the offset of each subfile. */
function headOf(text: string): Head | undefined {
  const [all, number = '', designators = ''] =
    /^[^A-Za-z]{0,20}(?:ANSI|AAMVA) ?(\d{6})[\d ]*((?:[A-Z]{2}[\d ]+)*)/.exec(text) ?? [];
  if (all === undefined) return undefined;
  const rest = text.slice(all.length);
  const part = /DL|ID/.exec(designators)?.[0] ?? /^\s*(DL|ID)/.exec(rest)?.[1];
  if (part === undefined) return undefined;
  return { part, issuer: issuerOf(number), rest };
}

/** Not every issuer calls the subfile of an identity card `ID`: the vehicle class has to agree. */
function kindOf(part: string, vehicles = ''): LicenceBarcode['kind'] {
  const isForVehicles = classOfVehicles.test(vehicles);
  if (part === 'ID') return isForVehicles ? undefined : 'stateId';
  return isForVehicles ? 'driverLicense' : undefined;
}

/** `C`, `DM`, `5`. On identity cards it is `ID`, `NDL`, `NON`, `X` or zeros. */
const classOfVehicles = /^[A-HJ-MO-WYZ1-9][A-Z0-9]{0,2}$/;

/** The first value of each element: additions of the jurisdiction come later. */
function elementsOf(text: string): Map<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.split(separators)) {
    const [, name = '', padded = ''] = /^\s*(?:DL|ID)?(D[A-Z]{2})(.*)$/.exec(line) ?? [];
    const value = padded.trim().replace(/\s+/g, ' ');
    if (name !== '' && !isNoValue(value) && !elements.has(name)) elements.set(name, value);
  }
  return elements;
}

/** Line feeds, or any other control characters. */
const separators = /\p{Cc}+/u;

type Names = Pick<LicenceBarcode, 'firstName' | 'lastName'>;

/** Since 2003 in `DCS` and `DCT`, later `DAC` and `DAD`; before, in one element: `LAST,FIRST,MIDDLE`. */
function namesOf(value: (name: string) => string | undefined): Names {
  const [last, first, middle] = namePartsOf(value('DAA'));
  const own = [...namePartsOf(value('DAC')), ...namePartsOf(value('DAD'))];
  const given = own.length > 0 ? own : namePartsOf(value('DCT'));
  return {
    lastName: joinedName(namePartsOf(value('DCS') ?? value('DAB') ?? (first === undefined ? undefined : last))),
    firstName: joinedName(given.length > 0 ? given : [first, middle]),
  };
}

/** `MMDDCCYY` in the US, `CCYYMMDD` in Canada and formerly in the US. No month is 19 or more, so nothing is a date in both. */
function dateOf(value: string | undefined): string | undefined {
  const digits = (value ?? '').replace(/\D/g, '');
  const [, year, month, day] = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d\d)(\d\d)((?:19|20|21)\d\d)$/.exec(digits) ?? [];
  return calendarDate(year, month, day) ?? calendarDate(usYear, usMonth, usDay);
}
