import { beforeAll, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import type { Finding, Weighed } from '../support/compliance/weighed.js';
import { executed, payer, toWallet } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';

let gatehouse: Gatehouse;
let officer: StaffApi;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  officer = await gatehouse.signedIn('officer');
});

async function velocityOf({ path }: Applicant): Promise<Finding | undefined> {
  const { officerFindings } = must(await officer.get(path), 200) as unknown as Weighed;
  return officerFindings.find(({ source }) => source === 'velocity');
}

test('what an organization moves is told where it is more than was declared, and the amount is no part of the finding', async () => {
  const from = await payer(gatehouse, '1500000000');
  const { organization } = from;
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'STANDARD', organization });
  await applicant.inReview();
  expect(await velocityOf(applicant)).toBeUndefined();
  await executed(from, [toWallet(1_100)]);
  const finding = await velocityOf(applicant);
  expect(finding?.message).toContain('1,100 USD');
  const cleared = { status: 'cleared', note: 'A salary for the whole quarter' };
  must(await officer.post(`${applicant.path}/officer-findings/${finding?.id ?? ''}`, cleared), 200);
  await executed(from, [toWallet(100)]);
  expect(await velocityOf(applicant)).toMatchObject({
    id: finding?.id,
    status: 'cleared',
    message: expect.stringContaining('1,200 USD'),
  });
});
