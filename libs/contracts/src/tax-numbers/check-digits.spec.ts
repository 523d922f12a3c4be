import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { taxNumberUses, usesOfTaxNumberType } from '../vocabulary/tax-numbers-by-country.js';
import type { TaxIdentificationNumberType } from '../vocabulary/tax-numbers.js';
import { checkTaxNumber, normalizedTaxNumber, taxNumberCertainty } from './tax-number.js';
import { iso7064, luhn, verhoeff } from './check-digits.js';

type Validator = (typeof stdnum)[string][string];
type Case = readonly [type: TaxIdentificationNumberType, country: string, library: Validator | undefined];

/** Written by others, and looked at as a second opinion. */
const secondOpinions: readonly Case[] = [
  ['CUIT', 'AR', stdnum.AR?.cuit],
  ['CUIL', 'AR', stdnum.AR?.cuit],
  ['CPF', 'BR', stdnum.BR?.cpf],
  ['SIN', 'CA', stdnum.CA?.sin],
  ['RUT', 'CL', stdnum.CL?.rut],
  ['NIT', 'CO', stdnum.CO?.nit],
  ['RUC', 'EC', stdnum.EC?.ruc],
  ['NIT', 'GT', stdnum.GT?.nit],
  ['CUI', 'GT', stdnum.GT?.cui],
  ['CURP', 'MX', stdnum.MX?.curp],
  ['RUC', 'PE', stdnum.PE?.ruc],
  ['RUT', 'UY', stdnum.UY?.rut],
  ['RIF', 'VE', stdnum.VE?.rif],
  ['SI', 'AT', stdnum.AT?.vnr],
  ['TIN', 'AT', stdnum.AT?.tin],
  ['JMBG', 'RS', stdnum.RS?.jmbg],
  ['EMSO', 'SI', stdnum.SI?.emso],
  ['EGN', 'BG', stdnum.BG?.egn],
  ['UNP', 'BY', stdnum.BY?.unp],
  ['AHV', 'CH', stdnum.CH?.ssn],
  ['RODNE_CISLO', 'CZ', stdnum.CZ?.rc],
  ['IK', 'EE', stdnum.EE?.ik],
  ['NIF', 'ES', stdnum.ES?.nif],
  ['HETU', 'FI', stdnum.FI?.hetu],
  ['SPI', 'FR', stdnum.FR?.nif],
  ['UTR', 'GB', stdnum.GB?.utr],
  ['AOM', 'GR', stdnum.GR?.vat],
  ['OIB', 'HR', stdnum.HR?.oib],
  ['PPSN', 'IE', stdnum.IE?.pps],
  ['TIN', 'IS', stdnum.IS?.kennitala],
  ['CF', 'IT', stdnum.IT?.codicefiscale],
  ['TIN', 'LT', stdnum.LT?.asmens],
  ['IDNO', 'MD', stdnum.MD?.idno],
  ['PIB', 'ME', stdnum.ME?.pib],
  ['TIN', 'MK', stdnum.MK?.edb],
  ['BSN', 'NL', stdnum.NL?.bsn],
  ['FODSELSNR', 'NO', stdnum.NO?.fodselsnummer],
  ['PESEL', 'PL', stdnum.PL?.pesel],
  ['NIF', 'PT', stdnum.PT?.nif],
  ['CNP', 'RO', stdnum.RO?.cnp],
  ['CUI', 'RO', stdnum.RO?.cui],
  ['PIB', 'RS', stdnum.RS?.pib],
  ['INN', 'RU', stdnum.RU?.inn],
  ['PERSONNUMMER', 'SE', stdnum.SE?.personnummer],
  ['TCKN', 'TR', stdnum.TR?.tckimlik],
  ['TIN', 'TR', stdnum.TR?.vkn],
  ['RNOKPP', 'UA', stdnum.UA?.rntrc],
  ['TIN', 'UA', stdnum.UA?.edrpou],
  ['VAT', 'AT', stdnum.AT?.uid],
  ['VAT', 'BE', stdnum.BE?.vat],
  ['VAT', 'BG', stdnum.BG?.vat],
  ['VAT', 'CH', stdnum.CH?.vat],
  ['VAT', 'CY', stdnum.CY?.vat],
  ['VAT', 'CZ', stdnum.CZ?.dic],
  ['VAT', 'DE', stdnum.DE?.vat],
  ['VAT', 'DK', stdnum.DK?.cvr],
  ['VAT', 'EE', stdnum.EE?.kmkr],
  ['VAT', 'ES', stdnum.ES?.nif],
  ['VAT', 'FI', stdnum.FI?.alv],
  ['VAT', 'FR', stdnum.FR?.tva],
  ['VAT', 'GB', stdnum.GB?.vat],
  ['VAT', 'GR', stdnum.GR?.vat],
  ['VAT', 'HU', stdnum.HU?.anum],
  ['VAT', 'IE', stdnum.IE?.vat],
  ['VAT', 'IT', stdnum.IT?.iva],
  ['VAT', 'LT', stdnum.LT?.pvm],
  ['VAT', 'LU', stdnum.LU?.tva],
  ['VAT', 'LV', stdnum.LV?.pvn],
  ['VAT', 'MT', stdnum.MT?.vat],
  ['VAT', 'NL', stdnum.NL?.btw],
  ['VAT', 'NO', stdnum.NO?.mva],
  ['VAT', 'PL', stdnum.PL?.nip],
  ['VAT', 'RO', stdnum.RO?.cf ?? stdnum.RO?.cif],
  ['VAT', 'SE', stdnum.SE?.vat],
  ['VAT', 'SK', stdnum.SK?.dph],
  ['RICN', 'CN', stdnum.CN?.ric],
  ['USC', 'CN', stdnum.CN?.uscc],
  ['HKID', 'HK', stdnum.HK?.hkid],
  ['NPWP', 'ID', stdnum.ID?.npwp],
  ['ID', 'IL', stdnum.IL?.idnr],
  ['CN', 'JP', stdnum.JP?.cn],
  ['RRN', 'KR', stdnum.KR?.rrn],
  ['TIN', 'KR', stdnum.KR?.brn],
  ['TIN', 'TH', stdnum.TH?.tin],
  ['MST', 'VN', stdnum.VN?.mst],
  ['TIN', 'GH', stdnum.GH?.tin],
  ['NIF', 'GN', stdnum.GN?.nifp],
  ['ID', 'ZA', stdnum.ZA?.idnr],
  ['ITR', 'ZA', stdnum.ZA?.tin],
  ['TFN', 'AU', stdnum.AU?.tfn],
  ['IRD', 'NZ', stdnum.NZ?.ird],
];

