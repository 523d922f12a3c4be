import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EvmScene, type Holder } from '../support/chains/evm-scene.js';
import {
  type PayinBody,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payinOf,
  pixPayment,
  wayOf,
} from '../support/payments/payins.js';
import { allowed } from '../support/payments/payouts.js';
import { exceptionOf, openedAbout } from '../support/payments/exceptions.js';
import { until } from '../support/run/until.js';

const platform = '00000000-0000-0000-0000-000000000001';
const settled = 'null > created > pending > completed';

let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ confirmations: 4 });
});
afterAll(() => scene.close());

/** An account of an organization that is approved. */
async function payee(): Promise<Holder> {
  const holder = await scene.holder();
  await allowed(scene.gatehouse, holder.organization);
  return holder;
}

/** A PIX payment that was asked for, and has come. */
async function paid(
  { organization: { api }, accountId }: Holder,
  fiatUnits: string,
  more: object = {},
): Promise<string> {
  const { id } = await askedFor({ api, accountId }, pixPayment(fiatUnits), more);
  expect(await arrives(api, { payinId: id }, money.pix(fiatUnits))).toEqual({ accepted: true, payinId: id });
  return id;
}

/** Blocks are made, and time passes, until it is so. */
function whileMining<T>(what: string, condition: () => Promise<T | undefined | false>): Promise<T> {
  const patience = { milliseconds: 60_000, everyMilliseconds: 100 };
  const step = async (): Promise<T | undefined | false> => {
    await scene.gatehouse.advance(20);
    await scene.node.mine();
    return condition();
  };
  return until(what, step, patience);
}

function completed({ organization: { api } }: Holder, id: string): Promise<PayinBody> {
  return whileMining(`the payin ${id} is completed`, async () => {
    const payin = await payinOf(api, id);
    return payin.status.type === 'completed' && payin;
  });
}

interface Told {
  readonly msg: string;
  readonly blockchain: string;
  readonly tokenSymbol: string;
  readonly units: string;
  readonly address: string;
}

/** Where the operator is told to fill the treasury, and with how much. */
function askedToFill(): Told[] {
  const lines = scene.gatehouse.log.map((line) => JSON.parse(line) as Told);
  return lines.filter(({ msg }) => msg.startsWith('the treasury holds too little'));
}

async function liquidityWallet(): Promise<string> {
  const [wallet] = await scene.gatehouse.sql<{ address: string }>(
    'SELECT evm_address AS address FROM wallet WHERE organization_id = $1 AND account_id = $2',
    [platform, '00000000-0000-0000-0000-000000000003'],
  );
  return wallet?.address ?? '';
}

