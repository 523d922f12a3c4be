import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountOf, stranger } from '../../support/chains/accounts.js';
import { balanceFaults } from '../../support/chains/balance-audit.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { replaceAfter, rewind, rewinds, steps, taken, troubles } from '../../support/chains/rewinding.js';
import { exceptionOf, openedAbout } from '../../support/payments/exceptions.js';
import { until } from '../../support/run/until.js';

const confirmations = 12;
let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({ confirmations, blocksBefore: 20, mines: false });
});
afterEach(() => scene.close());

async function told({ organization }: Holder, type: string): Promise<number[]> {
  const { body } = await organization.api.get(`/events?limit=100&type=${type}`);
  return (body['results'] as { payload: { tokenAmount: { tokenAmount: number } } }[]).map(
    ({ payload }) => payload.tokenAmount.tokenAmount,
  );
}

async function failing(): Promise<string[]> {
  const ready = await fetch(`${scene.gatehouse.url}/health/ready`);
  expect(ready.status).toBe(200);
  return ((await ready.json()) as { failing: string[] }).failing;
}

/** What the ledger says is on the chain is in the wallets. */
async function ledgerDiffers(holders: readonly Holder[]): Promise<string[]> {
  const differing: string[] = [];
  for (const { accountId, wallet } of holders) {
    const [row] = await scene.gatehouse.sql<{ units: string }>(
      `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE account_id = $1 OR book = $2`,
      [accountId, `owed:${accountId}`],
    );
    const onChain = await scene.usdc.unitsOf(wallet);
    if (String(onChain) !== row?.units)
      differing.push(`${accountId}: ${row?.units ?? ''}, and ${onChain} on the chain`);
  }
  return differing;
}

async function finalDeposit(to: Holder, units: bigint): Promise<string> {
  const raw = await scene.signedDeposit(to, units);
  await taken(scene, raw);
  await scene.node.mine(confirmations);
  await scene.holds(to, { value: String(units) });
  return raw;
}

async function fourHolders(): Promise<[Holder, Holder, Holder, Holder]> {
  return [await scene.holder(), await scene.holder(), await scene.holder(), await scene.holder()];
}

async function replacedFrom(): Promise<number> {
  const [cursor] = await scene.gatehouse.sql<{ from: string }>(
    `SELECT replaced_from AS from FROM chain_cursor WHERE blockchain = 'POLYGON'`,
  );
  return Number(cursor?.from);
}

async function noTransferEnds(): Promise<boolean> {
  const rows = await scene.gatehouse.sql(`SELECT 1 FROM transfer WHERE ended_as IS NOT NULL`);
  return rows.length === 0;
}

test('a reorg of 200 blocks stops the chain with a word; rewound, credits that it lacks are taken back, others stay, transfers are sent again', async () => {
  await scene.usdc.mint(stranger, 1_000_000_000n);
  const from = await scene.holder();
  await scene.deposit(from, 100_000_000n);
  await scene.node.mine(confirmations);
  await scene.holds(from, { value: '100000000' });
  const [gone, stays, late, spent] = await fourHolders();
  const fork = await scene.node.blockNumber();
  const sent = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await scene.comesTo('confirmed', [sent]);
  // In another order they are no longer valid: each has the nonce after that of the one before.
  const raws: string[] = [];
  for (const [index, holder] of [stays, late, gone, spent].entries())
    raws.push(await finalDeposit(holder, 7_000_001n + BigInt(index)));
  const vain = await scene.request(spent, { payments: [{ destination: stranger, units: 5_000_000n }] });
  await scene.comesTo('confirmed', [vain]);

  await replaceAfter(scene, fork);
  await until('it is told', async () => (await troubles(scene)).includes('finalBlockReplaced'));
  expect(await failing()).toContain('POLYGON');
  expect(await replacedFrom()).toBe(fork + 1);

  await taken(scene, raws[0] ?? '');
  expect(await rewind(scene, fork + 1)).toMatchObject({ status: 'requested', fromBlock: fork + 1 });
  await scene.whileMining('it is read again', async () => (await rewinds(scene))[0]?.status === 'done');
  const [done] = await rewinds(scene);
  expect(done).toMatchObject({ depositsKept: 1, depositsReversed: 3 });
  expect(done?.transfersSentAgain).toBeGreaterThanOrEqual(2);
  await taken(scene, raws[1] ?? '');
  await scene.node.mine(confirmations);
  await scene.holds(late, { value: '7000002' });
  await scene.whileMining('the withdrawal is final again', noTransferEnds);

  expect((await scene.moved(from.wallet, 'from')).map(({ units }) => units)).toEqual([40_000_000n]);
  await scene.holds(from, { value: '60000000' });
  expect(await told(from, 'account_debited')).toEqual([40]);
  expect(await told(from, 'account_credited')).toEqual([100]);
  expect([await steps(stays), await told(stays, 'account_debited')]).toEqual([['credit'], []]);
  expect([await steps(gone), await told(gone, 'account_debited')]).toEqual([['credit', 'reverse'], [7.000003]]);
  expect(await steps(late)).toEqual(['credit', 'reverse', 'credit 2']);
  await scene.holds(gone, { value: '0' });
  // It had paid 5 of what it never had: the chain reverts that now, so it owes nothing any more.
  await scene.holds(spent, { value: '0' });
  expect(await ledgerDiffers([from, gone, stays, late, spent])).toEqual([]);
  expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
  await until('nothing is wrong any more', async () => (await troubles(scene)).length === 0);
  expect(await failing()).not.toContain('POLYGON');
});

