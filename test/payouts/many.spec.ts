import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FiatPayoutMethodVariant, fiatPayoutMethodVariants } from '#contracts';
import { methodOf, validDetails } from '../../libs/contracts/src/payout-methods/valid-payout-method.spec-fixture.js';
import { idOf, must } from '../support/service/api.js';
import { areToldOf } from '../support/webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Expected, untilFaultless, recipientFaults } from '../support/payments/payout-audit.js';
import { type Payer, ana, executed, payer, requestOf, statusOf, toWallet } from '../support/payments/payouts.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';

/** Every variant of a bank with every outcome of one; a request takes 350 at most. */
const rows = isWhole ? 350 : 110;
const outcomes = [0, 61, 62, 63, 64, 65, 66, 71, 72, 73, 74, 75];
const chains = ['ETHEREUM', 'POLYGON', 'BASE', 'CELO', 'PLASMA', 'SOLANA'];
const unitsPerCent = 10_000n;

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
  gatehouse.sql<T>(text, values);

/** Of its own, for each. */
function addressOf(nth: number): string {
  return `0x${(0x5_0000_0000 + nth).toString().padStart(40, '3')}`;
}

/** A Solana address of its own, for each: base58 of 32 bytes that nobody has the key of. */
function solanaAddressOf(nth: number): string {
  return `9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYt${String(1_111 + nth).replaceAll('0', '9')}`;
}

interface Row {
  readonly body: object;
  readonly expected?: Expected;
}

function toBank(nth: number, saved: ReadonlyMap<FiatPayoutMethodVariant, string>): Row {
  const cents = outcomes[nth % outcomes.length] ?? 0;
  const variant = fiatPayoutMethodVariants[nth % fiatPayoutMethodVariants.length] ?? 'arsAlias';
  const payoutMethodId = nth % 3 === 0 ? saved.get(variant) : undefined;
  const payoutMethod = { type: methodOf(variant), details: validDetails[variant] };
  const body = {
    amount: { tokenAmount: 10 + (nth % 40) + cents / 100, tokenSymbol: 'USDC' },
    ...(payoutMethodId === undefined
      ? { payoutDetails: { type: 'fiat', payoutMethod }, recipientInfo: ana }
      : { payoutDetails: { type: 'counterpartyPayoutMethod', payoutMethodId } }),
    ...(nth % 5 === 0 ? { developerFee: { developerFeePercentage: 1.25 } } : {}),
  };
  return { body };
}

function toOwnChain(nth: number): Row {
  const destination = addressOf(nth);
  const units = 5_000_000n + BigInt(nth);
  const fee = nth % 4 === 0 ? { developerFee: { developerFeePercentage: 2 } } : {};
  const sent = nth % 4 === 0 ? units - (units * 2n) / 100n : units;
  return {
    body: { ...toWallet(Number(units) / 1_000_000, { walletAddress: destination }), ...fee },
    expected: { blockchain: 'POLYGON', destination, units: sent, times: 1 },
  };
}

function toAnyChain(nth: number): Row {
  const blockchain = chains[nth % chains.length] ?? 'BASE';
  const destination = blockchain === 'SOLANA' ? solanaAddressOf(nth) : addressOf(nth);
  const cents = 700 + (nth % 60);
  const amount = { fiatAmount: cents / 100, fiatCurrencyCode: 'USD' };
  const units = BigInt(cents) * unitsPerCent;
  return {
    body: toWallet(amount, { walletAddress: destination, blockchain }),
    expected: { blockchain, destination, units, times: 1 },
  };
}

async function savedMethods({ api }: Payer): Promise<Map<FiatPayoutMethodVariant, string>> {
  const counterpartyId = idOf(await api.post('/counterparties', ana));
  const saved = new Map<FiatPayoutMethodVariant, string>();
  for (const variant of fiatPayoutMethodVariants) {
    const payoutMethod = { type: methodOf(variant), details: validDetails[variant] };
    const answer = await api.post(`/counterparties/${counterpartyId}/payout-methods`, { alias: variant, payoutMethod });
    saved.set(variant, idOf(answer));
  }
  return saved;
}

/** Three kinds, mixed; none of them in cents by which the chain would refuse all. */
async function mixed(from: Payer): Promise<Row[]> {
  const saved = await savedMethods(from);
  return Array.from({ length: rows }, (_, nth) => {
    if (nth % 7 < 4) return toBank(nth, saved);
    return nth % 7 < 6 ? toOwnChain(nth) : toAnyChain(nth);
  });
}

interface Left {
  readonly started: number;
  readonly open: number;
  readonly returning: number;
}

/** Until so many have not ended, and all returns have arrived; meanwhile the sandbox clock goes on. */
function untilLeft(id: string, isSo: (left: Left) => boolean): Promise<unknown> {
  let left: Left | undefined;
  return until(
    () => `enough has come to its end: ${JSON.stringify(left)}`,
    async () => {
      await gatehouse.advance(3);
      [left] = await sql<Left>(
        `SELECT open_count AS open, returning_count AS returning,
           (SELECT count(*)::int FROM payout WHERE payout_request_id = $1 AND status NOT IN ('created', 'awaitingExecution')) AS started
         FROM payout_request WHERE id = $1`,
        [id],
      );
      return left !== undefined && isSo(left) && left;
    },
    { milliseconds: 60_000, everyMilliseconds: 200 },
  );
}

async function isBalanced(): Promise<unknown> {
  return must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced'];
}

test('payouts of all kinds and all outcomes in one request: each recipient once, and every unit where it belongs', async () => {
  const from = await payer(gatehouse, '100000000000');
  const wanted = await mixed(from);
  const { id } = await executed(
    from,
    wanted.map(({ body }) => body),
  );
  await untilLeft(id, ({ started }) => started === rows);
  await gatehouse.advance(3_600);
  await untilLeft(id, ({ open, returning }) => open === 0 && returning === 0);
  await until('all is told', () => areToldOf(sql));
  const done = await requestOf(from, id);
  expect(done.status.type).toBe('failed');
  const ends = new Set(done.payouts.map(statusOf));
  expect([...ends].sort()).toEqual(['EXECUTED', 'completed', 'failed', 'refunded']);
  expect(
    await recipientFaults(
      sql,
      wanted.flatMap(({ expected }) => expected ?? []),
    ),
  ).toEqual([]);
  await untilFaultless(sql, () => gatehouse.advance(1));
  expect(await isBalanced()).toBe(true);
}, 120_000);
