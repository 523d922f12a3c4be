import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { root } from '../architecture/workspace.js';
import type { Answer, Api } from '../support/api.js';
import { daysAgo } from '../support/applicant.js';
import { until } from '../support/until.js';
import { DemoPartner } from '../support/demo-partner.js';
import { upload } from '../support/documents.js';
import { Gatehouse } from '../support/gatehouse.js';

type Json = Readonly<Record<string, unknown>>;

interface Company {
  readonly legalName: string;
  readonly registrationNumber: string;
  readonly incorporatedOn: string;
  readonly taxType: string;
  readonly taxNumber: string;
}

interface Person extends Omit<Company, 'legalName' | 'registrationNumber' | 'incorporatedOn'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly occupation: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly subDivision: string;
  readonly postalCode: string;
  readonly passport: string;
  readonly company: Company;
}

type Letter = Readonly<{ write: (about: { person: Person; reference: string; today: Date }) => Json }>;

/** The very modules that the page loads. */
async function ofPage<T>(file: string): Promise<T> {
  return (await import(join(root, 'apps/demo/src/page', file))) as T;
}

const { samplePeople } = await ofPage<{ samplePeople: Record<string, Person> }>('sample-people.js');
const { letters } = await ofPage<{ letters: Record<string, Letter> }>('sample-letters.js');
const { specimenPdf } = await ofPage<{ specimenPdf: (page: Json) => Uint8Array }>('specimen-pdf.js');

let gatehouse: Gatehouse;
let partner: DemoPartner;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  partner = new DemoPartner(gatehouse);
});
afterAll(() => gatehouse.stop());

/** What a newcomer types into the widget, and the documents that the page offers for it. */
class Newcomer {
  private constructor(
    private readonly id: string,
    private readonly widget: Api,
    private readonly reviewId: string,
    private readonly person: Person,
  ) {}

  static async arrive(country: string, tier: string): Promise<Newcomer> {
    const person = samplePeople[country];
    if (person === undefined) throw new Error(`There is nobody from ${country}`);
    const id = await partner.customer({ tier, country, name: person.company.legalName });
    const { body } = await partner.read(id);
    const token = String((await partner.session(id)).body['token']);
    return new Newcomer(id, gatehouse.withKey(token), String(body['reviewId']), person);
  }

  async document(letter: string): Promise<{ documentId: string }> {
    const page = letters[letter]?.write({ person: this.person, reference: this.reviewId, today: new Date() }) ?? {};
    const name = { name: `${letter}.pdf`, type: 'application/pdf', headers: this.headers };
    const { status, body } = await upload(this.widget, specimenPdf(page), name);
    expect([status, body]).toEqual([201, expect.objectContaining({ contentType: 'application/pdf' })]);
    return { documentId: String(body['id']) };
  }

  /** Files it, and reads what the checks made of it. */
  async file(type: string, payload: Json): Promise<void> {
    const path = `/compliance/reviews/${this.reviewId}/attestations`;
    const answer: Answer = await this.widget.post(path, { type, ...payload }, this.headers);
    expect([type, answer.status, answer.body]).toEqual([type, 201, expect.anything()]);
  }

  async found(): Promise<unknown[]> {
    return until('everything is validated', async () => {
      const { review } = (await partner.read(this.id)).body as { review: { uploadedAttestations: Uploaded[] } };
      const uploaded = review.uploadedAttestations;
      return (
        uploaded.every(({ validationStatus }) => validationStatus.type !== 'pending') &&
        uploaded.filter(({ validationStatus }) => validationStatus.type !== 'approved')
      );
    });
  }

  private get headers(): Record<string, string> {
    return { Origin: partner.origin };
  }
}

interface Uploaded {
  readonly validationStatus: { readonly type: string };
}

function addressOf({ street: address1, city, subDivision, postalCode }: Person, country: string): Json {
  return { address1, city, subDivision, postalCode, country };
}

describe.each(Object.entries(samplePeople))('the sample people of %s', (country, person) => {
  test('are taken as they are, with their documents', async () => {
    const newcomer = await Newcomer.arrive(country, 'STANDARD');
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
          { ...(await newcomer.document('bill')), documentType: 'utilityBill', issuedOn: daysAgo(0) },
        ],
      }),
      newcomer.file('individualSourceOfFunds', {
        sources: ['SALARY'],
        sourceOfFundsDocuments: [await newcomer.document('payslip')],
      }),
    ]);
    expect(await newcomer.found()).toEqual([]);
  });

  test('have a company that is taken as it is, with its documents', async () => {
    const newcomer = await Newcomer.arrive(country, 'FULL');
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
      newcomer.file('businessFormationDocuments', { formationDocuments: [await newcomer.document('articles')] }),
      newcomer.file('businessUboOwnershipDocuments', { ownershipDocuments: [await newcomer.document('owners')] }),
      newcomer.file('businessProofOfAddressDocuments', {
        proofOfAddressDocuments: [
          { ...(await newcomer.document('companyBill')), documentType: 'utilityBill', issuedOn: daysAgo(0) },
        ],
      }),
      newcomer.file('businessFlowOfFundsDocument', { flowOfFundsDocument: await newcomer.document('flow') }),
    ]);
    expect(await newcomer.found()).toEqual([]);
  });
});
