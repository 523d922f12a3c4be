import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PayloadOf } from '#contracts';
import { evidenceOf, personOf, personalInfo } from '../../../../../test/support/compliance/evidence.js';
import type { EvidencePerson } from '../evidence/check.js';
import { persons } from './persons.js';

const attestation = { type: 'businessAssociatedPersons', associatedPersonIds: [] as string[] } as const;
const blocking = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING', field: 'associatedPersonIds' };

function run(...listed: EvidencePerson[]): unknown {
  return persons.run(evidenceOf({ ...attestation, associatedPersonIds: [] }, { persons: listed }));
}

function owning(ownershipPercentage: number, firstName: string): EvidencePerson {
  return personOf({ personalInfo: personalInfo({ ownershipPercentage, name: { firstName, lastName: 'Pérez' } }) });
}

describe('ownership together', () => {
  test.each<[number[], boolean]>([
    [[], false],
    [[100], false],
    [[25, 25, 25, 25], false],
    [[33.4, 33.3, 33.3], false],
    [[28.6, 35.7, 35.7], false],
    [[33.34, 33.33, 33.34], true],
    [[60, 40.01], true],
    [[100, 100], true],
  ])('of %j is too much: %s', (percentages, isTooMuch) => {
    const listed = percentages.map((percentage, index) => owning(percentage, `Ana${index}`));
    const finding = { ...blocking, message: expect.stringContaining('more than 100 %') };
    expect(run(...listed)).toMatchObject(isTooMuch ? [finding] : []);
  });

  test('counts nothing for persons of whom nothing is known yet', () => {
    expect(run(owning(100, 'Ana'), personOf())).toEqual([]);
  });
});

describe('the same person twice', () => {
  const twice = [{ ...blocking, message: expect.stringContaining('listed twice') }];
  const named = (firstName: string, lastName: string, middleName?: string): EvidencePerson =>
    personOf({
      personalInfo: personalInfo({
        name: { firstName, lastName, ...(middleName === undefined ? {} : { middleName }) },
      }),
    });

  test.each<[string, EvidencePerson, EvidencePerson, boolean]>([
    ['the same name', named('Ana', 'Pérez'), named('Ana', 'Pérez'), true],
    ['in capitals, without accents', named('Ana', 'Pérez'), named(' ANA ', 'PEREZ'), true],
    ['hyphenated and not', named('Jean-Luc', 'Dupont'), named('Jean Luc', 'DuPont'), true],
    ['in another script', named('Анна', 'Ёлкина'), named('АННА', 'Елкина'), true],
    ['once without the middle name', named('Ana', 'Pérez', 'María'), named('Ana', 'Pérez'), true],
    ['twins', named('Ana', 'Pérez', 'María'), named('Ana', 'Pérez', 'Lucía'), false],
    ['siblings', named('Ana', 'Pérez'), named('Eva', 'Pérez'), false],
    ['namesakes of another family', named('Ana', 'Pérez'), named('Ana', 'Gómez'), false],
    ['names the other way round', named('Ana', 'Pérez'), named('Pérez', 'Ana'), false],
    [
      'father and daughter',
      named('Ana', 'Pérez'),
      personOf({ personalInfo: personalInfo({ birthDate: '1960-03-12' }) }),
      false,
    ],
    ['two of whom nothing is known', personOf(), personOf(), false],
  ])('%s', (_, one, other, isSame) => {
    expect(run(one, other)).toMatchObject(isSame ? twice : []);
  });

  const taxed = (
    number: string,
    type: PayloadOf<'associatedPersonTaxInfo'>['taxIdentificationNumberType'],
  ): EvidencePerson =>
    personOf({
      taxInfo: {
        type: 'associatedPersonTaxInfo',
        taxIdentificationNumber: number,
        taxIdentificationNumberType: type,
      },
    });

  test.each<[string, EvidencePerson, EvidencePerson, boolean]>([
    ['the same tax number', taxed('20-12345678-6', 'CUIL'), taxed('20123456786', 'CUIL'), true],
    ['another tax number', taxed('20-12345678-6', 'CUIL'), taxed('27-12345678-0', 'CUIL'), false],
    ['the same digits of another type', taxed('123456789', 'SSN'), taxed('123456789', 'SIN'), false],
  ])('%s', (_, one, other, isSame) => {
    expect(run(one, other)).toMatchObject(isSame ? twice : []);
  });

  test('is found wherever they stand in the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (order) => {
        const listed = ['Ana', 'Eva', 'Ada', 'Zoe', 'Ana'].map((firstName) => named(firstName, 'Pérez'));
        const few = listed.map((person) => ({
          ...person,
          personalInfo: { ...personalInfo(), ...person.personalInfo, ownershipPercentage: 5 },
        }));
        expect(run(...order.flatMap((index) => few[index] ?? []))).toMatchObject(twice);
      }),
    );
  });
});
