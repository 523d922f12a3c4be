import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Wallets } from '#chains';
import { untilBalance } from '../../support/chains/accounts.js';
import { allowSender, bookOf, transactionsOf } from '../../support/chains/deposits.js';
import { type Payee, payee, payinOf, payinsOf } from '../../support/payments/payins.js';
import { until } from '../../support/run/until.js';
import { must } from '../../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../../support/service/gatehouse.js';
import { disturbances } from '../../support/solana-node/server.js';
import { hexOf } from '../../support/tron-node/api.js';
import { decoded } from '../../support/tron-node/decoding.js';
import { TronNodeServer } from '../../support/tron-node/server.js';

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const sender = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ours = 'TDUf4jagML9t1RbSeCVyyukq1KR5ev5dt8';
const tokens = { tokenSymbol: 'USDT', blockchain: 'TRON' };

let node: TronNodeServer;
let gatehouse: OwnGatehouse;
let worker: OwnGatehouse;
let to: Payee;
let wallet: string;
let sweptBefore = 0n;

beforeAll(async () => {
  node = await TronNodeServer.start();
  gatehouse = await Gatehouse.start({
    environment: {
      RPC_URLS: `TRON=${node.url}`,
      CHAIN_IDS: `TRON=${node.genesisHash}`,
      POLL_MILLISECONDS: 'TRON=20',
      SWEEP_TO: `TRON=${ours}`,
      ROLE: 'api',
    },
  });
  worker = await anotherWorker();
  const gasWallet = await gatehouse.service.get(Wallets).gasWallet('TRON');
  node.ledger.coins.set(hexOf(gasWallet.address), 1_000_000_000n);
});
afterAll(async () => {
  await worker.stop();
  await gatehouse.stop();
  await node.stop();
});

beforeEach(async () => {
  to = await payee(gatehouse);
  await allowSender(to, 'TRON', sender);
  sweptBefore = swept();
  const routes = must(await to.api.get(`/payins/deposit-instructions?accountId=${to.accountId}`), 200)['results'];
  const route = (routes as Route[]).find(({ depositToken }) => depositToken?.blockchain === 'TRON');
  wallet = route?.destinationAddress ?? '';
});
afterEach(() => node.calm());

function anotherWorker(): Promise<OwnGatehouse> {
  return Gatehouse.start({ beside: gatehouse, environment: { ...gatehouse.environment, ROLE: 'worker' } });
}

interface Route {
  readonly depositToken?: { readonly blockchain: string };
  readonly destinationAddress?: string;
}

function deposit(units: bigint): string {
  const hash = node.ledger.pay([{ contract: hexOf(usdt), from: hexOf(sender), to: hexOf(wallet), units }]);
  node.ledger.mine();
  return hash;
}

/** Into the operator's own address, by all of these tests. */
function swept(): bigint {
  return node.ledger.units(hexOf(usdt), hexOf(ours));
}

interface SweepRow {
  readonly status: string;
  readonly hashes: readonly string[];
}

async function sweeps(): Promise<SweepRow[]> {
  return gatehouse.sql<SweepRow>(
    `SELECT status, array(SELECT hash FROM signed_transaction WHERE transfer_id = transfer.id ORDER BY attempt) AS hashes
     FROM transfer WHERE blockchain = 'TRON' AND token IS NOT NULL AND organization_id = $1`,
    [to.organization.id],
  );
}

/** Blocks are made, and time passes. */
function untilSo<T>(what: string, isSo: () => Promise<T | false | undefined>): Promise<T> {
  return until(
    what,
    async () => {
      node.ledger.mine();
      await gatehouse.advance(61);
      return isSo();
    },
    { everyMilliseconds: 50 },
  );
}

const untilSwept = (status: string): Promise<SweepRow> =>
  untilSo(`the sweep is ${status}`, async () => (await sweeps()).find((sweep) => sweep.status === status));

async function untilConverted(): Promise<string> {
  const [payin] = await untilSo('the payin is completed', async () => {
    const payins = await payinsOf(to.api);
    return payins[0]?.status.type === 'completed' && payins;
  });
  return payin?.id ?? '';
}

