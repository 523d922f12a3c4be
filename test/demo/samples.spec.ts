import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { daysAgo } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Newcomer, type SamplePerson, samplePeople } from '../support/browser/newcomer.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
});
afterAll(() => gatehouse.stop());

function addressOf({ street: address1, city, subDivision, postalCode }: SamplePerson, country: string): object {
  return { address1, city, subDivision, postalCode, country };
}

describe.each(Object.entries(samplePeople))('the sample people of %s', (country, person) => {
  test('are taken as they are, with their documents', async () => {
    const newcomer = await Newcomer.arrive(gatehouse, country, 'STANDARD');
    const { firstName, lastName, birthDate, occupation, email, phone } = person;
    await Promise.all([
      newcomer.file('individualPersonalInfo', {
        name: { firstName, lastName },
        ...{ birthDate, occupation, nationality: country, isPoliticallyExposed: false },
      }),
      newcomer.file('individualContactInfo', { email, phoneNumber: phone.replace(/[ -]/g, '') }),
      newcomer.file('individualResidentialAddress', { address: addressOf(person, country) }),
      newcomer.file('individualTaxInfo', {
        taxIdentificationNumber: person.taxNumber,
        taxIdentificationNumberType: person.taxType,
      }),
      newcomer.file('individualProofOfAddress', {
        proofOfAddressDocuments: [
          { ...(await newcomer.letter('bill')), documentType: 'utilityBill', issuedOn: daysAgo(0) },
        ],
      }),
      newcomer.file('individualSourceOfFunds', {
        sources: ['SALARY'],
        sourceOfFundsDocuments: [await newcomer.letter('payslip')],
      }),
    ]);
    expect(await newcomer.found()).toEqual([]);
  });

  test('have a company that is taken as it is, with its documents', async () => {
    const newcomer = await Newcomer.arrive(gatehouse, country, 'FULL');
    const { company } = person;
    await Promise.all([
      newcomer.file('businessIdentification', {
        legalName: company.legalName,
        registrationNumber: company.registrationNumber,
        countryOfIncorporation: country,
        dateOfIncorporation: company.incorporatedOn,
        legalStructure: 'CORPORATION',
      }),
      newcomer.file('businessTaxInfo', {
        taxIdentificationNumber: company.taxNumber,
        taxIdentificationNumberType: company.taxType,
      }),
      newcomer.file('businessAddress', {
        registeredAddress: addressOf(person, country),
        operatingAddressSameAsRegistration: true,
      }),
      newcomer.file('businessFormationDocuments', { formationDocuments: [await newcomer.letter('articles')] }),
      newcomer.file('businessUboOwnershipDocuments', { ownershipDocuments: [await newcomer.letter('owners')] }),
      newcomer.file('businessProofOfAddressDocuments', {
        proofOfAddressDocuments: [
          { ...(await newcomer.letter('companyBill')), documentType: 'utilityBill', issuedOn: daysAgo(0) },
        ],
      }),
      newcomer.file('businessFlowOfFundsDocument', { flowOfFundsDocument: await newcomer.letter('flow') }),
    ]);
    expect(await newcomer.found()).toEqual([]);
  });
});
