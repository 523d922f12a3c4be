import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDigitOf } from './check-digits.js';
import { type LikelyText, checkedText } from './beam-search.js';
import type { MachineReadableZone, MrzFormat } from '../results/machine-readable-zone.js';
import { seen } from './seen-line.spec-fixture.js';
import { parseMrz } from './parse-mrz.js';

/** The specimens of ICAO 9303. */
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const small = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];

const certain = (value: string): object => ({ value, isCertain: true });
const doubtful = (value: string): object => ({ value, isCertain: false });
const person = {
  birthDate: certain('740812'),
  expiresOn: certain('120415'),
  lastNames: 'ERIKSSON',
  firstNames: 'ANNA MARIA',
  isWhole: true,
};

describe('what lines say', () => {
  test('of a passport', () => {
    const mrz = parseMrz(
      'TD3',
      passport.map((line) => seen(line)),
    );
    expect(mrz).toMatchObject({
      ...person,
      documentCode: 'P',
      number: certain('L898902C3'),
      optional: [certain('ZE184226B')],
    });
  });

  test.each([
    ['TD1', card],
    ['TD2', small],
  ] as const)('of a card (%s)', (format, lines) => {
    const mrz = parseMrz(
      format,
      lines.map((line) => seen(line)),
    );
    expect(mrz).toMatchObject({ ...person, documentCode: 'I', number: certain('D23145890'), optional: [] });
  });

  test('of a number that goes on behind its place', () => {
    const lines = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ];
    expect(
      parseMrz(
        'TD1',
        lines.map((line) => seen(line)),
      ).number,
    ).toEqual({ value: 'D23145890734', isCertain: true });
  });

  test('a character in doubt is decided by the digit', () => {
    const [first = '', second = ''] = passport;
    const mrz = parseMrz('TD3', [seen(first), seen(second, { 5: 'O0', 15: 'O0' })]);
    expect(mrz.number).toEqual({ value: 'L898902C3', isCertain: true });
    expect(mrz.birthDate).toEqual({ value: '740812', isCertain: true });
  });

  test('a digit that does not hold leaves it uncertain', () => {
    const [first = '', second = ''] = passport;
    const mrz = parseMrz('TD3', [seen(first), seen(second.replace('L898902C36', 'L898902C37'))]);
    expect(mrz.number.isCertain).toBe(false);
    expect(mrz.isWhole).toBe(false);
    expect(mrz.birthDate?.isCertain).toBe(true);
  });

  test('a date without its day is not known', () => {
    const [first = '', second = ''] = passport;
    expect(
      parseMrz('TD3', [seen(first), seen(`${second.slice(0, 13)}7408<<${checkDigitOf('7408')}${second.slice(20)}`)])
        .birthDate,
    ).toBeUndefined();
  });
});

describe('the digit that guards all', () => {
  test.each([
    ['the optional places', { 20: '59' }, {}],
    ['a date that its own digit leaves open', {}, { 0: '98', 1: '10' }],
  ])('settles what is in doubt of %s', (_, first, second) => {
    expect(spanish(first, second)).toMatchObject({
      number: certain('BAA000589'),
      optional: [certain('99999999R')],
      birthDate: certain('800101'),
      expiresOn: certain('250101'),
      isWhole: true,
    });
  });

  test('leaves the optional places uncertain where it does not hold', () => {
    const mrz = spanish({}, { 29: '8' });
    expect(mrz).toMatchObject({ isWhole: false, optional: [doubtful('99999999R')] });
    expect(mrz.number.isCertain).toBe(false);
  });

  test('is none on visas: what is in doubt stays so', () => {
    const visa = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4UTO4009078F9612109ZE184226'];
    expect(read('MRVB', visa)).toMatchObject({ isWhole: undefined, optional: [certain('ZE184226')] });
    expect(read('MRVB', visa, {}, { 30: '17' })).toMatchObject({ optional: [doubtful('ZE184226')] });
    const [first = [], second = []] = visa.map((line) => seen(line));
    const nothing = new Float32Array(second[30]?.length ?? 0);
    expect(parseMrz('MRVB', [first, second.with(30, nothing)]).optional).toMatchObject([{ isCertain: false }]);
  });
});

describe('where no digit holds', () => {
  const shifted = passport.map((line) => line.slice(1) + '<');
  const mrz = read('TD3', shifted);

  test('nothing of it is certain, and it is not confirmed', () => {
    expect(mrz).toMatchObject({ isConfirmed: false, issuer: { isCertain: false }, nationality: { isCertain: false } });
  });

  test.each([
    ['TD3', passport],
    ['TD1', card],
    ['TD2', small],
  ] as const)('it is confirmed by one alone (%s)', (format, lines) => {
    expect(read(format, lines).isConfirmed).toBe(true);
  });
});

