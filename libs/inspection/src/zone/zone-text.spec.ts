import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDigitOf } from './check-digits.js';
import { guardedText } from './likeliest-text.js';
import { seen } from './seen.spec-fixture.js';
import { zoneOf } from './zone-text.js';

/** The specimens of ICAO 9303. */
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const small = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];

const certain = (value: string): object => ({ value, isCertain: true });
const person = {
  birthDate: certain('740812'),
  expiresOn: certain('120415'),
  lastNames: 'ERIKSSON',
  firstNames: 'ANNA MARIA',
  isWhole: true,
};

describe('what lines say', () => {
  test('of a passport', () => {
    const zone = zoneOf(
      'TD3',
      passport.map((line) => seen(line)),
    );
    expect(zone).toMatchObject({ ...person, documentCode: 'P', number: certain('L898902C3'), optional: ['ZE184226B'] });
  });

  test.each([
    ['TD1', card],
    ['TD2', small],
  ] as const)('of a card (%s)', (format, lines) => {
    const zone = zoneOf(
      format,
      lines.map((line) => seen(line)),
    );
    expect(zone).toMatchObject({ ...person, documentCode: 'I', number: certain('D23145890'), optional: [] });
  });

  test('of a number that goes on behind its place', () => {
    const lines = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ];
    expect(
      zoneOf(
        'TD1',
        lines.map((line) => seen(line)),
      ).number,
    ).toEqual({ value: 'D23145890734', isCertain: true });
  });

  test('a character in doubt is decided by the digit', () => {
    const [first = '', second = ''] = passport;
    const zone = zoneOf('TD3', [seen(first), seen(second, { 5: 'O0', 15: 'O0' })]);
    expect(zone.number).toEqual({ value: 'L898902C3', isCertain: true });
    expect(zone.birthDate).toEqual({ value: '740812', isCertain: true });
  });

  test('a digit that does not hold leaves it uncertain', () => {
    const [first = '', second = ''] = passport;
    const zone = zoneOf('TD3', [seen(first), seen(second.replace('L898902C36', 'L898902C37'))]);
    expect(zone.number.isCertain).toBe(false);
    expect(zone.isWhole).toBe(false);
    expect(zone.birthDate?.isCertain).toBe(true);
  });

  test('a date without its day is not known', () => {
    const [first = '', second = ''] = passport;
    expect(
      zoneOf('TD3', [seen(first), seen(`${second.slice(0, 13)}7408<<${checkDigitOf('7408')}${second.slice(20)}`)])
        .birthDate,
    ).toBeUndefined();
  });
});

const text = fc.stringMatching(/^[A-Z0-9]{3,9}$/);

test('what is certain fits its digit, whatever was seen', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 9 }), (one, other, digit) => {
      const doubts = Object.fromEntries([...one].map((character, at) => [at, character + (other[at] ?? '')]));
      const found = guardedText(seen(one, doubts), seen(String(digit))[0] ?? new Float32Array(), 'any');
      if (found.isCertain) expect(checkDigitOf(found.text)).toBe(digit);
    }),
  );
});

test('what was seen without a doubt is read as it is, and found wrong where it is', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 9 }), (one, digit) => {
      const found = guardedText(seen(one), seen(String(digit))[0] ?? new Float32Array(), 'any');
      expect(found).toEqual({ text: one, isCertain: checkDigitOf(one) === digit });
    }),
  );
});
