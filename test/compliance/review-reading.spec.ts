import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Applicant, everythingUploaded } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { SentStatements } from '../support/service/sent-statements.js';

let gatehouse: OwnGatehouse;
let sent: SentStatements;

beforeAll(async () => {
  // Nothing is validated meanwhile.
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  sent = new SentStatements(gatehouse);
});
afterAll(async () => {
  sent.stop();
  await gatehouse.stop();
});

/** What reading it asks of the database, once its key is known. */
async function queriesToRead(applicant: Applicant): Promise<number> {
  await applicant.review();
  const { statements } = await sent.during(() => applicant.review());
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