describe('numbers', () => {
  /** As issuers publish them (PRADO); the digit of a long number is made with the filler between, or without. */
  test.each([
    ['Belgian, with it', ['IDBEL592211692<1741<<<<<<<<<<<', '9003107F2509301BEL900310244094'], '592211692174'],
    ['Belgian, without it', ['IDBEL600001795<0152<<<<<<<<<<<', '1301014F2311207BEL130101987398'], '600001795015'],
    ['Portuguese', ['I<PRT000024759<ZZ72<<<<<<<<<<<', '8010100F2006017PRT<<<<<<<<<<<8'], '000024759ZZ7'],
    ['Portuguese, once more', ['I<PRT007777779<ZZ92<<<<<<<<<<<', '8303143M3405282PRT<<<<<<<<<<<2'], '007777779ZZ9'],
  ])('that are long: %s', (_, lines, number) => {
    const mrz = read('TD1', [...lines, 'SPECIMEN<<SPECIMEN<<<<<<<<<<<<']);
    expect(mrz).toMatchObject({ number: certain(number), isWhole: true });
    expect(mrz.optional).not.toContainEqual(certain(lines[0]?.slice(15, 19) ?? ''));
  });

  test.each<[string, MrzFormat, readonly string[], string, readonly string[]]>([
    [
      'Belgian',
      'TD1',
      ['IDBEL590330101085020100200<<<<', '8502016F0901015BEL<<<<<<<<<<<8', 'VAN<DER<VELDEN<<GREET<HILDE<<<'],
      '590330101',
      ['85020100200'],
    ],
    [
      'Croatian',
      'TD1',
      ['IOHRV115501830605781305459<<<<', '7911255F2608020HRV<<<<<<<<<<<5', 'SPECIMEN<<SPECIMEN<<<<<<<<<<<<'],
      '115501830',
      ['05781305459'],
    ],
    [
      'Finnish',
      'TD1',
      ['I<FINXA10000585010195<112X<<<<', '9501016F2803135FIN<<<<<<<<<<<7', 'SPECIMEN<TRAVEL<<VILMA<SOFIA<<'],
      'XA1000058',
      ['010195112X'],
    ],
    [
      'Romanian, in parts',
      'TD2',
      ['IDROUPOPESCU<<MARIN<<<<<<<<<<<<<<<<<', 'SS099993<1ROU4609135M810913814000881'],
      'SS099993',
      ['1400088', '1460913400088'],
    ],
    [
      'Russian, in parts',
      'TD3',
      ['PNRUSZDRIL7K<<SERGEQ<ANATOL9EVI3<<<<<<<<<<<<', '3919353498RUS7207233M<<<<<<<4151218910003<50'],
      '391935349',
      ['4151218910003', '3914935349'],
    ],
  ])('of persons: %s', (_, format, lines, number, optional) => {
    expect(read(format, lines)).toMatchObject({
      number: certain(number),
      isWhole: true,
      optional: optional.map(certain),
    });
  });
});

function read(
  format: MrzFormat,
  lines: readonly string[],
  ...doubts: readonly Readonly<Record<number, string>>[]
): MachineReadableZone {
  return parseMrz(
    format,
    lines.map((line, at) => seen(line, doubts[at])),
  );
}

function spanish(...doubts: readonly Readonly<Record<number, string>>[]): MachineReadableZone {
  const lines = ['IDESPBAA000589599999999R<<<<<<', '8001014F2501017ESP<<<<<<<<<<<7', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<'];
  return read('TD1', lines, ...doubts);
}

const text = fc.stringMatching(/^[A-Z0-9]{3,9}$/);
function guarded(cells: ReturnType<typeof seen>, digit: number): LikelyText {
  return checkedText(cells, seen(String(digit))[0] ?? new Float32Array(), { kind: 'any' });
}

test('what is certain fits its digit, whatever was seen', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 9 }), (one, other, digit) => {
      const doubts = Object.fromEntries([...one].map((character, at) => [at, character + (other[at] ?? '')]));
      const found = guarded(seen(one, doubts), digit);
      if (found.isCertain) expect(checkDigitOf(found.text)).toBe(digit);
    }),
  );
});

test('a letter where the digit should be proves nothing', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...'ABCU'), (one, letter) => {
      const [digit = new Float32Array()] = seen(letter);
      expect(checkedText(seen(one), digit, { kind: 'any' })).toMatchObject({ text: one, isCertain: false });
    }),
  );
});

test('what was seen without a doubt is read as it is, and found wrong where it is', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 9 }), (one, digit) => {
      const found = guarded(seen(one), digit);
      expect(found).toMatchObject({ text: one, isCertain: checkDigitOf(one) === digit });
    }),
  );
});