/** Where the library and the authority differ, each with a number that shows it and what we say of it. */
const otherOpinions = [
  ['the library lets an older alphabet of the RFC pass as well', 'RFC', 'MX', 'GODE361231GR7', 'uncertain'],
  ['of a RUC without a remainder the digit is 0', 'RUC', 'PY', '30028061-0', 'valid'],
  ['of a RUC without a remainder the digit is not 1', 'RUC', 'PY', '30028061-1', 'wrongCheckDigit'],
  ['of a newer NIT without a remainder the digit is 0', 'NIT', 'SV', '0621-750707-104-0', 'valid'],
  ['serials under 100 are of older NIT too', 'NIT', 'SV', '0614-050707-004-7', 'valid'],
  ['a remainder of zero makes 97, never 00', 'NRN', 'BE', '75.07.30-433.00', 'wrongCheckDigit'],
  ['two digits of an IdNr come twice', 'STEUER_ID', 'DE', '56 055 745 717', 'wrongCheckDigit'],
  ['numbers without a remainder are not given out', 'VAT', 'SI', 'SI 1022 3151', 'wrongCheckDigit'],
  ['a multiple of five is enough since 2023', 'TIN', 'TW', '50597514', 'valid'],
] as const;

/** The digits from these places on, or in them, are no part of what the check digit covers. */
const uncovered: Readonly<Record<string, RegExp>> = {
  'TIN CA': /^\d{9}/,
  'RUC EC': /^\d{10}/,
  'CUI GT': /^\d{9}/,
  'NPWP ID': /^\d{9}/,
  'VAT NL': /^NL\d{9}B/,
  'TIN IS': /^\d{9}/,
};

/** Their weight is a multiple of the modulus. */
const blindPlaces: Readonly<Record<string, number>> = { 'CURP MX': 8, 'IIN KZ': 10, 'BIN KZ': 10, 'TIN TH': 2 };

/** Two or more remainders share a digit, or weights a divisor with the modulus: then a few slips go unnoticed. */
const notExact = `
  CURP MX, CUIL AR, CUIT AR, CDI AR, CPF BR, TIN BR, NIT CO, TIN DO, RUC EC, CUI GT, RUC PE, RUC PY,
  NIT SV, RIF VE, JMBG BA, NRN BE, EGN BG, UCN BG, RODNE_CISLO CZ, RC CZ, IK EE, UTR GB, AOM GR,
  TIN LT, TIN LV, PIB ME, TIN MK, NIF PT, CNP RO, CUI RO, INN RU, EMSO SI, RNOKPP UA, TIN UA, VAT BG,
  VAT CZ, VAT GB, VAT GR, VAT LT, VAT LV, VAT NL, VAT PT, VAT RO, MN JP, CN JP, RRN KR, IIN KZ,
  BIN KZ, TIN TH, TIN TW, IRD NZ
`
  .trim()
  .split(/,\s+/);

