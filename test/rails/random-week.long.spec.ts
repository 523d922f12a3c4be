import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allowSender, onSolana, onTron } from '../support/chains/deposits.js';
import { arriving } from '../support/chains/accounts.js';
import { balanceFaults } from '../support/chains/balance-audit.js';
import { platformFaults } from '../support/chains/platform-audit.js';
import { arrives, money } from '../support/payments/payins.js';
import { type Payer, created, payer, toBank, toWallet } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { reconciled } from '../support/service/reconciled.js';
import { until } from '../support/run/until.js';

const customers = 50;
const steps = 300;
const hour = 3_600;

let gatehouse: OwnGatehouse;
let replica: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  replica = await Gatehouse.start({ beside: gatehouse, environment: gatehouse.environment });
});
afterAll(async () => {
  await replica.stop();
  await gatehouse.stop();
});

const tokens = fc.constantFrom(
  { blockchain: 'POLYGON', tokenSymbol: 'USDC' },
  { blockchain: 'POLYGON', tokenSymbol: 'USDT' },
  { blockchain: 'BASE', tokenSymbol: 'USDC' },
  { blockchain: 'CELO', tokenSymbol: 'USDC' },
  { blockchain: 'TRON', tokenSymbol: 'USDT', senderAddress: onTron },
  { blockchain: 'SOLANA', tokenSymbol: 'USDC', senderAddress: onSolana },
);
/** Payouts that fail, are held, refunded, told twice or late, and requests that the chain refuses. */
const hundredths = fc.constantFrom(0, 0, 0, 61, 66, 71, 72, 73, 74, 75, 81);
const row = fc.record({ to: fc.constantFrom('bank', 'wallet', 'elsewhere'), hundredths, fee: fc.constantFrom(0, 2.5) });
const deed = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), from: tokens, units: fc.integer({ min: 1, max: 900_000_000 }) }),
  fc.record({
    do: fc.constant('payin' as const),
    rail: fc.constantFrom(money.ars(), money.ars('150071'), money.ars('150072'), money.pix(), money.ach()),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    rows: fc.array(row, { minLength: 1, maxLength: 5 }),
    then: fc.constantFrom('execute', 'execute', 'execute', 'cancel'),
  }),
);
const step = fc.record({
  customer: fc.nat(customers - 1),
  deed,
  seconds: fc.constantFrom(0, 0, 0, 1, 60, hour, 2 * hour),
  /** The database ends this many connections while it goes on. */
  lost: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 3),
  isReconciled: fc.constantFrom(false, false, false, false, true),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

function rowOf({ to, hundredths: cents, fee }: Row): object {
  const amount = 20 + cents / 100;
  const more = fee === 0 ? {} : { developerFee: { developerFeePercentage: fee } };
  if (to === 'bank') return toBank(amount, more);
  if (to === 'wallet') return { ...toWallet(amount), ...more };
  return { ...toWallet({ fiatAmount: amount, fiatCurrencyCode: 'USD' }, { blockchain: 'BASE' }), ...more };
}

async function take(from: Payer, { deed: it }: Step): Promise<void> {
  if (it.do === 'deposit')
    must(
      await from.api.post('/sandbox/payins', arriving(from.accountId, { ...it.from, value: String(it.units) })),
      201,
    );
  if (it.do === 'payin') await arrives(from.api, { destinationAccountId: from.accountId }, it.rail);
  if (it.do !== 'pay') return;
  const { id } = await created(from, it.rows.map(rowOf));
  const { status } = await from.api.post(`/payout-requests/${id}/${it.then}`, {});
  expect([200, 422, 503]).toContain(status);
}

/** Connections are lost as a database restarts: an answer may be 503, whatever became of what was asked. */
async function survived(work: Promise<unknown>): Promise<void> {
  await work.catch((cause: unknown) => {
    if (!(cause as Error).message.includes('503')) throw cause;
  });
}

async function loseConnections(count: number): Promise<void> {
  await gatehouse.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'gatehouse%' ORDER BY random() LIMIT $1`,
    [count],
  );
}

const moneyUnderWay = `SELECT 'deposit' AS what FROM deposit WHERE status = 'pending' UNION ALL
  SELECT status || ' transfer' FROM transfer WHERE status IN ('requested', 'signed') UNION ALL SELECT 'commitment' FROM commitment`;
const jobsDue = `SELECT task_identifier FROM graphile_worker.jobs WHERE run_at <= now()`;

/** Time only goes on where money waits for it: each hour brings two dozen jobs, which a busy machine would never be done with. */
async function untilQuiet(): Promise<void> {
  await survived(gatehouse.advance(600));
  let left: { what: string; count: number }[] = [];
  await until(
    () => `nothing is under way but ${left.map(({ what, count }) => `${count} × ${what}`).join()}`,
    async () => {
      if ((await gatehouse.sql(`${moneyUnderWay} LIMIT 1`)).length > 0) await survived(gatehouse.advance(600));
      left = await gatehouse.sql(
        `SELECT what, count(*)::int AS count FROM (${moneyUnderWay} UNION ALL ${jobsDue}) AS left_over GROUP BY 1 ORDER BY 1`,
      );
      return left.length === 0;
    },
    { everyMilliseconds: 500, milliseconds: 240_000 },
  );
}

test('the books of a random week end in zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), async (week) => {
      const begun = (await gatehouse.now()).toISOString();
      const everyone: Payer[] = [];
      for (let made = 0; made < customers; made++) everyone.push(await payer(gatehouse, '1000000000'));
      for (const from of everyone) await allowSender(from, 'TRON', onTron);
      for (const each of week) {
        const doing = survived(take(everyone[each.customer] as Payer, each));
        if (each.lost > 0) await loseConnections(each.lost);
        await doing;
        if (each.isReconciled) await survived(gatehouse.operator.post('/reconciliations'));
        if (each.seconds > 0) await survived(gatehouse.advance(each.seconds));
      }
      await untilQuiet();
      const { chains } = await reconciled(gatehouse);
      expect(chains.filter(({ differences, unsettled, failure }) => differences + unsettled > 0 || failure)).toEqual(
        [],
      );
      expect(await balanceFaults((text, values) => gatehouse.sql(text, values))).toEqual([]);
      expect(await platformFaults((text, values) => gatehouse.sql(text, values))).toEqual([]);
      // A day later everything has been sealed, and proved again.
      await gatehouse.advance(25 * hour);
      const proof = await until('the whole ledger is proved', async () => {
        const body = must(await gatehouse.operator.get('/ledger/proof'), 200);
        await gatehouse.advance(hour);
        return Date.parse(String(body['wholeProvedAt'])) > Date.parse(begun) && body;
      });
      expect(proof).toMatchObject({ balanced: true, wrong: [], differences: [] });
      for (const { api, accountId } of everyone)
        must(await api.get(`/accounts/${accountId}/statements?from=${begun}`), 200);
    }),
    // A week made smaller would run for as long again.
    { numRuns: 1, endOnFailure: true },
  );
}, 1_800_000);
