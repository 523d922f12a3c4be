import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attestationTypes } from '../vocabulary/attestations.js';
import { identityDocumentTypes } from '../vocabulary/identity-documents.js';
import { maskedPayload } from './masks.js';
import { validAttestation, validGovernmentId } from './valid-attestation.spec-fixture.js';

const documentIds = ['018f4e6a-7c1d-7a3b-8e2f-0000000000aa', '018f4e6a-7c1d-7a3b-8e2f-0000000000bb'];

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return '·';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

describe('a masked payload', () => {
  test.each(attestationTypes.map((type) => [type]))('of %s keeps its shape, its type and its documents', (type) => {
    const payload = validAttestation(type, { documentIds });
    const masked = maskedPayload(payload);
    expect(shapeOf(masked)).toEqual(shapeOf(payload));
    expect(masked['type']).toBe(type);
    const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/[0-9a-f-]{36}/g) ?? [];
    expect(idsIn(masked)).toEqual(idsIn(payload));
  });

  const ofPersons = attestationTypes.filter((type) => !type.startsWith('business'));
  test.each(ofPersons.map((type) => [type]))('of %s tells nothing of the person', (type) => {
    const told = JSON.stringify(maskedPayload(validAttestation(type)));
    for (const value of [
      'Ana',
      'María',
      'Pérez',
      '1990-05',
      'example',
      '5491',
      'Corrientes',
      'Buenos',
      'C1043',
      'Lisboa',
    ])
      expect(told).not.toContain(value);
    for (const value of [
      'AAB123',
      '"AR"',
      '"PT"',
      '12345',
      'EMPLOYED',
      'SALARY',
      '25K',
      'UNDER',
      'true',
      'false',
      ':25',
    ])
      expect(told).not.toContain(value);
  });

  test('tells what kind of thing each is', () => {
    expect(maskedPayload(validAttestation('individualTaxInfo'))).toEqual({
      type: 'individualTaxInfo',
      taxIdentificationNumber: '****8-6',
      taxIdentificationNumberType: 'CUIT',
    });
    expect(maskedPayload(validAttestation('individualProofOfAddress', { documentIds }))).toEqual({
      type: 'individualProofOfAddress',
      proofOfAddressDocuments: [{ documentId: documentIds[0], documentType: 'utilityBill', issuedOn: '****01' }],
    });
  });

  test('tells what concerns the business alone', () => {
    expect(maskedPayload(validAttestation('businessOperations'))).toEqual(validAttestation('businessOperations'));
    expect(maskedPayload(validAttestation('businessFinancialInfo'))).toEqual(validAttestation('businessFinancialInfo'));
    expect(maskedPayload(validAttestation('businessIdentification'))).toEqual({
      type: 'businessIdentification',
      legalName: '****A.',
      tradeName: '****e',
      registrationNumber: '****7',
      countryOfIncorporation: 'AR',
      subDivisionOfIncorporation: 'C',
      dateOfIncorporation: '2015-03-02',
      legalStructure: 'CORPORATION',
    });
  });

  test.each(identityDocumentTypes.map((type) => [type]))('of a %s shows neither its number nor its dates', (type) => {
    const governmentId = validGovernmentId(type, documentIds);
    const masked = maskedPayload({ type: 'individualIdentityDocument', governmentId });
    expect(masked['governmentId']).toMatchObject({ type, country: '****', front: governmentId.front });
    expect(JSON.stringify(masked)).not.toContain(governmentId.number);
    expect(JSON.stringify(masked)).not.toContain('2020-01');
  });

  test('masks what nobody named', () => {
    const payload = {
      ...validAttestation('individualPersonalInfo'),
      invented: { secret: 'value' },
      age: 36,
      none: null,
    };
    const masked = maskedPayload(payload);
    expect(masked).toMatchObject({ invented: { secret: '****e' }, age: '****', none: '****' });
  });

  test('tells at most a quarter of a text, and four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (occupation) => {
        const { occupation: masked } = maskedPayload({ ...validAttestation('individualPersonalInfo'), occupation });
        const told = String(masked).slice('****'.length);
        expect(String(masked).startsWith('****')).toBe(true);
        expect(occupation.endsWith(told)).toBe(true);
        expect([...told].length).toBeLessThanOrEqual(Math.min(4, [...occupation].length / 4));
      }),
    );
  });
});
