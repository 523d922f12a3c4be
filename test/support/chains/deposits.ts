import { arriving, stranger } from './accounts.js';
import { type Api, must } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { type Payee, type PayinBody, payinsOf } from '../payments/payins.js';
import { until } from '../run/until.js';
import { whileTimePasses } from '../service/while-time-passes.js';

export const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const onSolana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';

type At = Pick<Payee, 'api' | 'accountId'>;

export interface TransactionBody {
  readonly id: string;
  readonly type: string;
  readonly blockchain: string;
  readonly transactionHash: string;
  readonly sourceWalletAddress: string;
  readonly destinationWalletAddress: string;
  readonly related?: { readonly type: string; readonly id: string };
}

/** What comes from this address is a payin from here on. */
export async function allowSender({ api, accountId }: At, blockchain = 'POLYGON', address = stranger): Promise<void> {
  must(await api.put(`/payins/allowed-senders/${address}`, { accountId, blockchain }), 200);
}

/** Tokens that are sent to an account and stay on their chain. */
export async function deposited(
  gatehouse: Gatehouse,
  { api, accountId }: At,
  options: Parameters<typeof arriving>[1] = {},
): Promise<void> {
  must(await api.post('/sandbox/payins', arriving(accountId, options)), 201);
  await gatehouse.advance(3);
}

/** All deposits that were credited so far have been looked at. */
export async function untilLookedAt(gatehouse: Gatehouse): Promise<void> {
  await until('every deposit is looked at', async () => {
    const left = await gatehouse.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'depositCredited'`);
    return left.length === 0;
  });
}

/** The payin that came by itself, as soon as it is there. */
export async function firstPayin(gatehouse: Gatehouse, api: Api): Promise<PayinBody> {
  return whileTimePasses(gatehouse, 'there is a payin', async () => (await payinsOf(api))[0]);
}

export async function transactionsOf(api: Api): Promise<TransactionBody[]> {
  return must(await api.get('/transactions?limit=100'), 200)['results'] as TransactionBody[];
}

/** What is in a book of the ledger, of this organization. */
export async function bookOf(gatehouse: Gatehouse, organizationId: string, book: string): Promise<bigint> {
  const [found] = await gatehouse.sql<{ units: string | null }>(
    'SELECT sum(units)::text AS units FROM ledger_balance WHERE organization_id = $1 AND book = $2',
    [organizationId, book],
  );
  return BigInt(found?.units ?? 0);
}

/** How much is under way for an organization, and keeps it. */
export async function commitmentsOf(
  gatehouse: Gatehouse,
  { organization }: Pick<Payee, 'organization'>,
): Promise<number> {
  return (await gatehouse.sql('SELECT 1 FROM commitment WHERE organization_id = $1', [organization.id])).length;
}
