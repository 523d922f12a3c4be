import { blockchainPayoutLifecycle } from '../../apps/payouts/src/payouts/blockchain-payout.lifecycle.js';
import { fiatPayoutLifecycle } from '../../apps/payouts/src/payouts/fiat-payout.lifecycle.js';
import { payoutRequestLifecycle } from '../../apps/payouts/src/payout-requests/payout-request.lifecycle.js';
import { until } from './until.js';

export type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/** Somebody who was to be paid on a simulated chain, at an address of their own. */
export interface Expected {
  readonly blockchain: string;
  readonly destination: string;
  readonly units: bigint;
  readonly times: number;
}

const house = '00000000-0000-0000-0000-000000000001';

interface Told {
  readonly resourceId: string;
  readonly sequence: string | null;
  readonly previous: string;
  readonly current: string;
}

const moves = {
  request: movesOf(payoutRequestLifecycle),
  fiat: movesOf(fiatPayoutLifecycle),
  blockchain: movesOf(blockchainPayoutLifecycle),
};

function movesOf({ rows }: { rows: readonly (readonly [string | null, string, string])[] }): Set<string> {
  return new Set(rows.map(([from, , to]) => `${from ?? ''} > ${to}`));
}

/** What is wrong with all the payouts there are, as the database and the simulated chains tell it; empty when all is well. */
export async function payoutFaults(query: Query): Promise<string[]> {
  const faults = await Promise.all([
    eventFaults(query),
    transferFaults(query),
    accountFaults(query),
    houseFaults(query),
    commitmentFaults(query),
  ]);
  return faults.flat();
}

/** Nothing is wrong, as soon as what the chains have done is credited; meanwhile the clock goes on. */
export async function untilFaultless(query: Query, goOn: () => Promise<unknown>): Promise<void> {
  let faults: string[] = [];
  await until(
    () => `the payouts are well: ${faults.join('; ')}`,
    async () => {
      await goOn();
      faults = await payoutFaults(query);
      return faults.length === 0;
    },
  );
}

/** Each of them got what they were to get, as often as they were, and in one piece. */
export async function recipientFaults(query: Query, expected: readonly Expected[]): Promise<string[]> {
  const paid = await query<{ blockchain: string; destination: string; units: string }>(
    `SELECT blockchain, payment->>'destination' AS destination, payment->>'units' AS units
     FROM simulated_block, jsonb_array_elements(payments) AS payment WHERE succeeded`,
  );
  return expected.flatMap(({ blockchain, destination, units, times }) => {
    const got = paid.filter((one) => one.blockchain === blockchain && one.destination === destination);
    const isRight = got.length === times && got.every((one) => one.units === String(units));
    return isRight ? [] : [`${destination} was to get ${times} × ${units} and got ${JSON.stringify(got)}`];
  });
}

/** Every resource went a way that its table allows, from where it was made to where it is, and was told in that order. */
async function eventFaults(query: Query): Promise<string[]> {
  const resources = await query<{ id: string; kind: keyof typeof moves; status: string }>(
    `SELECT id, 'request' AS kind, status FROM payout_request
     UNION ALL SELECT id, CASE way WHEN 'fiat' THEN 'fiat' ELSE 'blockchain' END, status FROM payout`,
  );
  const told = await query<Told>(
    `SELECT resource_id AS "resourceId", sequence::text, payload->'statusChangeDetails'->'previousStatus'->>'type' AS previous,
       payload->'statusChangeDetails'->'currentStatus'->>'type' AS current
     FROM event WHERE type IN ('payout_request_status_changed', 'payout_status_changed') ORDER BY ordinal`,
  );
  const byResource = new Map<string, Told[]>(resources.map(({ id }) => [id, []]));
  for (const event of told) byResource.get(event.resourceId)?.push(event);
  return resources.flatMap(({ id, kind, status }) => {
    const events = byResource.get(id) ?? [];
    let at = kind === 'fiat' ? 'created' : 'awaitingExecution';
    let isLegal = true;
    for (const [index, { previous, current, sequence }] of events.entries()) {
      const isNext = previous === at && sequence === String(index + 1);
      isLegal &&= isNext && moves[kind].has(`${previous} > ${current}`);
      at = current;
    }
    if (isLegal && at === status) return [];
    const way = events.map(({ sequence, previous, current }) => `${sequence ?? '-'}: ${previous} > ${current}`);
    return [`a ${kind} that is ${status} told ${way.join(', ')}`];
  });
}

