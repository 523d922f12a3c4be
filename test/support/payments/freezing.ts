import { accountOf } from '../chains/accounts.js';
import { balanceFaults } from '../chains/balance-audit.js';
import { until } from '../run/until.js';
import { type Answer, must } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { type ExceptionBody, exceptionsAbout } from './exceptions.js';
import type { Payer } from './payouts.js';

export type Direction = 'debit' | 'credit' | 'all';

export const order = 'Court order 4711';

type Of = Pick<Payer, 'organization' | 'accountId'>;

export function accountFreezes({ accountId }: Pick<Payer, 'accountId'>): string {
  return `/accounts/${accountId}/freezes`;
}

export function organizationFreezes({ organization }: Pick<Payer, 'organization'>): string {
  return `/organizations/${organization.id}/freezes`;
}

/** Since when it is frozen so. */
export async function frozen({ operator }: Gatehouse, path: string, direction: Direction = 'all'): Promise<string> {
  return String(must(await operator.post(path, { direction, reason: order }), 201)['frozenAt']);
}

export async function unfrozen({ operator }: Gatehouse, path: string): Promise<void> {
  must(await operator.delete(path), 204);
}

export function isRefusedAsFrozen({ status, body }: Answer): boolean {
  return status === 409 && body['name'] === 'AccountNotActive';
}

export interface Held {
  readonly value: string;
  readonly reserved: string;
  readonly frozen?: string;
}

export async function heldBy({ api, accountId }: Payer, blockchain = 'POLYGON'): Promise<Held | undefined> {
  const { balances = [] } = (await accountOf(api, accountId)).accountDetails ?? {};
  const found = balances.find((one) => one.blockchain === blockchain && one.tokenSymbol === 'USDC');
  if (found === undefined) return undefined;
  const { value, reserved, frozen: kept } = found as Held;
  return { value, reserved, ...(kept === undefined ? {} : { frozen: kept }) };
}

export function untilHeld(gatehouse: Gatehouse, from: Payer, wanted: Held, blockchain?: string): Promise<true> {
  let last: Held | undefined;
  return until(
    () => `it holds ${JSON.stringify(wanted)} instead of ${JSON.stringify(last)}`,
    async () => {
      await gatehouse.advance(1);
      last = await heldBy(from, blockchain);
      const { frozen: kept = '0' } = last ?? {};
      return last?.value === wanted.value && last.reserved === wanted.reserved && kept === (wanted.frozen ?? '0');
    },
  );
}

/** What is told of the deposits of an account that were kept apart, the newest first. */
export async function keptApart(gatehouse: Gatehouse, { accountId }: Of): Promise<ExceptionBody[]> {
  const deposits = await gatehouse.sql<{ id: string }>(
    'SELECT id FROM deposit WHERE account_id = $1 ORDER BY id DESC',
    [accountId],
  );
  return (await Promise.all(deposits.map(({ id }) => exceptionsAbout(gatehouse, id)))).flat();
}

/** Its balance is what it was told, and the ledger adds up. */
export async function isWhole(gatehouse: Gatehouse): Promise<void> {
  const faults = await balanceFaults((text, values) => gatehouse.sql(text, values));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const proof = must(await gatehouse.operator.get('/ledger/proof'), 200);
  if (proof['balanced'] !== true) throw new Error(`The ledger does not add up: ${JSON.stringify(proof)}`);
}
