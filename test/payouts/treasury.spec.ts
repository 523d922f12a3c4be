import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { areToldOf } from '../support/webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { untilFaultless } from '../support/payments/payout-audit.js';
import {
  type Payer,
  type PayoutRequestBody,
  eventsOf,
  executed,
  payer,
  requestOf,
  statusOf,
  toBank,
  toWallet,
  untilRequest,
  untilStatus,
} from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';

const platform = '00000000-0000-0000-0000-000000000001';
const start = '1000000000';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
  gatehouse.sql<T>(text, values);
const dollars = (fiatAmount: number): object => ({ fiatAmount, fiatCurrencyCode: 'USD' });

async function isWhole(): Promise<void> {
  await until('all is told', () => areToldOf(sql));
  await untilFaultless(sql, () => gatehouse.advance(1));
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
}

async function payerOnBase(): Promise<Payer> {
  const { organization, api, walletAddress } = await payer(gatehouse, '0');
  const base = { name: 'Base', destinationToken: { symbol: 'USDC', blockchain: 'BASE' } };
  const { id: accountId } = await activeAccount(api, base);
  must(await api.post('/sandbox/payins', arriving(accountId, { value: start, blockchain: 'BASE' })), 201);
  await gatehouse.advance(3);
  await untilBalance(api, accountId, { value: start, blockchain: 'BASE' });
  return { organization, api, accountId, walletAddress };
}

test('what was collected for a bank is lent to nobody: both come to their end', async () => {
  const [late, other] = [await payer(gatehouse), await payerOnBase()];
  // Its bank takes an hour.
  const toTheBank = await executed(late, [toBank(900.74)]);
  await untilRequest(gatehouse, late, toTheBank.id, 'the bank was asked', ({ payouts }) =>
    payouts.every((payout) => statusOf(payout) === 'pending'),
  );
  const toTheWallet = await executed(other, [toWallet(dollars(900))]);
  await untilStatus(gatehouse, other, toTheWallet.id, 'executed');
  expect((await requestOf(late, toTheBank.id)).payouts.map(statusOf)).toEqual(['pending']);
  await gatehouse.advance(3_600);
  await untilStatus(gatehouse, late, toTheBank.id, 'executed');
  await isWhole();
});

test('what a bank sends back is there for its account, whoever else was paid meanwhile', async () => {
  const [refused, other] = [await payer(gatehouse), await payerOnBase()];
  const both = await Promise.all([
    executed(refused, [toBank(900.73)]),
    executed(other, [toWallet(dollars(900)), toWallet(dollars(50))]),
  ]);
  await untilStatus(gatehouse, other, both[1].id, 'executed');
  await untilRequest(gatehouse, refused, both[0].id, 'it is refunded', ({ payouts }) =>
    payouts.every((payout) => statusOf(payout) === 'refunded'),
  );
  await untilBalance(refused.api, refused.accountId, { value: start });
  await isWhole();
});

test('a chain that refuses to bring tokens back is asked later and later, and they are back once it does', async () => {
  await gatehouse.sql(
    `CREATE FUNCTION refuse_returns() RETURNS trigger AS $$ BEGIN NEW.payments := jsonb_set(NEW.payments, '{0,amounts}', '["0.81"]'); RETURN NEW; END $$ LANGUAGE plpgsql`,
  );
  await gatehouse.sql(
    `CREATE TRIGGER refuse_returns BEFORE INSERT ON transfer FOR EACH ROW WHEN (NEW.organization_id = '${platform}') EXECUTE FUNCTION refuse_returns()`,
  );
  const from = await payer(gatehouse);
  const { id } = await executed(from, [toBank(100.61), toBank(200)]);
  await untilStatus(gatehouse, from, id, 'failed');
  const pauses = (): Promise<{ seconds: number }[]> =>
    gatehouse.sql<{ seconds: number }>(
      `SELECT extract(epoch FROM created_at - lag(created_at) OVER (ORDER BY created_at))::float AS seconds
       FROM transfer WHERE organization_id = $1 AND related_id = $2 ORDER BY created_at OFFSET 1`,
      [platform, id],
    );
  const fivePauses = async (): Promise<{ seconds: number }[] | false> => {
    await gatehouse.advance(1);
    const found = await pauses();
    return found.length >= 5 && found;
  };
  // Slowly: whoever asked again at once would have the time to.
  const found = await until('it was asked six times', fivePauses, { everyMilliseconds: 50 });
  for (const [index, least] of [2, 4, 8, 16, 32].entries()) expect(found[index]?.seconds).toBeGreaterThanOrEqual(least);
  const [known] = await gatehouse.sql(
    `SELECT status, return_attempts > 1 AS "isCounted", return_transaction_id AS back FROM payout WHERE payout_request_id = $1 AND ordinal = 0`,
    [id],
  );
  expect(known).toEqual({ status: 'failed', isCounted: true, back: null });
  await gatehouse.sql('DROP TRIGGER refuse_returns ON transfer');
  await until('the tokens are back', async () => {
    await gatehouse.advance(60);
    const open = await gatehouse.sql('SELECT 1 FROM payout_request WHERE id = $1 AND returning_count > 0', [id]);
    return open.length === 0;
  });
  await untilBalance(from.api, from.accountId, { value: String(1_000_000_000 - 200_000_000) });
  await isWhole();
});