/** One transfer for each request that began, each payment of the treasury, and each return, however often they were tried. */
async function transferFaults(query: Query): Promise<string[]> {
  const rows = await query<{ what: string }>(
    `WITH wanted AS (
       SELECT id AS related_id, transfer_id FROM payout_request WHERE transfer_id IS NOT NULL
       UNION ALL SELECT payout_request_id, transfer_id FROM payout WHERE transfer_id IS NOT NULL
       UNION ALL SELECT payout_request_id, return_transfer_id FROM payout WHERE return_transfer_id IS NOT NULL)
     SELECT 'a transfer that nobody asked for: ' || id AS what FROM transfer
       WHERE related_type = 'payoutRequest' AND id NOT IN (SELECT transfer_id FROM wanted)
         -- A chain that refused to bring tokens back was asked once more, by another.
         AND NOT (organization_id = '${house}' AND status = 'failed')
     UNION ALL SELECT 'a transfer of two: ' || transfer_id FROM wanted GROUP BY transfer_id HAVING count(*) > 1
     UNION ALL SELECT 'a payout that has what it needs, and is open: ' || payout.id FROM payout JOIN transfer ON transfer.id = payout.transfer_id
       WHERE payout.status = 'pending' AND transfer.status IN ('confirmed', 'failed')
     UNION ALL SELECT 'a request whose count is wrong: ' || id FROM payout_request
       WHERE open_count <> (SELECT count(*) FROM payout WHERE payout_request_id = payout_request.id
           AND status NOT IN ('completed', 'failed', 'refunded', 'executed', 'canceled') AND ended_at IS NULL)
         OR returning_count <> (SELECT count(*) FROM payout WHERE payout_request_id = payout_request.id AND return_requested_at IS NOT NULL AND return_transaction_id IS NULL)
     UNION ALL SELECT 'a return that is not in the list: ' || payout.id FROM payout WHERE return_transaction_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM transaction WHERE transaction.id = return_transaction_id AND type = 'credit' AND related_id = payout_request_id
         AND units = payout.token_units - payout.developer_fee_units)`,
  );
  return rows.map(({ what }) => what);
}

/** What an account was given, less what its recipients got, is there; the developer fees are set aside. Where all has ended. */
async function accountFaults(query: Query): Promise<string[]> {
  const rows = await query<Record<'id' | 'available' | 'reserved' | 'fees' | 'wanted' | 'wantedFees', string>>(
    `WITH spent AS (
       SELECT account_id, sum(payout.token_units) AS units, sum(developer_fee_units) AS fees
       FROM payout_request AS request JOIN payout ON payout.payout_request_id = request.id
       WHERE payout.status IN ('completed', 'executed') GROUP BY account_id),
     given AS (
       SELECT account_id, sum(units) AS units FROM transaction WHERE type = 'credit' AND related_id IS NULL GROUP BY account_id),
     held AS (
       SELECT account_id, coalesce(sum(units) FILTER (WHERE book = 'available'), 0) AS available,
         coalesce(sum(units) FILTER (WHERE book = 'reserved'), 0) AS reserved
       FROM ledger_balance WHERE organization_id <> '${house}' GROUP BY account_id)
     SELECT request.account_id AS id, available::text, reserved::text,
       (SELECT coalesce(sum(units), 0)::text FROM ledger_balance WHERE organization_id = request.organization_id AND book = 'developerFees') AS fees,
       (given.units - coalesce(spent.units, 0))::text AS wanted, coalesce(spent.fees, 0)::text AS "wantedFees"
     FROM (SELECT DISTINCT organization_id, account_id FROM payout_request) AS request
       JOIN held USING (account_id) JOIN given USING (account_id) LEFT JOIN spent USING (account_id)
     WHERE NOT EXISTS (SELECT FROM payout_request AS open WHERE open.account_id = request.account_id
       AND (open.status = 'pending' OR open.returning_count > 0))`,
  );
  return rows.flatMap(({ id, available, reserved, fees, wanted, wantedFees }) =>
    available === wanted && reserved === '0' && fees === wantedFees
      ? []
      : [
          `the account ${id} has ${available}, ${reserved} reserved and ${fees} of fees, not ${wanted}, 0 and ${wantedFees}`,
        ],
  );
}

