import { type Api, must } from '../service/api.js';
import type { Payer } from '../payments/payouts.js';
import { eventLogOf } from '../webhooks/event-audit.js';
import { accountOf } from './accounts.js';

export type Sums = Readonly<Record<string, number>>;

function sumsOf(changes: readonly (readonly [token: string, units: number])[]): Sums {
  const sums: Record<string, number> = {};
  for (const [token, units] of changes) sums[token] = (sums[token] ?? 0) + units;
  return Object.fromEntries(Object.entries(sums).filter(([, units]) => units !== 0));
}

interface Activity {
  readonly type: string;
  readonly tokenAmount: { readonly tokenAmount: number; readonly tokenSymbol: string; readonly blockchain?: string };
  readonly blockchain?: string;
}

function change({ type, tokenAmount: amount, blockchain = amount.blockchain }: Activity): [string, number] {
  const units = Math.round(amount.tokenAmount * 1e6);
  return [`${amount.tokenSymbol} on ${blockchain}`, type.includes('credit') ? units : -units];
}

/** What an account holds, reserved or not, in units by token and chain. */
export async function heldBy({ api, accountId }: Pick<Payer, 'api' | 'accountId'>): Promise<Sums> {
  const { balances = [] } = (await accountOf(api, accountId)).accountDetails ?? {};
  return sumsOf(
    balances.map((one) => [`${one.tokenSymbol} on ${one.blockchain}`, Number(one.value) + Number(one.reserved)]),
  );
}

/** What its events add up to. */
export async function toldTo(api: Api): Promise<Sums> {
  const payloads = (await eventLogOf(api)).map(({ payload }) => payload as unknown as Activity);
  return sumsOf(payloads.filter(({ type }) => type === 'account_credited' || type === 'account_debited').map(change));
}

/** What its list of transactions adds up to. */
export async function listedFor(api: Api): Promise<Sums> {
  const listed: Activity[] = [];
  for (let from = ''; ;) {
    const page = must(await api.get(`/transactions?limit=100${from}`), 200) as {
      results?: Activity[];
      nextId?: string;
    };
    listed.push(...(page.results ?? []));
    if (page.nextId === undefined) return sumsOf(listed.map(change));
    from = `&nextId=${page.nextId}`;
  }
}
