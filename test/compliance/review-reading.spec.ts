import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Connections } from '#database';
import { Applicant, everythingUploaded } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let statements: string[];

beforeAll(async () => {
  // Nothing is validated meanwhile.
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  statements = [];
  const { reading } = gatehouse.service.get(Connections);
  const query = reading.query.bind(reading) as (...given: unknown[]) => Promise<{ rows: never[] }>;
  Object.assign(reading, {
    query: (...given: unknown[]) => {
      statements.push(JSON.stringify(given[0]));
      return query(...given);
    },
  });
});
afterAll(() => gatehouse.stop());

/** What reading it asks of the database, once its key is known. */
async function queriesToRead(applicant: Applicant): Promise<number> {
  await applicant.review();
  statements.length = 0;
  await applicant.review();
  return statements.filter((text) => /review|attestation|associated_person/.test(text)).length;
}

test('a review is read in one query, whether it is empty or has forty attestations and five persons', async () => {
  const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL' });
  expect(await queriesToRead(applicant)).toBe(1);
  for (let owner = 0; owner < 4; owner++) await applicant.addPerson('BENEFICIAL_OWNER');
  await applicant.addPerson('CONTROL_PERSON');
  await applicant.complete();
  expect(everythingUploaded(await applicant.review()).length).toBeGreaterThanOrEqual(40);
  expect(await queriesToRead(applicant)).toBe(1);
});
