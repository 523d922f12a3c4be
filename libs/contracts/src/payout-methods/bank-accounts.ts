import { checkDigit, complement, weightedSum } from '../tax-numbers/check-digits.js';

const bankWeights = [7, 1, 3, 9, 7, 1, 3];
const accountWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];
const digitOf = complement(10, 0);
const bankDigit = checkDigit(bankWeights, digitOf);
const accountDigit = checkDigit(accountWeights, digitOf);

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

/** The one of twelve digits at a wallet of four. */
export function cvuOf(wallet: string, account: string): string {
  const [bank, own] = [`000${wallet}`, `0${account}`];
  return `${bank}${digitOf(weightedSum(bank, bankWeights))}${own}${digitOf(weightedSum(own, accountWeights))}`;
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