describe('USDT on TRON', () => {
  test('is credited once it is solidified, becomes other tokens, and is swept to the address of the operator', async () => {
    const hash = deposit(40_000_000n);
    node.ledger.mine(18);
    const looked = node.asked('/walletsolidity/getnowblock');
    await until('the node was asked twice more', () => node.asked('/walletsolidity/getnowblock') > looked + 1);
    expect(await transactionsOf(to.api)).toEqual([]);
    node.ledger.mine();
    const id = await untilConverted();
    const payin = await payinOf(to.api, id);
    expect(payin).toMatchObject({
      payinDetails: { type: 'blockchainDeposit', destinationAddress: wallet, senderAddress: sender },
      senderMetadata: { type: 'blockchain', blockchain: 'TRON', senderAddress: sender, transactionHash: hash },
      settlementDetails: { amount: { value: '40000000', blockchain: 'POLYGON' } },
    });
    await untilBalance(to.api, to.accountId, { value: '40000000' });
    const { hashes } = await untilSwept('confirmed');
    expect(hashes).toHaveLength(1);
    const taken = node.ledger.taken.slice(-2);
    expect(taken.map(({ contract }) => contract.type)).toEqual(['TransferContract', 'TriggerSmartContract']);
    expect(taken[1]?.hash).toBe(hashes[0]);
    expect([swept() - sweptBefore, node.ledger.units(hexOf(usdt), hexOf(wallet))]).toEqual([40_000_000n, 0n]);
    expect(await bookOf(gatehouse, to.organization.id, 'settlement:TRON')).toBe(0n);
    expect(await bookOf(gatehouse, to.organization.id, 'chain:TRON')).toBe(0n);
    expect((await gatehouse.operator.get('/ledger/proof')).body['balanced']).toBe(true);
  });

  test('of nobody in particular is a balance, and is not swept', async () => {
    must(await to.api.delete(`/payins/allowed-senders/${sender}`), 204);
    deposit(5_000_000n);
    node.ledger.solidify();
    await untilBalance(to.api, to.accountId, { ...tokens, value: '5000000' });
    expect(await sweeps()).toEqual([]);
  });
});

describe('a sweep', () => {
  test('that was recorded and not sent when a process died is sent by another as it is, once', async () => {
    // It never reaches the node.
    node.disturb('/wallet/broadcasthex', (answer, response, [question]) => {
      const { transaction } = question as { transaction: string };
      if (decoded(transaction).contract.type === 'TransferContract') return answer;
      node.ledger.dropPool();
      return disturbances.hangsUp(answer, response);
    });
    const units = 40_000_000n;
    deposit(units);
    await untilConverted();
    const recorded = await untilSwept('signed');
    expect(swept()).toBe(sweptBefore);
    await worker.stop();
    node.calm();
    worker = await anotherWorker();
    const confirmed = await untilSwept('confirmed');
    expect(confirmed.hashes).toEqual(recorded.hashes);
    expect(swept() - sweptBefore).toBe(units);
  });

  test('never goes into the wallet of an account: nothing starts with such an address', async () => {
    const environment = { ...gatehouse.environment, SWEEP_TO: `TRON=${wallet}` };
    await expect(Gatehouse.start({ beside: gatehouse, environment })).rejects.toThrow(
      'SWEEP_TO of TRON is the wallet of an account here',
    );
  });

  test('that was sent and forgotten is found by its mark, and happens once', async () => {
    const units = 40_000_000n;
    deposit(units);
    await untilConverted();
    const recorded = await untilSwept('signed');
    await until('the node has it', () => {
      node.ledger.mine();
      return swept() - sweptBefore === units;
    });
    await worker.stop();
    await gatehouse.sql(
      `WITH lost AS (UPDATE transfer SET status = 'requested', nonce = NULL
         WHERE organization_id = $1 AND token IS NOT NULL AND status = 'signed' RETURNING id),
         failover AS (UPDATE chain_cursor SET timeline = 'that of the server before' WHERE blockchain = 'TRON')
       DELETE FROM signed_transaction WHERE transfer_id IN (SELECT id FROM lost)`,
      [to.organization.id],
    );
    expect(await sweeps()).toEqual([{ status: 'requested', hashes: [] }]);
    worker = await anotherWorker();
    const confirmed = await untilSwept('confirmed');
    expect(confirmed.hashes).toEqual(recorded.hashes);
    expect(swept() - sweptBefore).toBe(units);
  });

  test('that the chain would not do fails, and the tokens stay where they are', async () => {
    node.disturb('/wallet/triggerconstantcontract', () => ({
      result: { result: true, message: 'aa' },
      energy_used: 1,
    }));
    deposit(40_000_000n);
    await untilConverted();
    expect(await untilSwept('failed')).toMatchObject({ hashes: [] });
    expect(node.ledger.units(hexOf(usdt), hexOf(wallet))).toBe(40_000_000n);
    expect(await bookOf(gatehouse, to.organization.id, 'settlement:TRON')).toBe(40_000_000n);
    expect(worker.log.join()).toContain('deposited tokens could not be swept from a wallet');
  });

  test('is made of each of two deposits that are alike, and leaves a mark of its own', async () => {
    const paid = { contract: hexOf(usdt), from: hexOf(sender), to: hexOf(wallet), units: 30_000_000n };
    node.ledger.pay([paid, paid]);
    const marks = await untilSo('both are to be swept', async () => {
      const rows = await gatehouse.sql<{ mark: string }>(
        `SELECT mark FROM transfer WHERE blockchain = 'TRON' AND token IS NOT NULL AND organization_id = $1`,
        [to.organization.id],
      );
      return rows.length === 2 && rows.map(({ mark }) => mark);
    });
    expect(new Set(marks).size).toBe(2);
  });
});
