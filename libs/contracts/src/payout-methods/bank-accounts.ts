import { checkDigit, complement } from '../tax-numbers/check-digits.js';

const bankDigit = checkDigit([7, 1, 3, 9, 7, 1, 3], complement(10, 0));
const accountDigit = checkDigit([3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3], complement(10, 0));

/** A bank, a branch and a check digit, then an account and its own. */
function hasBothCheckDigits(number: string): boolean {
  return /^\d{22}$/.test(number) && bankDigit(number.slice(0, 8)) === true && accountDigit(number.slice(8)) === true;
}

/** Of a bank. */
export function isCbu(number: string): boolean {
  return hasBothCheckDigits(number) && !number.startsWith('000');
}

/** Of a wallet: where the bank would stand there is none. */
export function isCvu(number: string): boolean {
  return hasBothCheckDigits(number) && number.startsWith('000');
}

/** What people call a CBU or a CVU. */
export const argentineAlias = /^[A-Za-z0-9.-]{6,20}$/;

/** The last digit may stand behind a dash, and be an X. */
export const brazilianAccount = /^\d{3,19}-?[\dXx]$/;
export const brazilianBranch = /^\d{4}(?:-?[\dXx])?$/;
/** Of an account, or made up by its bank. */
export const pixAccountKey = new RegExp(
  `${brazilianAccount.source}|^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$`,
);

export const bolivianAccount = /^\d(?:-?\d){4,19}$/;