async function unitsInBooks(place: string, values: readonly string[]): Promise<bigint> {
  const [sum] = await scene.gatehouse.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
     WHERE token = 'USDC' AND blockchain = 'POLYGON' AND book NOT LIKE 'chain:%' AND book NOT LIKE 'gas:%' AND ${place}`,
    values,
  );
  return BigInt(sum?.units ?? 0);
}

/** What is in the wallet of the account is the account's; what is in that of the platform is the platform's, fees of developers and all. */
async function walletsHoldWhatTheBooksSay(...holders: readonly Holder[]): Promise<void> {
  for (const { wallet, organization } of holders)
    expect(await scene.usdc.unitsOf(wallet)).toBe(await unitsInBooks('organization_id = $1', [organization.id]));
  const inTreasury = await scene.usdc.unitsOf(await liquidityWallet());
  // What has arrived may be credited before its way out of the treasury is booked: they are two jobs.
  await whileMining('the books have what left the treasury', async () => {
    return (await unitsInBooks('organization_id = $1', [platform])) === inTreasury;
  });
  expect(await scene.isBalanced()).toBe(true);
}

/** One transfer on the chain brought it, out of the treasury, by the transaction that the payin names. */
async function wasPaidOnce({ wallet }: Holder, { settlementDetails }: PayinBody): Promise<void> {
  const { amount, transactionHash } = settlementDetails ?? {};
  const arrived = (await scene.moved(wallet, 'to')).filter((moved) => moved.transactionHash === transactionHash);
  const from = (await liquidityWallet()).toLowerCase();
  expect(arrived).toEqual([{ from, to: wallet.toLowerCase(), units: BigInt(amount?.value ?? 0), transactionHash }]);
}

test('where the treasury is empty a payin waits, the operator is told where to fill it, and then it is settled by itself', async () => {
  const to = await payee();
  const id = await paid(to, '53500');
  const told = await until('the operator is told', () => askedToFill()[0]);
  expect(told).toMatchObject({ blockchain: 'POLYGON', tokenSymbol: 'USDC', address: await liquidityWallet() });
  await whileMining('it was tried again', async () => askedToFill().length >= 3);
  const waiting = await payinOf(to.organization.api, id);
  expect(waiting).toMatchObject({ status: { type: 'pending' }, settlementDetails: { type: 'blockchain' } });
  expect(waiting.settlementDetails).not.toHaveProperty('transactionHash');
  expect(await scene.moved(to.wallet, 'to')).toEqual([]);
  const short = await openedAbout(scene.gatehouse, 'liquidity:POLYGON:USDC');
  expect(short).toMatchObject({ kind: 'treasuryShort', amount: { units: told.units }, options: [] });
  expect(short.because).toContain(told.address);

  // By the time that it is settled the rate may have moved by a hundredth: the operator gives a little more.
  const given = (BigInt(told.units) * 105n) / 100n;
  await scene.usdc.mint(told.address, given);
  const payin = await completed(to, id);
  const brought = BigInt(payin.settlementDetails?.amount?.value ?? 0);
  expect(Math.abs(Number(brought) / Number(told.units) - 1)).toBeLessThanOrEqual(0.0101);
  expect(await wayOf(to.organization.api, id)).toBe(settled);
  await wasPaidOnce(to, payin);
  expect(await scene.usdc.unitsOf(to.wallet)).toBe(brought);
  expect(await scene.usdc.unitsOf(told.address)).toBe(given - brought);
  await walletsHoldWhatTheBooksSay(to);
  await filled(BigInt(told.units) * 2n);
  await scene.gatehouse.work('lookForTreasuryShort');
  expect(await exceptionOf(scene.gatehouse, short.id)).toMatchObject({
    status: 'resolved',
    resolution: { reason: 'The treasury has enough again' },
  });
});

async function filled(units: bigint): Promise<void> {
  const wanted = (await unitsInBooks('organization_id = $1', [platform])) + units;
  await scene.usdc.mint(await liquidityWallet(), units);
  await whileMining('the treasury is filled', async () => {
    return (await unitsInBooks('organization_id = $1', [platform])) === wanted;
  });
}

test('payins of several accounts are settled on the chain, each once; what is for developers stays in the treasury', async () => {
  await filled(10_000_000_000n);
  const [one, other] = [await payee(), await payee()];
  const developerFee = { developerFee: { type: 'brl', developerFeePercentage: 2.5 } };
  const mine = [await paid(one, '53500'), await paid(one, '535000', developerFee)];
  const { id: inPesos } = await askedFor({ ...other.organization, accountId: other.accountId }, arsTransfer('1500000'));
  await arrives(other.organization.api, { payinId: inPesos }, money.ars('1500000'));
  const payins = [await completed(one, mine[0] ?? ''), await completed(one, mine[1] ?? '')];
  const theirs = await completed(other, inPesos);
  for (const payin of payins) await wasPaidOnce(one, payin);
  await wasPaidOnce(other, theirs);
  expect(await scene.moved(one.wallet, 'to')).toHaveLength(2);
  expect(await scene.usdc.unitsOf(other.wallet)).toBe(BigInt(theirs.settlementDetails?.amount?.value ?? 0));
  const fees = await unitsInBooks('book = $1', [`developerFees:${one.organization.id}`]);
  const net = BigInt(payins[1]?.settlementDetails?.amount?.value ?? 0);
  expect(fees).toBe(((net + fees) * 25n) / 1_000n);
  await walletsHoldWhatTheBooksSay(one, other);
});

test('blocks that are replaced while tokens are on their way end nothing: the payin is completed by those that stay, once', async () => {
  await filled(100_000_000n);
  const to = await payee();
  const id = await paid(to, '10000');
  const sent = await whileMining('the tokens are in a block', async () => (await scene.moved(to.wallet, 'to'))[0]);
  const before = await blockOf(sent.transactionHash);
  await scene.node.reorg(2);
  expect(await payinOf(to.organization.api, id)).toMatchObject({ status: { type: 'pending' } });
  const payin = await completed(to, id);
  expect(payin.settlementDetails?.transactionHash).toBe(sent.transactionHash);
  expect(await blockOf(sent.transactionHash)).not.toBe(before);
  await wasPaidOnce(to, payin);
  expect(await wayOf(to.organization.api, id)).toBe(settled);
  await walletsHoldWhatTheBooksSay(to);
});

async function blockOf(transactionHash: string): Promise<string | undefined> {
  const receipt = await scene.node.rpc<{ blockHash: string } | null>('eth_getTransactionReceipt', transactionHash);
  return receipt?.blockHash;
}
