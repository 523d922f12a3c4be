import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Payee, arrives, arsTransfer, money, payee } from '../support/payments/payins.js';
import { arriving } from '../support/chains/accounts.js';
import { toBank, toWallet } from '../support/payments/payouts.js';

/** Nothing answers there: it is a test network whose tokens somebody could be given for nothing. */
const environment = { RPC_URLS: 'POLYGON=http://127.0.0.1:1', CHAIN_IDS: 'POLYGON=80002' };

let simulating: OwnGatehouse;
let gatehouse: OwnGatehouse;
let real: Payee;
let simulated: Payee;
beforeAll(async () => {
  // The accounts get their wallets while there is no node yet, as it never answers.
  simulating = await Gatehouse.start();
  const payees = await Promise.all([
    payee(simulating),
    payee(simulating, { account: { name: 'Simulated', destinationToken: { symbol: 'USDC', blockchain: 'BASE' } } }),
  ]);
  gatehouse = await Gatehouse.start({ beside: simulating, environment });
  [real, simulated] = payees.map((one) => through(gatehouse, one)) as [Payee, Payee];
});
afterAll(async () => {
  await gatehouse.stop();
  await simulating.stop();
});

function through(service: Gatehouse, { api, ...one }: Payee): Payee {
  return { ...one, api: service.withKey(api.key ?? '') };
}

async function instructionsOf({ api, accountId }: Payee): Promise<string[]> {
  const { results } = must(await api.get(`/payins/deposit-instructions?accountId=${accountId}`), 200);
  return (results as { type: string }[]).map(({ type }) => type);
}

function preflight({ api, accountId }: Payee, row: object): Promise<Answer> {
  return api.post('/payout-requests/preflight', { sourceAccountId: accountId, payouts: [row] });
}

async function failuresOf(from: Payee, row: object): Promise<unknown> {
  const { body } = await preflight(from, row);
  return (body['payouts'] as { failures: { name: string }[] }[])[0]?.failures.map(({ name }) => name);
}

describe('tokens of a test network', () => {
  test('are not had for money that the sandbox makes up', async () => {
    expect(await instructionsOf(real)).toEqual([]);
    const asked = await real.api.post('/payins', { destinationAccountId: real.accountId, payinDetails: arsTransfer() });
    expect([asked.status, asked.body['name']]).toEqual([422, 'UnsupportedRail']);
    expect(await arrives(real.api, { destinationAccountId: real.accountId }, money.ars())).toMatchObject({
      accepted: false,
    });
    for (const [tokenSymbol, blockchain] of [
      ['USDC', 'SOLANA'],
      ['USDT', 'TRON'],
    ] as const) {
      const senderAddress = {
        SOLANA: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
        TRON: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      }[blockchain];
      const sent = await real.api.post(
        '/sandbox/payins',
        arriving(real.accountId, { tokenSymbol, blockchain, senderAddress }),
      );
      expect(must(sent, 201)).toEqual({ accepted: false, reason: expect.stringContaining('POLYGON') });
    }
  });

  test('are not had for simulated tokens, and turn into no money that the sandbox makes up', async () => {
    const usd = { fiatAmount: 10, fiatCurrencyCode: 'USD' };
    expect(await failuresOf(real, toBank(1))).toEqual(['UnsupportedRail']);
    expect(await failuresOf(simulated, toWallet(usd, { blockchain: 'POLYGON' }))).toEqual(['UnsupportedRail']);
    expect(await failuresOf(simulated, toWallet(usd, { blockchain: 'CELO' }))).toEqual([]);
  });

  test('are had where the operator says so', async () => {
    const generous = await Gatehouse.start({
      beside: simulating,
      environment: { ...environment, SANDBOX_PAYS_TESTNET: 'on' },
    });
    try {
      const there = through(generous, real);
      expect(await instructionsOf(there)).toEqual(['ars', 'brl', 'blockchainDeposit', 'blockchainDeposit']);
      expect(await failuresOf(there, toBank(1))).toEqual([]);
    } finally {
      await generous.stop();
    }
  });
});

test('what is simulated is had for all that the sandbox makes up', async () => {
  expect(await instructionsOf(simulated)).toEqual(['ars', 'brl', 'blockchainDeposit', 'blockchainDeposit']);
  expect(await failuresOf(simulated, toBank(1))).toEqual([]);
});
