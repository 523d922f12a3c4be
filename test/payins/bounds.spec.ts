import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payee,
  arrives,
  askedFor,
  money,
  payee,
  pixPayment,
  untilPayin,
  wayOf,
} from '../support/payments/payins.js';

let gatehouse: OwnGatehouse;
let to: Payee;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  to = await payee(gatehouse);
});
afterAll(() => gatehouse.stop());

test('money for an organization that nobody approves goes back after ninety days', async () => {
  const { organization, api, accountId } = await payee(gatehouse, { isApproved: false });
  const { payinId = '' } = await arrives(api, { destinationAccountId: accountId }, money.pix());
  await untilPayin(gatehouse, api, payinId, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  await gatehouse.advance(89 * 86_400);
  expect(must(await api.get(`/payins/${payinId}`), 200)).toMatchObject({ status: { type: 'pending' } });
  await gatehouse.advance(86_400);
  const failed = await untilPayin(gatehouse, api, payinId, 'failed');
  expect(failed.failureReason).toBe('approvalOverdue');
  expect(failed).not.toHaveProperty('settlementDetails');
  expect(await wayOf(api, payinId)).toBe('null > created > pending > failed');
  // Nothing of it keeps the organization any more.
  must(await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'Never approved' }), 204);
});

test('money that is worth more than one payin may bring goes back', async () => {
  const { payinId = '' } = await arrives(
    to.api,
    { destinationAccountId: to.accountId },
    money.ach('10000000000000', { traceNumber: 'HUGE' }),
  );
  expect((await untilPayin(gatehouse, to.api, payinId, 'failed')).failureReason).toBe('settlementFailed');
});

test('a fee of nearly all leaves something, and a fee of all leaves nothing and is settled at once', async () => {
  const nearly = { developerFee: { type: 'brl', developerFeePercentage: 99.9999999 } };
  const { id, settlementDetails } = await askedFor(to, pixPayment('100000000'), nearly);
  expect(Number(settlementDetails?.amount?.value)).toBeGreaterThan(0);
  await arrives(to.api, { payinId: id }, money.pix('100000000'));
  const { settlementDetails: actual } = await untilPayin(gatehouse, to.api, id, 'completed');
  await untilBalance(to.api, to.accountId, { value: actual?.amount?.value ?? '' });

  const all = { developerFee: { type: 'brl', developerFeePercentage: 100 } };
  const whole = await askedFor(to, pixPayment('100000'), all);
  await arrives(to.api, { payinId: whole.id }, money.pix('100000'));
  const completed = await untilPayin(gatehouse, to.api, whole.id, 'completed');
  expect(completed.settlementDetails).toMatchObject({ type: 'blockchain', amount: { value: '0' } });
  expect(completed.settlementDetails).not.toHaveProperty('transactionHash');
});

test('the same reference on two rails, and of two organizations, is that of two movements', async () => {
  const other = await payee(gatehouse);
  const ach = await arrives(to.api, { destinationAccountId: to.accountId }, money.ach('20000', { traceNumber: 'X1' }));
  const pix = await arrives(to.api, { destinationAccountId: to.accountId }, money.pix('20000', { endToEndId: 'X1' }));
  const theirs = await arrives(
    other.api,
    { destinationAccountId: other.accountId },
    money.pix('20000', { endToEndId: 'X1' }),
  );
  expect([ach, pix, theirs].map(({ accepted }) => accepted)).toEqual([true, true, true]);
  expect(new Set([ach.payinId, pix.payinId, theirs.payinId]).size).toBe(3);
  // Of people's references nothing is kept but where it is sealed.
  expect(await gatehouse.sql(`SELECT 1 FROM payin_arrival WHERE arrival_id LIKE '%X1%'`)).toEqual([]);
  const again = await arrives(to.api, { destinationAccountId: to.accountId }, money.pix('20001', { endToEndId: 'X1' }));
  expect(again).toEqual({ accepted: false, reason: 'Other money was reported under the same number' });
});
