import { expect, test } from '@jest/globals';
import { fieldsOf } from '../../forms/forms.js';
import { en } from '../../languages/texts/en.js';
import { type AnswerLine, type AnswerNames, answerLines, documentIdsIn } from './answer-lines.js';
import { subDivisionName, taxNumberName } from '../../fields/places.js';

async function lines(
  type: Parameters<typeof fieldsOf>[0],
  payload: object,
  locale = 'en-GB',
  names?: AnswerNames,
): Promise<AnswerLine[]> {
  const fileName = (id: string): string | undefined => (id === 'known' ? 'bill.pdf' : undefined);
  const words = en;
  return answerLines(fieldsOf(type), { type, ...payload }, { words, locale, fileName, names });
}

function texts(found: readonly AnswerLine[]): Record<string, string> {
  return Object.fromEntries(found.map(({ label, text }) => [label, text]));
}

test('days, countries and choices are in the words of the language', async () => {
  const payload = {
    name: { firstName: 'Ana', lastName: 'Diaz' },
    birthDate: '1990-05-17',
    nationality: 'AR',
    isPoliticallyExposed: false,
  };
  expect(texts(await lines('individualPersonalInfo', payload))).toEqual({
    'First name': 'Ana',
    'Last name': 'Diaz',
    'Date of birth': '17 May 1990',
    Nationality: 'Argentina',
    'Politically exposed person (PEP)?': 'No',
  });
  expect(texts(await lines('individualPersonalInfo', payload, 'es'))).toMatchObject({
    'Date of birth': '17 de mayo de 1990',
  });
});

test('a text that is spelled like a choice stays a text', async () => {
  const found = texts(await lines('individualEeaInfo', { placeOfBirthCountry: 'PT', placeOfBirthCity: 'OTHER' }));
  expect(found).toEqual({ 'Country of birth': 'Portugal', 'City of birth': 'OTHER' });
});

test('what is masked stays masked, whatever it was', async () => {
  const masked = { name: { firstName: '****na', lastName: '****az' }, birthDate: '****17', nationality: '****' };
  expect((await lines('individualPersonalInfoLight', masked)).map(({ text }) => text)).toEqual([
    '****na',
    '****az',
    '****17',
    '****',
  ]);
});

test('documents are called by their names, where they are known', async () => {
  const documents = [
    { documentId: 'known', documentType: 'utilityBill', issuedOn: '2026-10-01' },
    { documentId: 'other', documentType: 'bankStatement', issuedOn: '****01' },
  ];
  const [only] = await lines('individualProofOfAddress', { proofOfAddressDocuments: documents });
  expect(only?.text).toBe(
    'bill.pdf · Electricity, gas, water or internet bill · 1 October 2026\nFile added · Bank statement · ****01',
  );
  expect(documentIdsIn({ proofOfAddressDocuments: documents })).toEqual(['known', 'other']);
});

test('an identity document is formatted line by line', async () => {
  const governmentId = {
    type: 'passport',
    country: 'AR',
    number: 'AAB100001',
    expiresOn: '2035-01-31',
    front: { documentId: 'known' },
  };
  expect(texts(await lines('individualIdentityDocument', { governmentId }))).toEqual({
    'Issuing country': 'Argentina',
    'Document type': 'Passport',
    'Document number': 'AAB100001',
    'Expiry date': '31 January 2035',
    'Photo page': 'bill.pdf',
  });
});

test('lists and addresses are read as such', async () => {
  const operations = { countriesOfOperation: ['AR', 'UY'], highRiskActivities: [], expectedMonthlyPayments: 4000 };
  expect(texts(await lines('businessOperations', operations))).toEqual({
    'Countries where it operates': 'Argentina and Uruguay',
    'Is the company involved in any of these?': 'None',
    'Number of payments you expect to make per month': '4,000',
  });
  const address = { address1: 'Av. Corrientes 1234', city: 'Buenos Aires', postalCode: 'C1043AAZ', country: 'AR' };
  expect(texts(await lines('individualResidentialAddress', { address }))).toEqual({
    Address: 'Av. Corrientes 1234\nC1043AAZ Buenos Aires\nArgentina',
  });
});

test('provinces and tax numbers are called by their names, once these are here', async () => {
  const names = { subDivisionName, taxNumberName };
  const address = { address1: 'Calle 9', city: 'Luján', subDivision: 'B', country: 'AR' };
  const inWords = async (given?: AnswerNames): Promise<string | undefined> =>
    texts(await lines('individualResidentialAddress', { address }, 'es', given))['Address'];
  expect(await inWords()).toBe('Calle 9\nLuján\nB\nArgentina');
  expect(await inWords(names)).toBe('Calle 9\nLuján\nBuenos Aires\nArgentina');
  const numbered = async (taxIdentificationNumberType: string, given?: AnswerNames): Promise<string | undefined> =>
    (await lines('individualTaxInfo', { taxIdentificationNumberType }, 'en', given))[0]?.text;
  expect(await numbered('CPF')).toBe('CPF');
  expect(await numbered('CPF', names)).toMatch(/^\p{Lu}\p{Ll}.* \(CPF\)$/u);
  // Several countries have one of that name.
  expect(await numbered('NIF', names)).toBe('NIF');
});
