import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { address } from '../../../../../test/support/compliance/evidence.js';
import { DocumentText } from './document-text.js';

describe('a company', () => {
  test.each<[text: string, name: string, appears: boolean]>([
    ['Certificate of ACME SOCIEDAD ANÓNIMA, registered', 'Acme S.A.', true],
    ['Certificate of Acme, registered', 'Acme S.A.', true],
    ['Certificate of Acmeland S.A., registered', 'Acme S.A.', false],
    ['C e r t i f i c a t e  o f  A c m e l a n d', 'Acmeland S.A.', true],
    ['Certificate of Acme-\nland S.A.', 'Acmeland S.A.', true],
    ['Certificate of another company', 'Acme S.A.', false],
    ['上海艾克米有限公司营业执照', '上海艾克米有限公司', true],
    ['上海另一家有限公司营业执照', '上海艾克米有限公司', false],
    ['Общество «РОМАШКА»', 'ООО Ромашка', true],
  ])('in "%s": %s, %s', (text, name, appears) => {
    expect(new DocumentText(text).hasCompany(name)).toBe(appears);
  });
});

describe('a number', () => {
  test.each<[text: string, number: string, appears: boolean]>([
    ['No. 1.234.567 of 2020', '1234567', true],
    ['No. 1234567 of 2020', '1-234-567', true],
    ['No. 12 of 2020', '12', true],
    ['No. 123 of 2020', '12', false],
    ['B 12345 (Amtsgericht)', 'B12345', true],
    ['No. 7654321', '1234567', false],
    ['No. 7123456', '12345', false],
    ['No. 71234567', '123456', true],
    ['No. 1234567', '-', false],
  ])('in "%s": %s, %s', (text, number, appears) => {
    expect(new DocumentText(text).hasNumber(number)).toBe(appears);
  });
});

describe('a person', () => {
  test.each<[text: string, firstName: string, lastName: string, appears: boolean]>([
    ['Dear Ana Pérez', 'Ana', 'Pérez', true],
    ['PEREZ, ANA MARIA', 'Ana María', 'Pérez', true],
    ['Sra. Ana García', 'Ana', 'García Márquez', true],
    ['Dear Eva Pérez', 'Ana', 'Pérez', false],
    ['Dear Ana Gómez', 'Ana', 'Pérez', false],
    ['Banana Perezoso', 'Ana', 'Pérez', false],
    ['A letter to Eva Pérez', 'A. María', 'Pérez', false],
    ['客户王小明先生', '小明', '王', true],
  ])('in "%s": %s %s, %s', (text, firstName, lastName, appears) => {
    expect(new DocumentText(text).hasPerson({ firstName, lastName })).toBe(appears);
  });
});

describe('the address Av. Corrientes 1234, C1043AAZ Buenos Aires', () => {
  test.each<[string, boolean]>([
    ['Avenida Corrientes 1234, Buenos Aires', true],
    ['AV CORRIENTES 1234 - (C1043AAZ) CABA', true],
    ['Corrientes 1234, Piso 5, buenos aires', true],
    ['Corrientes 1234, Rosario', false],
    ['Av. Rivadavia 99, Buenos Aires', false],
    ['Buenos Aires', false],
  ])('in "%s": %s', (text, appears) => {
    expect(new DocumentText(text).hasAddress(address)).toBe(appears);
  });
});

test('half the words of a street are enough', () => {
  const text = new DocumentText('Mayor 12, Madrid');
  const inMadrid = { address1: 'Calle Mayor 12 B', city: 'Madrid', country: 'ES' };
  expect(text.hasAddress(inMadrid)).toBe(true);
  expect(text.hasAddress({ ...inMadrid, address1: 'Calle Mayor 13 B' })).toBe(false);
});

test('a document says something from twenty letters on', () => {
  expect(new DocumentText('a '.repeat(19)).isReadable).toBe(false);
  expect(new DocumentText('a '.repeat(20)).isReadable).toBe(true);
});

