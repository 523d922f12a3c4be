import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { heldBy, listedFor, toldTo } from '../chains/account-sums.js';
import { until } from '../run/until.js';
import { type Answer, must } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { whileTimePasses } from '../service/while-time-passes.js';
import type { Payer } from './payouts.js';

export const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON' };

export function feesPath({ organization }: Payer): string {
  return `/organizations/${organization.id}/developer-fees`;
}

export async function feesOf(developer: Payer): Promise<unknown> {
  return must(await developer.api.get(feesPath(developer)), 200)['fees'];
}

export function withdrawn(developer: Payer, more: object = {}, key = randomUUID()): Promise<Answer> {
  const body = { accountId: developer.accountId, ...usdc, ...more };
  return developer.api.post(`${feesPath(developer)}/withdrawals`, body, { 'Idempotency-Key': key });
}

export async function withdrawalsOf(developer: Payer): Promise<readonly Record<string, unknown>[]> {
  const { results } = must(await developer.api.get(`${feesPath(developer)}/withdrawals`), 200);
  return results as Record<string, unknown>[];
}

export async function untilWithdrawn(
  gatehouse: Gatehouse,
  developer: Payer,
  count: number,
): Promise<readonly Record<string, unknown>[]> {
  return whileTimePasses(gatehouse, 'the withdrawals have ended', async () => {
    const all = await withdrawalsOf(developer);
    return all.length === count && all.every(({ status }) => status !== 'pending') && all;
  });
}

/** To the unit: what the account holds is what it was told, and the ledger is proved. */
export async function untilItAddsUp(gatehouse: Gatehouse, developer: Payer): Promise<void> {
  await until('balances are the sum of events', async () => {
    const sums = [await heldBy(developer), await toldTo(developer.api), await listedFor(developer.api)];
    return sums.every((sum) => JSON.stringify(sum) === JSON.stringify(sums[0]));
  });
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)).toMatchObject({ balanced: true });
}