const exampleOf = (type: TaxIdentificationNumberType, country: string): string =>
  normalizedTaxNumber(
    usesOfTaxNumberType(type).find(({ countries }) => countries.includes(country))?.example ?? 'none',
  );

/** Numbers like the example: some digits are others, and the last characters are all there may be. */
function numbersLike(example: string): fc.Arbitrary<string[]> {
  const changes = fc.array(fc.tuple(fc.nat(example.length - 1), fc.nat(9)), { maxLength: 5 });
  return changes.map((places) => {
    const characters = [...example];
    for (const [place, digit] of places) if (/\d/.test(characters[place] ?? '')) characters[place] = String(digit);
    const ends = /\d/.test(example.at(-1) ?? '') ? [...'0123456789'] : [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    return ends.map((end) => characters.slice(0, -1).join('') + end);
  });
}

function validNumbersOf(type: TaxIdentificationNumberType, country: string): string[] {
  const example = exampleOf(type, country);
  const numbers = fc.sample(numbersLike(example), 100).flat();
  return [example, ...numbers.filter((number) => checkTaxNumber(type, number, country) === 'valid')].slice(0, 60);
}

/** All numbers that differ from this one in a single digit. */
function slipsOf(use: string, number: string): string[] {
  const start = uncovered[use] === undefined ? number.length : (uncovered[use].exec(number)?.[0].length ?? 0);
  return [...number.slice(0, start)].flatMap((character, place) =>
    /\d/.test(character) && place !== blindPlaces[use]
      ? [...'0123456789']
          .filter((digit) => digit !== character)
          .map((digit) => number.slice(0, place) + digit + number.slice(place + 1))
      : [],
  );
}

const checked = taxNumberUses
  .map(({ type, countries: [country = ''] }) => [type, country] as const)
  .filter(([type, country]) => taxNumberCertainty(type, country) === 'check digit');

describe('check digits', () => {
  test.each(secondOpinions)('of %s in %s are told as a library tells them', (type, country, library) => {
    const signed = ['HETU', 'PERSONNUMMER'].includes(type);
    const differences: string[] = [];
    let valid = 0;
    fc.assert(
      fc.property(numbersLike(exampleOf(type, country)), (numbers) => {
        for (const number of numbers) {
          const theirs = library?.validate(signed ? `${number.slice(0, 6)}-${number.slice(6)}` : number);
          const ours = checkTaxNumber(type, number, country);
          if (theirs === undefined || ours === 'wrongForm') continue;
          if (theirs.isValid) valid++;
          if (theirs.isValid && ours !== 'valid') differences.push(`${number} is valid, not ${ours}`);
          if (theirs.error?.name === 'InvalidChecksum' && ours === 'valid') differences.push(`${number} is not valid`);
        }
      }),
    );
    expect(valid).toBeGreaterThan(3);
    expect(differences).toEqual([]);
  });

  test.each(otherOpinions)('%s: %s of %s %s is %s', (_, type, country, number, verdict) => {
    expect(checkTaxNumber(type, number, country)).toBe(verdict);
  });

  test.each(checked.filter(([type, country]) => !notExact.includes(`${type} ${country}`)))(
    'of %s in %s catch every wrong digit',
    (type, country) => {
      const slips = validNumbersOf(type, country).flatMap((number) => slipsOf(`${type} ${country}`, number));
      expect(slips.length).toBeGreaterThan(0);
      expect(slips.filter((slip) => checkTaxNumber(type, slip, country) === 'valid')).toEqual([]);
    },
  );

  test.each(checked.filter(([type, country]) => notExact.includes(`${type} ${country}`)))(
    'of %s in %s catch at least four wrong digits in five',
    (type, country) => {
      const slips = validNumbersOf(type, country).flatMap((number) => slipsOf(`${type} ${country}`, number));
      const unnoticed = slips.filter((slip) => checkTaxNumber(type, slip, country) === 'valid');
      expect(slips.length).toBeGreaterThan(0);
      expect(unnoticed.length / slips.length).toBeLessThan(0.2);
    },
  );

  test('name no exception that is none', () => {
    const uses = checked.map(([type, country]) => `${type} ${country}`);
    const named = [...notExact, ...Object.keys(uncovered), ...Object.keys(blindPlaces)];
    expect(named.filter((use) => !uses.includes(use))).toEqual([]);
  });

  test.each([
    ['Luhn', luhn, '79927398713'],
    ['Verhoeff', verhoeff, '2363'],
    ['ISO 7064 MOD 11,10', iso7064, '07945'],
  ] as const)('of %s accept the published example', (_, rule, number) => {
    expect(rule(number)).toBe(true);
    expect(rule(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toBe(false);
  });
});
