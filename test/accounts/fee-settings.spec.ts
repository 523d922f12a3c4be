import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { bookOf } from '../support/chains/deposits.js';
import { stranger } from '../support/chains/accounts.js';
import { executed, payer, statusOf, toWallet, untilStatus } from '../support/payments/payouts.js';
import { untilFaultless } from '../support/payments/payout-audit.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

interface Network {
  readonly blockchain: string;
}

const change = (networks: readonly object[], reason = 'for a test'): Promise<Answer> =>
  gatehouse.operator.patch('/settings/fees', { networks, reason });

async function network(blockchain: string): Promise<Network | undefined> {
  const { networks } = must(await gatehouse.operator.get('/settings/fees'), 200) as { networks?: Network[] };
  return networks?.find((each) => each.blockchain === blockchain);
}

test('nothing is charged before it is set, and what is left out is the default again', async () => {
  const usual = { blockchain: 'BASE', coin: 'ETH', networkFee: 0, isNetworkFeeSet: false, leastAmount: 0 };
  expect(await network('BASE')).toEqual(usual);
  must(await change([{ blockchain: 'BASE', networkFee: 0.25, leastAmount: 2, coinPrice: 3100.5 }], 'gas is dear'), 200);
  const wanted = { networkFee: 0.25, isNetworkFeeSet: true, leastAmount: 2, coinPrice: 3100.5 };
  expect(await network('BASE')).toEqual({ ...usual, ...wanted });
  must(await change([]), 200);
  expect(await network('BASE')).toMatchObject(wanted);
  must(await change([{ blockchain: 'BASE' }]), 200);
  expect(await network('BASE')).toEqual(usual);
  const { results } = await auditEntries(gatehouse);
  expect(results).toContainEqual(
    expect.objectContaining({
      actor: 'operator',
      action: 'feeSettingsChanged',
      subject: 'settings:fees',
      reason: 'gas is dear',
    }),
  );
});

test.each([
  ['a chain that takes no payouts', [{ blockchain: 'TRON', networkFee: 1 }], 'networks.0.blockchain'],
  ['a chain twice', [{ blockchain: 'BASE' }, { blockchain: 'BASE', networkFee: 1 }], 'networks.1.blockchain'],
  ['less than nothing', [{ blockchain: 'BASE', networkFee: -1 }], 'networks.0.networkFee'],
])('%s is refused', async (_, networks, field) => {
  const { status, body } = await change(networks);
  expect([status, body]).toMatchObject([400, { params: { failures: [{ field }] } }]);
});

test('a payout to a wallet pays the fee of its chain, which is in the books, and may not be too small', async () => {
  const from = await payer(gatehouse, '100000000');
  must(await change([{ blockchain: 'POLYGON', networkFee: 0.3, leastAmount: 1 }]), 200);
  const small = await from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts: [toWallet(0.99)] });
  expect(small).toMatchObject({ status: 400, body: { params: { failures: [{ field: 'payouts.0.amount' }] } } });
  const usd = toWallet({ fiatAmount: 4, fiatCurrencyCode: 'USD' });
  const rows = [{ ...toWallet(10), developerFee: { developerFeePercentage: 1 } }, usd];
  const preflight = await from.api.post('/payout-requests/preflight', {
    sourceAccountId: from.accountId,
    payouts: rows,
  });
  const tokens = (tokenAmount: number): object => ({ tokenAmount, tokenSymbol: 'USDC' });
  expect(preflight.body['payouts']).toMatchObject([
    { quote: { feeTotal: tokens(0.4), networkFee: tokens(0.3), destinationAmount: tokens(9.6) } },
    { quote: { feeTotal: tokens(0.3), networkFee: tokens(0.3), destinationAmount: tokens(3.7) } },
  ]);
  const { id } = await executed(from, rows);
  const { payouts } = await untilStatus(gatehouse, from, id, 'executed');
  expect(payouts.map(statusOf)).toEqual(['EXECUTED', 'EXECUTED']);
  expect(payouts.map(({ details }) => [details['destinationAmount'], details['networkFee']])).toEqual([
    [tokens(9.6), tokens(0.3)],
    [tokens(3.7), tokens(0.3)],
  ]);
  const received = await gatehouse.sql(
    `SELECT payment->>'units' AS units FROM simulated_block, jsonb_array_elements(payments) AS payment
     WHERE succeeded AND payment->>'destination' = $1 ORDER BY 1`,
    [stranger],
  );
  expect(received).toEqual([{ units: '3700000' }, { units: '9600000' }]);
  expect(await bookOf(gatehouse, from.organization.id, 'fees')).toBe(600_000n);
  await untilFaultless(
    (text, values) => gatehouse.sql(text, values),
    () => gatehouse.advance(1),
  );
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
});
