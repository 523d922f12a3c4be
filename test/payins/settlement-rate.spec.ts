import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payee,
  type PayinBody,
  arsTransfer,
  askedFor,
  payee,
  payerAccount,
  payinOf,
  untilPayin,
} from '../support/payments/payins.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { until } from '../support/run/until.js';

let provider: ProviderServer;
let gatehouse: OwnGatehouse;
let to: Payee;
beforeAll(async () => {
  provider = await ProviderServer.start();
  gatehouse = await Gatehouse.start({ environment: provider.environment });
  to = await payee(gatehouse);
});
afterAll(async () => {
  await gatehouse.stop();
  await provider.close();
});

const rate = { rate: '1450.25', exchangeFeePercentage: '0.5', transactionFee: '0', minimum: '10.00' };

/** As the provider tells of it; the id of the movement. */
async function moneyArrives({ id, payinInstructions }: PayinBody, value: string): Promise<string> {
  const movement = `movement-${id}`;
  const answer = await provider.tellOfPayins(gatehouse.url, movement, {
    ...{ type: 'arrived', code: 'ars', route: payinInstructions?.['cvu'] ?? '', fiatUnits: value },
    sender: { accountNumber: payerAccount },
  });
  expect(await answer.json()).toEqual({ accepted: true, payinId: id });
  return movement;
}

/** What the rail knows just now is forgotten, so that it is asked again. */
function forgetTerms(): Promise<Date> {
  return gatehouse.advance(31);
}

function tries(): number {
  return gatehouse.log.filter((line) => line.includes('a payin cannot be settled, or its money sent back, just now'))
    .length;
}

test('a payin is settled at what the rail takes when its money is here, as soon as it says that', async () => {
  const payin = await askedFor(to, arsTransfer('1450250'));
  const expected = payin.settlementDetails?.amount?.value;
  await forgetTerms();
  provider.payins.rates.set('ars USDC', { ...rate, rate: '2900.50' });
  provider.instead = ({ path }) => (path.startsWith('/v1/payin-rates') ? { status: 503 } : undefined);
  const before = tries();
  await moneyArrives(payin, '1450250');
  await until('the rail was asked in vain, later and later', async () => {
    await gatehouse.advance(1);
    return tries() - before >= 3;
  });
  expect((await payinOf(to.api, payin.id)).status.type).toBe('pending');
  provider.instead = undefined;
  const completed = await untilPayin(gatehouse, to.api, payin.id, 'completed');
  // 14,502.50 at 1,450.25 are 10 tokens, and 5 at twice the rate; half a percent is the rail's.
  expect([expected, completed.settlementDetails?.amount?.value]).toEqual(['9950000', '4975000']);
  await untilBalance(to.api, to.accountId, { value: '4975000' });
  provider.payins.rates.delete('ars USDC');
  await forgetTerms();
});
