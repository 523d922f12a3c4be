import { describe, expect, test } from '@jest/globals';
import type { AttestationPayload, TaxIdentificationNumberType } from '#contracts';
import {
  address,
  evidenceOf,
  identification,
  name,
  personalInfo,
} from '../../../../../test/support/compliance/evidence.js';
import { taxNumber } from './tax-number.js';

const blocking = expect.objectContaining({ failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' });
const warning = expect.objectContaining({ failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' });

function found(
  type: 'individualTaxInfo' | 'associatedPersonTaxInfo' | 'businessTaxInfo',
  [numberType, number]: [TaxIdentificationNumberType, string],
  others: AttestationPayload[],
): unknown {
  const attestation = { type, taxIdentificationNumber: number, taxIdentificationNumberType: numberType };
  return taxNumber.run(evidenceOf(attestation, { others }));
}

const livingIn = (country: string): AttestationPayload => ({
  type: 'individualResidentialAddress',
  address: { ...address, country },
});
const bornIn = (nationality: string): AttestationPayload => ({
  type: 'individualPersonalInfo',
  name,
  birthDate: '1990-03-12',
  nationality,
});

const spanish = '12345678Z';
const portuguese = '123456789';

describe('a NIF', () => {
  test.each<[string, string, AttestationPayload[], unknown[]]>([
    ['of Spain, where they live', spanish, [livingIn('ES')], []],
    ['with a wrong letter', '12345678A', [livingIn('ES')], [blocking]],
    ['of Portugal, where they live', portuguese, [livingIn('PT')], []],
    ['with a wrong digit', '123456788', [livingIn('PT')], [blocking]],
    ['of Spain, though they live in Portugal', spanish, [livingIn('PT')], [warning]],
    ['of Portugal, whose citizens they are', portuguese, [livingIn('US'), bornIn('PT')], []],
    ['of Portugal, with a wrong digit, living abroad', '123456788', [livingIn('US'), bornIn('PT')], [blocking]],
    ['of Spain, where they live as citizens of Portugal', spanish, [bornIn('PT'), livingIn('ES')], []],
    ['of a citizen whose address is not known yet', portuguese, [bornIn('PT')], []],
    ['of somebody of whom nothing is known yet', spanish, [], []],
    ['where nobody has one', spanish, [livingIn('US'), bornIn('US')], [warning]],
    ['with a wrong letter, where nobody has one', '12345678A', [livingIn('US')], [blocking, warning]],
  ])('%s', (_, number, others, findings) => {
    expect(found('individualTaxInfo', ['NIF', number], others)).toEqual(findings);
  });
});

test('a number whose rule is not certain is warned of', () => {
  expect(found('individualTaxInfo', ['PAN', 'ABCPE1234F'], [livingIn('IN')])).toEqual([warning]);
});

describe('the country', () => {
  test('of an associated person is their own, not that of the company', () => {
    const others: AttestationPayload[] = [personalInfo({ nationality: 'PT' }), identification];
    expect(found('associatedPersonTaxInfo', ['NIF', portuguese], others)).toEqual([]);
    expect(found('associatedPersonTaxInfo', ['CUIT', '20-12345678-6'], others)).toEqual([warning]);
  });

  test('of a company is that of its incorporation', () => {
    expect(found('businessTaxInfo', ['CUIT', '20-12345678-6'], [identification])).toEqual([]);
    expect(found('businessTaxInfo', ['CUIT', '20-12345678-5'], [identification])).toEqual([blocking]);
    expect(found('businessTaxInfo', ['NIF', portuguese], [identification])).toEqual([warning]);
    expect(found('businessTaxInfo', ['NIF', portuguese], [])).toEqual([]);
  });

  test('has numbers that only persons are given, and no company is', () => {
    expect(found('individualTaxInfo', ['CUIL', '20-12345678-6'], [livingIn('AR')])).toEqual([]);
    expect(found('businessTaxInfo', ['CUIL', '20-12345678-6'], [identification])).toEqual([warning]);
  });
});
