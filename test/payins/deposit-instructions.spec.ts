import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isCvu } from '#contracts';
import { activeAccount, stranger } from '../support/chains/accounts.js';
import { type Answer, type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';

const path = '/payins/deposit-instructions';
const onSolana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const onTron = ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9'] as const;
const bankName = 'Gatehouse Sandbox';

interface Instructions {
  readonly type: string;
  readonly accountNumber?: string;
  readonly pixBRcode?: string;
  readonly depositToken?: { readonly symbol: string; readonly blockchain: string };
  readonly destinationAddress?: string;
  readonly senderAddress?: string;
}

let gatehouse: OwnGatehouse;
let organization: Organization;
let api: Api;
let accountId: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  ({ api } = organization);
  ({ id: accountId } = await activeAccount(api));
});
afterAll(() => gatehouse.stop());

async function instructionsOf(id: string, by = api): Promise<Instructions[]> {
  return must(await by.get(`${path}?accountId=${id}`), 200)['results'] as Instructions[];
}

async function walletOf(id: string): Promise<{ tron: string; solana: string }> {
  const [wallet] = await gatehouse.sql<{ tron: string; solana: string }>(
    'SELECT tron_address AS tron, solana_address AS solana FROM wallet WHERE account_id = $1',
    [id],
  );
  return wallet as { tron: string; solana: string };
}

describe('deposit instructions', () => {
  test('are a CVU, a PIX code, and the wallet on the chains that are no account’s own', async () => {
    const { tron, solana } = await walletOf(accountId);
    const [ars, brl, ...tokens] = await instructionsOf(accountId);
    const accountNumber = expect.stringMatching(/^000\d{19}$/) as unknown;
    expect(ars).toEqual({ type: 'ars', currency: 'ARS', payinRail: 'CVU', accountNumber, bankName });
    expect(isCvu(ars?.accountNumber ?? '')).toBe(true);
    const pixBRcode = expect.stringMatching(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/) as unknown;
    expect(brl).toEqual({ type: 'brl', currency: 'BRL', payinRail: 'PIX', pixBRcode, bankName });
    expect(tokens).toEqual([
      {
        type: 'blockchainDeposit',
        depositToken: { symbol: 'USDT', blockchain: 'TRON' },
        destinationAddress: tron,
      },
      {
        type: 'blockchainDeposit',
        depositToken: { symbol: 'USDC', blockchain: 'SOLANA' },
        destinationAddress: solana,
      },
    ]);
  });

  test('stay the same', async () => {
    const first = await instructionsOf(accountId);
    await gatehouse.advance(90 * 24 * 3_600);
    expect(await instructionsOf(accountId)).toEqual(first);
  });

  test('are the same for all who ask for the first time at once', async () => {
    const { id } = await activeAccount(api);
    const all = await Promise.all(Array.from({ length: 20 }, () => instructionsOf(id)));
    expect(all[0]).toHaveLength(4);
    for (const instructions of all) expect(instructions).toEqual(all[0]);
    const kept = await gatehouse.sql<{ code: string; route: string }>(
      'SELECT code, route FROM payin_route WHERE account_id = $1 ORDER BY code',
      [id],
    );
    expect(kept.map(({ code }) => code)).toEqual(['ars', 'brl']);
    expect(kept[0]?.route).toBe(all[0]?.[0]?.accountNumber);
  });

  test('are others for each account', async () => {
    const ids = [accountId, (await activeAccount(api)).id, (await activeAccount(api)).id];
    const all = (await Promise.all(ids.map((id) => instructionsOf(id)))).flat();
    const numbers = all.map((one) => one.accountNumber ?? one.pixBRcode ?? one.destinationAddress);
    expect([numbers.length, new Set(numbers).size]).toEqual([12, 12]);
  });

  test('are told once for each sender that is allowed on a chain', async () => {
    const { id } = await activeAccount(api);
    const { id: other } = await activeAccount(api);
    const { tron, solana } = await walletOf(id);
    const allow = async (address: string, blockchain: string, account = id): Promise<void> => {
      must(await api.put(`/payins/allowed-senders/${address}`, { accountId: account, blockchain }), 200);
    };
    const sent = async (account = id): Promise<unknown[]> =>
      (await instructionsOf(account))
        .slice(2)
        .map((one) => [one.depositToken?.blockchain, one.destinationAddress, one.senderAddress]);

    await allow(onTron[0], 'TRON');
    expect(await sent()).toEqual([
      ['TRON', tron, onTron[0]],
      ['SOLANA', solana, undefined],
    ]);
    await allow(onTron[1], 'TRON');
    await allow(onSolana, 'SOLANA');
    await allow(stranger, 'POLYGON');
    expect(await sent()).toEqual([
      ['TRON', tron, onTron[1]],
      ['TRON', tron, onTron[0]],
      ['SOLANA', solana, onSolana],
    ]);
    expect((await sent(other)).map((one) => (one as unknown[])[2])).toEqual([undefined, undefined]);
    for (const address of [...onTron, onSolana]) must(await api.delete(`/payins/allowed-senders/${address}`), 204);
    expect((await sent()).map((one) => (one as unknown[])[2])).toEqual([undefined, undefined]);
  });

  test('are none in live mode without a provider and without a node of these chains', async () => {
    await instructionsOf(accountId);
    const live = await Gatehouse.start({
      beside: gatehouse,
      inAnotherMode: true,
      environment: { ...liveEnvironment, ROLE: 'api' },
    });
    try {
      expect(await instructionsOf(accountId, live.withKey(String(api.key)))).toEqual([]);
    } finally {
      await live.stop();
    }
  });
});

