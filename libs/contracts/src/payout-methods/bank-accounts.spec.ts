import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { cvuOf, isCbu, isCvu } from './bank-accounts.js';

/** As the BCRA says it, in its own words: digits weighed by 9, 7, 1, 3 from the right, made up to the next ten. */
function withDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * Number('3179'.charAt(index % 4)), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function digits(length: number): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(`^\\d{${length}}$`));
}

const numbers = fc.tuple(digits(7), digits(13)).map(([bank, account]) => withDigit(bank) + withDigit(account));

describe('a CBU and a CVU', () => {
  test.each(['0070999020000012345678', '2850590940090418135201'])('%s is a CBU', (number) => {
    expect([isCbu(number), isCvu(number)]).toEqual([true, false]);
  });

  test.each(['0000003100012345678907'])('%s is a CVU', (number) => {
    expect([isCbu(number), isCvu(number)]).toEqual([false, true]);
  });

  test('of a wallet is made of its number and of that of the account', () => {
    expect(cvuOf('0003', '001234567890')).toBe('0000003100012345678907');
    fc.assert(
      fc.property(digits(4), digits(12), (wallet, account) => {
        expect(cvuOf(wallet, account)).toBe(withDigit(`000${wallet}`) + withDigit(`0${account}`));
      }),
    );
  });

  test('have the check digits that the central bank describes, and are told apart by their first three digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect([isCbu(number), isCvu(number)]).toEqual([!number.startsWith('000'), number.startsWith('000')]);
      }),
    );
  });

  test('are refused with any other digit in any place', () => {
    fc.assert(
      fc.property(numbers, fc.nat(21), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const changed = number.slice(0, place) + String((Number(number[place]) + more) % 10) + number.slice(place + 1);
        expect(isCbu(changed) || isCvu(changed)).toBe(false);
      }),
    );
  });

  test('are as stdnum has them, where it is not mistaken: it refuses check digits of 0', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        fc.pre(number[7] !== '0' && number[21] !== '0');
        expect(isCbu(number) || isCvu(number)).toBe(stdnum['AR']?.['cbu']?.validate(number).isValid);
      }),
    );
  });

  test.each([
    '',
    '007',
    '0070999020000012345678 ',
    '007099902000001234567',
    '00709990200000123456780',
    '007-0999020000012345674',
  ])('%j is neither', (text) => {
    expect(isCbu(text) || isCvu(text)).toBe(false);
  });
});