test('what a document says is found in it, whatever stands around it', () => {
  const word = fc.stringMatching(/^[A-Z][a-zé]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), word, word, (around, firstName, lastName) => {
      const text = new DocumentText([...around, firstName.toUpperCase(), lastName, ...around].join(' '));
      expect(text.hasPerson({ firstName, lastName })).toBe(true);
      expect(text.hasCompany(`${firstName} ${lastName} Ltd`)).toBe(true);
    }),
  );
});

test('nothing is found in nothing', () => {
  const empty = new DocumentText('');
  expect([empty.isReadable, empty.hasCompany('Acme'), empty.hasNumber('1'), empty.hasAddress(address)]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

describe('text that was recognized in a picture', () => {
  const read = (text: string): DocumentText => new DocumentText(text, 'recognized');
  const company = 'Corrientes Trading Ltd';

  test.each<[string, boolean]>([
    ['Certificate of C0RRIENTES TRADlNG, registered', true],
    ['Certificate of Corrlentes Tradin, registered', true],
    ['Certificate of Corri entes Trad ing, registered', true],
    ['Certificate of Corientez Trading, registered', false],
    ['Certificate of Trading Corrientes, registered', false],
    ['Certificate of another company altogether', false],
  ])('"%s" has the company: %s', (text, appears) => {
    expect(read(text).hasCompany(company)).toBe(appears);
  });

  test('has a number whose digits look like letters, and no number with another digit', () => {
    expect(read('No. l234S67 of 2020').hasNumber('1234567')).toBe(true);
    expect(read('No. 1234568 of 2020').hasNumber('1234567')).toBe(false);
    expect(new DocumentText('No. l234S67 of 2020').hasNumber('1234567')).toBe(false);
  });

  test('has a person and an address in spite of wrong letters', () => {
    const text = read('Ana Perex, Avemda Corrientss 1234, Bueno Aires');
    expect(text.hasPerson({ firstName: 'Ana', lastName: 'Pérez' })).toBe(true);
    expect(text.hasPerson({ firstName: 'Eva', lastName: 'Pérez' })).toBe(false);
    expect(text.hasAddress(address)).toBe(true);
    expect(text.hasAddress({ ...address, address1: 'Rivadavia 9' })).toBe(false);
  });

  const letters = fc.stringMatching(/^[a-z]{1,9}$/);

  test('has whatever it would have if it was written', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 9 }), letters, letters, (around, firstName, lastName) => {
        const text = [...around, firstName, lastName].join(' ');
        for (const name of [firstName, lastName, ...around, `${lastName} ${firstName}`])
          if (new DocumentText(text).hasNumber(name)) expect(read(text).hasNumber(name)).toBe(true);
      }),
    );
  });

  test('never has what is not nearly there', () => {
    // None of the letters of one look like any of the other: at least two have to be changed.
    const other = fc.stringMatching(/^[acdefgh]{1,12}$/);
    const typed = fc.stringMatching(/^[mnpqrtuvwxyz]{2,12}$/);
    fc.assert(
      fc.property(fc.array(other, { maxLength: 20 }), typed, typed, (around, firstName, lastName) => {
        const text = read(around.join(' '));
        expect(text.hasPerson({ firstName, lastName })).toBe(false);
        expect(text.hasCompany(`${firstName} ${lastName}`)).toBe(false);
        expect(text.hasNumber(lastName)).toBe(false);
      }),
    );
  });

  test('never has a number of which a digit differs', () => {
    const numberAndOther = fc
      .tuple(fc.stringMatching(/^[0-9]{6,12}$/), fc.nat(5), fc.integer({ min: 1, max: 9 }))
      .map(([number, at, more]) => {
        const digit = (Number(number[at]) + more) % 10;
        return [number, `${number.slice(0, at)}${digit}${number.slice(at + 1)}`] as const;
      });
    fc.assert(
      fc.property(numberAndOther, ([number, other]) => {
        expect(read(`No. ${other} of today`).hasNumber(number)).toBe(false);
        expect(read(`No. ${number} of today`).hasNumber(number)).toBe(true);
      }),
    );
  });
});