test('in live mode name the wallet on TRON where a node of it is configured', async () => {
  const sandbox = await instructionsOf(accountId);
  const environment = {
    ...liveEnvironment,
    RPC_URLS: 'POLYGON=http://127.0.0.1:1 TRON=http://127.0.0.1:1',
    ROLE: 'api',
  };
  const live = await Gatehouse.start({ beside: gatehouse, inAnotherMode: true, environment });
  try {
    const onTronChain = sandbox.filter(({ depositToken }) => depositToken?.blockchain === 'TRON');
    expect(onTronChain).toHaveLength(1);
    expect(await instructionsOf(accountId, live.withKey(String(api.key)))).toEqual(onTronChain);
  } finally {
    await live.stop();
  }
});

describe('deposit instructions are refused', () => {
  const asked = (query: string, by = api): Promise<Answer> => by.get(`${path}${query}`);

  test.each([
    ['without an account', '', 'accountId'],
    ['of what is no id', '?accountId=1', 'accountId'],
    ['with what is not known', `?accountId=${randomUUID()}&limit=1`, 'limit'],
  ])('%s', async (_, query, field) => {
    const { params } = must(await asked(query), 400);
    expect(params).toMatchObject({ failures: [{ field }] });
  });

  test('of another organization’s account in the words for one that nobody has', async () => {
    const theirs = (await activeAccount((await gatehouse.organization()).api)).id;
    for (const id of [theirs, randomUUID()]) {
      const { name, message, params } = must(await asked(`?accountId=${id}`), 404);
      expect([name, message, params]).toEqual([
        'ResourceNotFound',
        'There is no such account',
        { resource: 'account', id },
      ]);
    }
    expect(await gatehouse.sql('SELECT 1 FROM payin_route WHERE account_id = $1', [theirs])).toEqual([]);
  });

  test('of an account that the API may not manage', async () => {
    const { id } = await activeAccount(api);
    must(await gatehouse.operator.patch(`/accounts/${id}`, { isApiEnabled: false }), 200);
    const { name, params } = must(await asked(`?accountId=${id}`), 403);
    expect([name, params]).toEqual(['AccountNotApiEnabled', { accountId: id }]);
  });

  test('of an account that is not ready', async () => {
    const { id } = await activeAccount(api);
    await gatehouse.sql(`UPDATE account SET status = 'INITIALIZING' WHERE id = $1`, [id]);
    const { name, params } = must(await asked(`?accountId=${id}`), 409);
    expect([name, params]).toEqual(['AccountNotActive', { accountId: id, status: 'INITIALIZING' }]);
  });

  test('to whoever has no scope for payins', async () => {
    const query = `?accountId=${accountId}`;
    must(await asked(query, await gatehouse.keyFor(organization.id, ['payins:read'])), 200);
    const { params } = must(await asked(query, await gatehouse.keyFor(organization.id, ['accounts:write'])), 403);
    expect(params).toEqual({ requiredScope: 'payins:read' });
  });
});
