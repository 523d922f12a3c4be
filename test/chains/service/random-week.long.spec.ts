import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stranger } from '../../support/chains/accounts.js';
import { balanceFaults } from '../../support/chains/balance-audit.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { LostCommits } from '../../support/chains/lost-commits.js';
import type { RpcCall } from '../../support/chains/node-proxy.js';
import { allowed, toBank, toWallet } from '../../support/payments/payouts.js';
import { until } from '../../support/run/until.js';
import { must } from '../../support/service/api.js';
import { reconciled } from '../../support/service/reconciled.js';

/** On a real chain with two ways to its node, whose blocks are replaced before they are final, and a database that forgets. */
const customers = 5;
const steps = 40;
let scene: EvmScene;
let lost: LostCommits;
beforeAll(async () => {
  scene = await EvmScene.open({ hasSecondNode: true });
  lost = new LostCommits(scene);
});
afterAll(() => scene.close());

/** What one of the two ways makes of the answers. */
const lies: Readonly<Record<string, (call: RpcCall, result: unknown) => unknown>> = {
  'leaves out logs': ({ method }, result) => (method === 'eth_getLogs' ? [] : result),
  'knows no receipts': ({ method }, result) => (method === 'eth_getTransactionReceipt' ? null : result),
  'counts too many': ({ method }, result) => (method === 'eth_getTransactionCount' ? '0x3e8' : result),
  'is far ahead': ({ method }, result) => (method === 'eth_blockNumber' ? '0xffffff' : result),
};

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ what: 'none' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reorg' as const), depth: fc.constantFrom(1, 2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('lie' as const), lie: fc.constantFrom(...Object.keys(lies)) }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'lostCommit' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'lostConnections' as const }) },
);
const step = fc.record({
  customer: fc.nat(customers - 1),
  deed: fc.constantFrom('deposit', 'withdraw', 'withdrawMany', 'payWallet', 'payBank'),
  units: fc.integer({ min: 1_000_000, max: 5_000_000 }),
  fault,
  blocks: fc.constantFrom(0, 1, 4),
  seconds: fc.constantFrom(0, 1, 61),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const seen = { reorg: 0, lie: 0, lostCommit: 0, lostConnections: 0, none: 0 };

/** Connections are lost as a database restarts: an answer may be 503, whatever became of what was asked. Some have too little. */
async function survived(work: Promise<unknown>): Promise<void> {
  await work.catch((cause: unknown) => {
    const { name, message } = cause as Error;
    if (!/503|422|terminat|insufficient/i.test(`${name} ${message}`)) throw cause;
  });
}

async function take(from: Holder, { deed, units }: Step): Promise<void> {
  const [one, other] = [
    { destination: stranger, units: BigInt(units) },
    { destination: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', units: BigInt(units) / 2n },
  ];
  if (deed === 'deposit') await scene.deposit(from, BigInt(units));
  if (deed === 'withdraw') await scene.request(from, { payments: [one] });
  if (deed === 'withdrawMany') await scene.request(from, { payments: [one, other] });
  if (deed !== 'payWallet' && deed !== 'payBank') return;
  const amount = Math.floor(units / 10_000) / 100;
  const payouts = [deed === 'payBank' ? toBank(amount) : toWallet(amount)];
  const { api } = from.organization;
  const created = must(await api.post('/payout-requests', { sourceAccountId: from.accountId, payouts }), 201);
  const { status } = await api.post(`/payout-requests/${String(created['id'])}/execute`, {});
  expect([200, 422, 503]).toContain(status);
}

/** Something is signed just before, so that there is something to forget. */
async function commitIsLost(from: Holder): Promise<void> {
  await scene.request(from, { payments: [{ destination: stranger, units: 100_001n }] });
  await until('what was signed last is forgotten', () => lost.forgetNewest());
}

async function happens(from: Holder, { fault: it }: Step): Promise<void> {
  if (it.what === 'reorg') await scene.node.reorg(it.depth);
  if (it.what === 'lie') scene.proxy.changed = lies[it.lie] ?? scene.proxy.changed;
  if (it.what === 'lostConnections')
    await scene.gatehouse.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND application_name LIKE 'gatehouse%' ORDER BY random() LIMIT 3`,
    );
  if (it.what === 'lostCommit') await commitIsLost(from);
  seen[it.what] += 1;
}

async function untilQuiet(): Promise<void> {
  const open = `SELECT 'deposit' AS what FROM deposit WHERE status = 'pending' UNION ALL SELECT 'transfer' FROM transfer WHERE status IN ('requested', 'signed')
    UNION ALL SELECT 'commitment' FROM commitment UNION ALL SELECT 'job' FROM graphile_worker.jobs WHERE run_at <= now() LIMIT 5`;
  let left: object[] = [];
  await until(
    () => `nothing is under way, and not ${JSON.stringify(left)}`,
    async () => {
      await survived(scene.gatehouse.advance(61));
      await scene.node.mine();
      left = await scene.gatehouse.sql(open);
      return left.length === 0;
    },
    { everyMilliseconds: 300, milliseconds: 600_000 },
  );
}

test('the books of a random week on a chain that is replaced, lied about and forgotten end in zero', async () => {
  const everyone: Holder[] = [];
  for (let made = 0; made < customers; made++) {
    const from = await scene.funded(100_000_000n);
    await allowed(scene.gatehouse, from.organization);
    everyone.push(from);
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), async (week) => {
      for (const each of week) {
        const from = everyone[each.customer] as Holder;
        await survived(take(from, each));
        await survived(happens(from, each));
        await scene.node.mine(each.blocks);
        if (each.seconds > 0) await survived(scene.gatehouse.advance(each.seconds));
        if (each.fault.what === 'lie') scene.proxy.behaveAgain();
      }
      await untilQuiet();
      await scene.node.mine(10);
      const { chains } = await reconciled(scene.gatehouse);
      expect(chains.filter(({ differences, unsettled, failure }) => differences + unsettled > 0 || failure)).toEqual(
        [],
      );
      expect(await lost.heldWallets()).toBe(0);
      expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
      expect(await scene.isBalanced()).toBe(true);
    }),
    { numRuns: 1, endOnFailure: true },
  );
  // A week in which nothing of this happened would show nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
}, 1_200_000);
