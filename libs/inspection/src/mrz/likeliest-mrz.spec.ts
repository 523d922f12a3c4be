import { describe, expect, test } from '@jest/globals';
import type { MachineReadableZone } from '../results/machine-readable-zone.js';
import { likeliestMrz } from './likeliest-mrz.js';
import { seen } from './seen-line.spec-fixture.js';

const certain = (value: string): object => ({ value, isCertain: true });

describe('French identity cards that were issued until 2021', () => {
  /** Specimens that are published; the third with longer names. */
  test.each([
    [
      ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'],
      '880692310285',
      'BERTHIER',
      'CORINNE',
    ],
    [
      ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '9409923102854CORINNE<<<<<<<6512068F4'],
      '940992310285',
      'BERTHIER',
      'CORINNE',
    ],
    [
      ['IDFRABERTHIER<D<ARDI<DE<LA<POC<<<<<<', '8806923102858CORINNE<<LO<<A6512068F7'],
      '880692310285',
      'BERTHIER D ARDI DE LA POC',
      'CORINNE LO A',
    ],
    [
      ['IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02', '1710GVA123451ROBERTA<<<<<<<9112311F2'],
      '1710GVA12345',
      'TEST NAME',
      'ROBERTA',
    ],
  ])('are made otherwise: %s', (lines, number, lastNames, firstNames) => {
    expect(read(lines)).toMatchObject({
      format: 'IDFRA',
      documentCode: 'ID',
      nationality: certain('FRA'),
      number: certain(number),
      expiresOn: undefined,
      optional: [],
      lastNames,
      firstNames,
      isConfirmed: true,
    });
  });

  const lines = ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'];

  test('guard all of both lines', () => {
    expect(read(lines)).toMatchObject({ birthDate: certain('651206'), isWhole: true });
    expect(read([lines[0]?.replace('BER', 'BFR') ?? '', lines[1] ?? ''])).toMatchObject({ isWhole: false });
  });

  test('are told by their digits, not by their first letters alone', () => {
    const other = ['IRFRAERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
    expect(read(other)).toMatchObject({ format: 'TD2', number: certain('D23145890'), expiresOn: certain('120415') });
    const swiss = lines.map((line) => line.replace('IDFRA', 'IDCHE'));
    expect(read(swiss)).toMatchObject({ format: 'TD2', isConfirmed: false });
  });
});

test.each([
  ['TD1', ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']],
  ['TD2', ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']],
  ['TD3', ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']],
  ['MRVA', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4UTO4009078F96121096ZE184226B<<<<<<']],
  ['MRVB', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4UTO4009078F9612109<<<<<<<<']],
])('lines of a %s are told by their length and their first letter', (format, lines) => {
  expect(read(lines)).toMatchObject({ format, birthDate: { isCertain: true } });
});

function read(lines: readonly string[]): MachineReadableZone {
  return likeliestMrz(lines.map((line) => seen(line)));
}
