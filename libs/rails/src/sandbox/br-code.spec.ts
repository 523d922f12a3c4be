import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type StaticPixEmvElements, hasError, isStaticPix, parsePix } from 'pix-utils';
import { type PixPayment, brCode, checksum, mostPixUnits, pixReference } from './br-code.js';

const payment: PixPayment = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  merchantName: 'Fulano de Tal',
  merchantCity: 'BRASILIA',
  reference: '***',
};
const generated = Array.from({ length: 10_000 }, (_, index) => {
  const id = randomUUID();
  const fiatUnits = (BigInt(index + 1) * 7_919n * 10n ** BigInt(index % 6)) % mostPixUnits;
  return { reference: pixReference(id), fiatUnits: index % 2 === 0 ? undefined : fiatUnits };
});

function codeOf({ reference, fiatUnits }: (typeof generated)[number]): string {
  return brCode({ ...payment, reference, ...(fiatUnits === undefined ? {} : { fiatUnits }) });
}

/** Undefined where a field has another length, or the checksum is another one. */
function readByOthers(code: string): StaticPixEmvElements | undefined {
  const read = parsePix(code);
  return !hasError(read) && isStaticPix(read) ? read : undefined;
}

describe('a PIX code', () => {
  test('has the checksum of the example in the manual of the central bank, and that of CRC-16/CCITT-FALSE', () => {
    const example =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    expect(checksum(example)).toBe('1D3D');
    expect(checksum('123456789')).toBe('29B1');
  });

  test('without an amount is that example, said to be for any number of payments', () => {
    expect(brCode(payment).slice(0, -4)).toBe(
      '00020101021126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    );
  });

  test('with an amount is for one payment', () => {
    expect(brCode({ ...payment, fiatUnits: 150_005n }).slice(0, -4)).toBe(
      '00020101021226580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-42665544000052040000530398654071500.055802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    );
  });

  test('is read by others, who find everything in it, and a checksum that is right', () => {
    for (const one of generated) {
      const read = readByOthers(codeOf(one));
      expect(read).toMatchObject({
        merchantCategoryCode: '0000',
        transactionCurrency: '986',
        countryCode: 'BR',
        merchantName: 'Fulano de Tal',
        merchantCity: 'BRASILIA',
        pixKey: payment.key,
        txid: one.reference,
      });
      expect(BigInt(Math.round((read?.transactionAmount ?? 0) * 100))).toBe(one.fiatUnits ?? 0n);
    }
  });

  test('is refused by them with any other character in any place', () => {
    const code = codeOf({ reference: pixReference(randomUUID()), fiatUnits: 150_005n });
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'0123456789abcXYZ'), (place, other) => {
        fc.pre(code[place] !== other);
        expect(readByOthers(code.slice(0, place) + other + code.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  test('has a reference of its own for every id, in letters and digits and as long as there is room', () => {
    expect(new Set(generated.map(codeOf)).size).toBe(generated.length);
    expect(generated.filter(({ reference }) => !/^[0-9a-z]{25}$/.test(reference))).toEqual([]);
    expect(pixReference('00000000-0000-0000-0000-000000000001')).toBe('0000000000000000000000001');
    expect(pixReference('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('f5lxx1zz5pnorynqglhzmsp33');
  });

  test.each([
    ['a name of 26 characters', { merchantName: 'x'.repeat(26) }],
    ['a city of 16 characters', { merchantCity: 'x'.repeat(16) }],
    ['a reference of 26 characters', { reference: 'x'.repeat(26) }],
    ['no name', { merchantName: '' }],
    ['letters that are no ASCII', { merchantCity: 'São Paulo' }],
    ['an amount of nothing', { fiatUnits: 0n }],
    ['an amount that there is no room for', { fiatUnits: mostPixUnits + 1n }],
  ])('is not made of %s', (_, wrong) => {
    expect(() => brCode({ ...payment, ...wrong })).toThrow(RangeError);
  });

  test('is made of the longest of everything', () => {
    const longest = { merchantName: 'x'.repeat(25), merchantCity: 'y'.repeat(15), reference: 'z'.repeat(25) };
    const read = readByOthers(brCode({ ...payment, ...longest, fiatUnits: mostPixUnits }));
    expect(read).toMatchObject({ transactionAmount: 9_999_999_999.99, txid: longest.reference });
  });
});