interface End {
  readonly organizationId: string;
  readonly relatedId: string;
  readonly transferId: string;
  readonly succeeded: boolean;
  readonly transactionHash?: string;
}

/** As the chains told it, of all transfers of a request that have come to their end. */
function endsOf(id: string): Promise<End[]> {
  return gatehouse.sql<End>(
    `SELECT related_organization_id AS "organizationId", related_id AS "relatedId", transfer.id AS "transferId",
       status = 'confirmed' AS succeeded, (SELECT max(hash) FROM signed_transaction WHERE transfer_id = transfer.id) AS "transactionHash"
     FROM transfer WHERE related_id = $1 AND status IN ('confirmed', 'failed')`,
    [id],
  );
}

async function tellAgain(ends: readonly End[]): Promise<void> {
  const ids: string[] = [];
  for (const end of ends) {
    const [added] = await gatehouse.sql<{ id: string }>(
      `SELECT id FROM graphile_worker.add_job('payoutTransferEnded', $1::json)`,
      [JSON.stringify(end)],
    );
    ids.push(added?.id ?? '');
  }
  await until('it was taken', async () => {
    const left = await gatehouse.sql('SELECT 1 FROM graphile_worker.jobs WHERE id = ANY ($1)', [ids]);
    return left.length === 0;
  });
}

interface Known {
  readonly request: PayoutRequestBody;
  readonly events: object[];
  readonly rows: object[];
}

async function knownOf(from: Payer, id: string): Promise<Known> {
  await until('all is told', () => areToldOf(sql));
  return {
    request: await requestOf(from, id),
    events: await eventsOf(from, id),
    rows: await gatehouse.sql(
      `SELECT to_jsonb(payout) AS payout, to_jsonb(request) AS request FROM payout JOIN payout_request AS request ON request.id = payout_request_id WHERE request.id = $1 ORDER BY ordinal`,
      [id],
    ),
  };
}

test('that a transfer has ended may be told twice: while its banks are asked, and after all has ended', async () => {
  const from = await payer(gatehouse);
  const rows = [toBank(100.74), toBank(50.61), toWallet(10), toWallet(dollars(20), { blockchain: 'BASE' })];
  const { id } = await executed(from, rows);
  await untilRequest(gatehouse, from, id, 'only the late bank is awaited', ({ payouts }) => {
    const [late, ...others] = payouts.map(statusOf);
    return late === 'pending' && others.join() === 'failed,EXECUTED,EXECUTED';
  });
  await until('the tokens are back', async () => {
    await gatehouse.advance(1);
    return (await gatehouse.sql('SELECT 1 FROM payout_request WHERE id = $1 AND returning_count = 0', [id])).length > 0;
  });
  const ends = await until('all three transfers have ended', async () => {
    await gatehouse.advance(1);
    const all = await endsOf(id);
    return all.length === 3 && all;
  });
  expect(ends.map(({ succeeded }) => succeeded)).toEqual([true, true, true]);
  const before = await knownOf(from, id);
  await tellAgain([...ends, ...ends]);
  expect(await knownOf(from, id)).toEqual(before);

  await gatehouse.advance(3_600);
  await untilStatus(gatehouse, from, id, 'failed');
  const after = await knownOf(from, id);
  await tellAgain(ends);
  expect(await knownOf(from, id)).toEqual(after);
  await isWhole();
});

test('that a transaction has failed may be told twice', async () => {
  const from = await payer(gatehouse);
  const { id } = await executed(from, [toWallet(10.81), toBank(20)]);
  await untilStatus(gatehouse, from, id, 'failed');
  const before = await knownOf(from, id);
  const ends = await endsOf(id);
  expect(ends).toMatchObject([{ succeeded: false }]);
  await tellAgain(ends);
  expect(await knownOf(from, id)).toEqual(before);
  await untilBalance(from.api, from.accountId, { value: start });
  await isWhole();
});