test('what an account has used of a credit that is taken back it owes, and pays from what comes next', async () => {
  await scene.usdc.mint(stranger, 1_000_000_000n);
  const [holder, other] = [await scene.holder(), await scene.holder()];
  await scene.node.mine(2);
  const fork = await scene.node.blockNumber();
  await finalDeposit(holder, 9_000_000n);
  // Held for something else, and so not there to be taken back.
  await scene.request(holder, { blockchain: 'POLYGON', payments: [{ destination: other.wallet, units: 6_000_000n }] });
  scene.proxy.instead = (calls) =>
    calls.some(({ method }) => method === 'eth_sendRawTransaction') ? 'silence' : undefined;
  await replaceAfter(scene, fork);
  await until('it is told', async () => (await troubles(scene)).includes('finalBlockReplaced'));
  await scene.gatehouse.work('lookForReorg');
  const replaced = await openedAbout(scene.gatehouse, 'POLYGON');
  expect(replaced).toMatchObject({ kind: 'reorg', subject: { type: 'chain' }, options: [] });
  await rewind(scene, fork + 1);
  await scene.whileMining('it is read again', async () => (await rewinds(scene))[0]?.status === 'done');
  const owed = `SELECT sum(units)::text AS units FROM ledger_balance WHERE book = 'owed:${holder.accountId}'`;
  expect(await scene.gatehouse.sql(owed)).toEqual([{ units: '-6000000' }]);
  const { accountDetails } = await accountOf(holder.organization.api, holder.accountId);
  expect(accountDetails?.balances).toMatchObject([{ value: '0', reserved: '6000000', owed: '6000000' }]);
  const owing = await openedAbout(scene.gatehouse, holder.accountId);
  expect(owing).toMatchObject({ kind: 'reorg', subject: { type: 'account' }, amount: { units: '6000000' } });
  expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
  const raw = await scene.signedDeposit(holder, 10_000_000n);
  await taken(scene, raw);
  await scene.node.mine(confirmations);
  await until('it is credited, and what was owed is paid', async () => {
    const [row] = await scene.gatehouse.sql<{ units: string }>(owed);
    return row?.units === '0';
  });
  await scene.gatehouse.work('lookForReorg');
  const over = [await exceptionOf(scene.gatehouse, owing.id), await exceptionOf(scene.gatehouse, replaced.id)];
  expect(over.map(({ resolution }) => resolution?.reason)).toEqual([
    'The account has paid what it owed',
    'The chain was rewound',
  ]);
  expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});

test('a rewind of blocks that nobody replaced changes nothing; one that does not go far enough is refused', async () => {
  await scene.usdc.mint(stranger, 1_000_000_000n);
  const holder = await scene.holder();
  await scene.node.mine(2);
  const fork = await scene.node.blockNumber();
  await finalDeposit(holder, 9_000_000n);
  await rewind(scene, fork + 1);
  await scene.whileMining('it is read again', async () => (await rewinds(scene))[0]?.status === 'done');
  expect((await rewinds(scene))[0]).toMatchObject({ depositsKept: 1, depositsReversed: 0 });
  expect(await steps(holder)).toEqual(['credit']);
  await replaceAfter(scene, fork);
  await until('it is told', async () => (await troubles(scene)).includes('finalBlockReplaced'));
  await rewind(scene, fork + 50);
  const refused = await until('it is refused', async () =>
    (await rewinds(scene)).find(({ status }) => status === 'refused'),
  );
  expect(refused.refusal).toBe(`block ${fork + 49} was replaced as well`);
  expect(await steps(holder)).toEqual(['credit']);
});

test('a rewind is the operator’s, has a reason that is recorded, and begins with a block that was read', async () => {
  const { operator } = scene.gatehouse;
  const organization = await scene.gatehouse.organization();
  await scene.node.mine(5);
  await until('blocks are read', async () => {
    const { status } = await operator.post('/chains/POLYGON/rewinds', { fromBlock: 25, reason: 'to see' });
    return status === 201;
  });
  expect((await organization.api.post('/chains/POLYGON/rewinds', { fromBlock: 25, reason: 'x' })).status).toBe(403);
  expect((await operator.post('/chains/DOGE/rewinds', { fromBlock: 25, reason: 'x' })).status).toBe(404);
  for (const body of [{ fromBlock: 25 }, { fromBlock: 1, reason: 'x' }, { fromBlock: 10 ** 9, reason: 'x' }])
    expect((await operator.post('/chains/POLYGON/rewinds', body)).status).toBe(400);
  const { body } = await operator.get('/compliance/audit-entries?limit=100');
  expect(body['results']).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'chainRewound', reason: 'to see', actor: 'operator' })]),
  );
});
