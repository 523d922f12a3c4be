import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  executed,
  payer,
  statusOf,
  toBank,
  toWallet,
  untilRequest,
  untilStatus,
} from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

function erase({ organization }: Payer): Promise<Answer> {
  return gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked for' });
}

const underWay = {
  status: 409,
  body: {
    name: 'IllegalTransition',
    message: expect.stringContaining('A payout request of it is still under way') as unknown as string,
  },
};
const holding = {
  status: 409,
  body: { message: expect.stringContaining('Its accounts hold tokens') as unknown as string },
};

test('an organization stays until everybody is paid', async () => {
  const from = await payer(gatehouse, '30000000');
  const { id } = await executed(from, [
    toBank(10),
    toWallet(10),
    toWallet({ fiatAmount: 10, fiatCurrencyCode: 'USD' }),
  ]);
  expect(await erase(from)).toMatchObject(underWay);
  await untilStatus(gatehouse, from, id, 'executed');
  expect(await erase(from)).toMatchObject({ status: 204 });
});

test('an organization whose recipient’s bank sends the money back stays until it is there', async () => {
  const from = await payer(gatehouse, '22490000');
  const { id } = await executed(from, [toBank(10.73), toBank(11.76)]);
  await untilRequest(gatehouse, from, id, 'a refund began', ({ payouts }) =>
    payouts.some((payout) => statusOf(payout) === 'refundInProgress'),
  );
  // What comes back is a deposit like any other until it is final.
  const message = expect.stringMatching(
    /A payout request of it is still under way|A deposit to it is not confirmed yet/,
  );
  expect(await erase(from)).toMatchObject({ status: 409, body: { message } });
  await untilRequest(gatehouse, from, id, 'it is refunded', ({ payouts }) =>
    payouts.some((payout) => statusOf(payout) === 'refunded'),
  );
  expect(await erase(from)).toMatchObject(holding);
});

test('what failed at its bank is under way until its tokens are back', async () => {
  const from = await payer(gatehouse, '10610000');
  const { id } = await executed(from, [toBank(10.61)]);
  await untilStatus(gatehouse, from, id, 'failed');
  expect(await erase(from)).toMatchObject({ status: 409 });
  await until('its tokens are back', async () => {
    await gatehouse.advance(1);
    return (await gatehouse.sql('SELECT 1 FROM commitment')).length === 0;
  });
  expect(await erase(from)).toMatchObject(holding);
});

test('a request that nobody executed holds nobody back', async () => {
  const from = await payer(gatehouse, '0');
  const made = await from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts: [toWallet(1)] });
  expect(made.status).toBe(201);
  expect(await erase(from)).toMatchObject({ status: 204 });
});