/** The house owes its rails what they paid, has earned its fees, and has the rest in its wallet. */
async function houseFaults(query: Query): Promise<string[]> {
  const rows = await query<{ what: string; is: string; wanted: string }>(
    `WITH book AS (
       SELECT blockchain, book, sum(units) AS units FROM ledger_balance WHERE organization_id = '${house}' GROUP BY blockchain, book),
     paid AS (
       SELECT request.blockchain, 'settlement:' || fiat_and_rail AS settlement, sum(payout.token_units - fee_units) AS principal, sum(fee_units - developer_fee_units) AS fees
       FROM payout JOIN payout_request AS request ON request.id = payout_request_id
       WHERE way = 'fiat' AND (payout.status = 'completed' OR payout.completed_at IS NOT NULL AND return_requested_at IS NULL)
       GROUP BY request.blockchain, fiat_and_rail),
     wallet_of AS (SELECT unnest(ARRAY[evm_address, solana_address]) AS address FROM wallet WHERE organization_id = '${house}'),
     moved AS (
       SELECT blockchain, sum((payment->>'units')::bigint * (
         (payment->>'destination' IN (SELECT address FROM wallet_of))::int - (source_address IN (SELECT address FROM wallet_of))::int)) AS units
       FROM simulated_block, jsonb_array_elements(payments) AS payment WHERE succeeded GROUP BY blockchain)
     SELECT 'settlement' AS what, coalesce(book.units, 0)::text AS is, coalesce(principal, 0)::text AS wanted
       FROM (SELECT * FROM book WHERE book LIKE 'settlement:%') AS book FULL JOIN paid ON paid.blockchain = book.blockchain AND settlement = book
     UNION ALL SELECT 'fees', (SELECT coalesce(sum(units), 0)::text FROM book WHERE book = 'fees'), (SELECT coalesce(sum(fees), 0)::text FROM paid)
     UNION ALL SELECT 'the wallet on ' || blockchain, sum(book.units)::text, (SELECT coalesce(sum(units), 0)::text FROM moved WHERE moved.blockchain = book.blockchain)
       FROM book WHERE book NOT LIKE 'chain:%' AND blockchain IN (SELECT blockchain FROM simulated_chain) GROUP BY blockchain`,
  );
  return rows.flatMap(({ what, is, wanted }) => (is === wanted ? [] : [`of the house, ${what}: ${is}, not ${wanted}`]));
}

/** What is under way keeps an organization; nothing else does. */
async function commitmentFaults(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; status: string }>(
    `SELECT request.id, request.status FROM payout_request AS request LEFT JOIN commitment ON subject_id = request.id
     WHERE (commitment.subject_id IS NULL) = (request.status = 'pending' OR request.returning_count > 0)`,
  );
  return rows.map(({ id, status }) => `the request ${id} is ${status}, and its commitment says otherwise`);
}

/** Whatever is asked of the events is there: each has its place. */
export async function areToldOf(query: Query): Promise<boolean> {
  const [row] = await query<{ left: number }>('SELECT count(*)::int AS left FROM event WHERE position IS NULL');
  return row?.left === 0;
}
