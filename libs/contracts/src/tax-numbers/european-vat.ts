import {
  type CheckDigits,
  byLength,
  checkDigit,
  complement,
  countdown,
  iso7064,
  luhn,
  mostly,
  multiple,
  remainder,
  secondTry,
  unpublished,
  weightedSum,
} from './check-digits.js';
import {
  isAfm,
  isBsn,
  isCuiOfRomania,
  isEgn,
  isNifOfPortugal,
  isNifOfSpain,
  isNip,
  isPpsn,
  isRodneCislo,
  isUidOfAustria,
} from './european-numbers.js';
import type { TaxNumberRule } from './rule.js';

/** The country may stand before the number; it is no part of what is checked. */
function behind(prefix: RegExp, rule: CheckDigits): CheckDigits {
  return (number) => rule(number.replace(prefix, ''));
}

/** Foreigners and others have numbers of ten digits as well, by rules of their own. */
const ofBulgaria = byLength({
  9: secondTry([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10], remainder(11, 0)),
  10: (number) =>
    isEgn(number) === true ||
    checkDigit([21, 19, 17, 13, 11, 9, 7, 3, 1], remainder(10))(number) === true ||
    checkDigit([4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11))(number),
});

const evenPlacesOfCyprus = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ofCyprus: CheckDigits = (number) => {
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (evenPlacesOfCyprus[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === number.charAt(8);
};

/** Eight digits are a company's; nine that begin with a 6 are of persons without a birth number. */
const ofCzechia = byLength({
  8: checkDigit(countdown(8, 2), (sum) => (11 - (sum % 11)) % 10),
  9: (number) => (number.startsWith('6') ? undefined : isRodneCislo(number)),
  10: isRodneCislo,
});

/** Where the key is not of two digits, it is of the older kind. Monaco's companies are in no register of France. */
const ofFrance: CheckDigits = (number) => {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (/\D/.test(key)) return siren.startsWith('000') || luhn(siren) ? undefined : false;
  return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97 && (siren.startsWith('000') || luhn(siren));
};

/** Numbers given out since 2010 leave other remainders. */
const ofBritain: CheckDigits = (number) => [0, 42, 55].includes(weightedSum(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);

/** Sole traders have had numbers since 2020 that are checked as a whole, country and all. */
const ofTheNetherlands: CheckDigits = (number) =>
  isBsn(number.slice(0, 9)) === true || BigInt(`2321${number.replace('B', '11')}`) % 97n === 1n;

const ofLithuania = byLength({
  9: secondTry([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1], remainder(11, 0)),
  12: secondTry([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4], remainder(11, 0)),
});

const personOfLatvia = checkDigit([10, 5, 8, 4, 2, 1, 6, 3, 7, 9], (sum) => ((sum + 1) % 11) % 10);

/** A person's number begins with the birth date, or with 32 since that is no longer told; whether those keep the rule is not published. */
export const ofLatvia: CheckDigits = (number) => {
  if (number.charAt(0) > '3') return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  return (number.startsWith('32') ? mostly(personOfLatvia) : personOfLatvia)(number);
};

/** The old kind has a letter, a plus or an asterisk in second place; its first digit has moved to the end. */
const ofIreland: CheckDigits = (number) =>
  /^\d{7}/.test(number) ? isPpsn(number) : isPpsn(`0${number.slice(2, 7)}${number.charAt(0)}${number.charAt(7)}`);

const orgnr = multiple([3, 2, 7, 6, 5, 4, 3, 2, 1]);
const uid = checkDigit([5, 4, 3, 2, 7, 6, 5, 4], complement(11));

export const europeanVatNumbers: readonly TaxNumberRule[] = [
  ['VAT', 'AT', /^(AT)?U\d{8}$/, isUidOfAustria],
  ['VAT', 'BE', /^(BE)?[01]?\d{9}$/, behind(/^BE/, (number) => companyOfBelgium(number.padStart(10, '0')))],
  ['VAT', 'BG', /^(BG)?\d{9,10}$/, behind(/^BG/, ofBulgaria)],
  ['VAT', 'CH LI', /^CHE\d{9}(MWST|TVA|IVA|TPV)?$/, behind(/^CHE/, uid)],
  ['VAT', 'CY', /^(CY)?(?!12)[013459]\d{7}[A-Z]$/, behind(/^CY/, ofCyprus)],
  ['VAT', 'CZ', /^(CZ)?\d{8,10}$/, behind(/^CZ/, ofCzechia)],
  ['VAT', 'DE', /^(DE)?[1-9]\d{8}$/, behind(/^DE/, iso7064)],
  ['VAT', 'DK', /^(DK)?[1-9]\d{7}$/, behind(/^DK/, multiple([2, 7, 6, 5, 4, 3, 2, 1]))],
  ['VAT', 'EE', /^(EE)?\d{9}$/, behind(/^EE/, checkDigit([3, 7, 1, 3, 7, 1, 3, 7], complement(10)))],
  ['VAT', 'ES', /^(ES)?([\dKLMXYZ]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, behind(/^ES/, isNifOfSpain)],
  ['VAT', 'FI', /^(FI)?\d{8}$/, behind(/^FI/, multiple([7, 9, 10, 5, 8, 4, 2, 1]))],
  ['VAT', 'FR MC', /^(FR)?[A-HJ-NP-Z\d]{2}\d{9}$/, behind(/^FR/, ofFrance)],
  ['VAT', 'GB IM', /^(GB)?\d{9}(\d{3})?$/, behind(/^GB/, ofBritain)],
  ['VAT', 'GR', /^(EL|GR)?\d{8,9}$/, behind(/^(EL|GR)/, (number) => isAfm(number.padStart(9, '0')))],
  ['VAT', 'HR', /^(HR)?\d{11}$/, behind(/^HR/, iso7064)],
  ['VAT', 'HU', /^(HU)?\d{8}([1-5]\d{2})?$/, behind(/^HU/, multiple([9, 7, 3, 1, 9, 7, 3, 1], 10))],
  ['VAT', 'IE', /^(IE)?(\d{7}[A-W][A-IW]?|[7-9][A-Z+*]\d{5}[A-W])$/, behind(/^IE/, ofIreland)],
  ['VAT', 'IS', /^(IS)?\d{5,6}$/],
  ['VAT', 'IT', /^(IT)?\d{11}$/, behind(/^IT/, luhn)],
  ['VAT', 'LT', /^(LT)?(\d{7}1\d|\d{10}1\d)$/, behind(/^LT/, ofLithuania)],
  ['VAT', 'LU', /^(LU)?\d{8}$/, behind(/^LU/, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)))],
  ['VAT', 'LV', /^(LV)?\d{11}$/, behind(/^LV/, ofLatvia)],
  ['VAT', 'MT', /^(MT)?[1-9]\d{7}$/, behind(/^MT/, multiple([3, 4, 6, 7, 8, 9, 10, 1], 37))],
  ['VAT', 'NL', /^(NL)?\d{9}B(?!00)\d{2}$/, behind(/^NL/, ofTheNetherlands)],
  ['VAT', 'NO', /^(NO)?[89]\d{8}(MVA)?$/, behind(/^NO/, orgnr)],
  ['VAT', 'PL', /^(PL)?[1-9]\d{9}$/, behind(/^PL/, isNip)],
  ['VAT', 'PT', /^(PT)?[1-9]\d{8}$/, behind(/^PT/, isNifOfPortugal)],
  ['VAT', 'RO', /^(RO)?[1-9]\d{1,9}$/, behind(/^RO/, isCuiOfRomania)],
  ['VAT', 'SE', /^(SE)?\d{10}(01)?$/, behind(/^SE/, (number) => luhn(number.slice(0, 10)))],
  [
    'VAT',
    'SI',
    /^(SI)?[1-9]\d{7}$/,
    behind(
      /^SI/,
      checkDigit(countdown(8, 2), (sum) => substituteOfSlovenia(sum)),
    ),
  ],
  ['VAT', 'SK', /^(SK)?[1-9]\d[2-47-9]\d{7}$/, behind(/^SK/, (number) => Number(number) % 11 === 0)],
  ['VAT', 'AL', /^[A-M]\d{8}[A-Z]$/, unpublished],
];

function companyOfBelgium(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}

/** Ten is written 0, and numbers that would leave eleven are not given out. */
function substituteOfSlovenia(sum: number): number {
  const digit = 11 - (sum % 11);
  return digit === 10 ? 0 : digit;
}
