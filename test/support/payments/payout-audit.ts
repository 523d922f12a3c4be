import { blockchainPayoutLifecycle } from '../../../apps/payouts/src/records/blockchain-payout.lifecycle.js';
import { fiatPayoutLifecycle } from '../../../apps/payouts/src/records/fiat-payout.lifecycle.js';
import { payoutRequestLifecycle } from '../../../apps/payouts/src/records/payout-request.lifecycle.js';
import { type Query, type Way, eventFaults, untilNone } from '../webhooks/audit.js';
import { balanceFaults } from '../chains/balance-audit.js';
import { platform, platformFaults } from '../chains/platform-audit.js';

/** Somebody who was to be paid on a simulated chain, at an address of their own. */
export interface Expected {
  readonly blockchain: string;
  readonly destination: string;
  readonly units: bigint;
  readonly times: number;
}

const ways: Readonly<Record<'request' | 'fiat' | 'blockchain', Way>> = {
  request: { name: 'request', rows: payoutRequestLifecycle.rows, from: 'awaitingExecution' },
  fiat: { name: 'fiat', rows: fiatPayoutLifecycle.rows, from: 'created' },
  blockchain: { name: 'blockchain', rows: blockchainPayoutLifecycle.rows, from: 'awaitingExecution' },
};

/** What is wrong with all the payouts there are, as the database and the simulated chains tell it; empty when all is well. */
export async function payoutFaults(query: Query): Promise<string[]> {
  const faults = await Promise.all([
    toldFaults(query),
    transferFaults(query),
    accountFaults(query),
    platformFaults(query),
    balanceFaults(query),
    commitmentFaults(query),
  ]);
  return faults.flat();
}

/** Nothing is wrong, as soon as what the chains have done is credited; meanwhile the clock goes on. */
export function untilFaultless(query: Query, goOn: () => Promise<unknown>): Promise<void> {
  return untilNone('the payouts', () => payoutFaults(query), goOn);
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

async function toldFaults(query: Query): Promise<string[]> {
  const resources = await query<{ id: string; kind: keyof typeof ways; status: string }>(
    `SELECT id, 'request' AS kind, status FROM payout_request
     UNION ALL SELECT id, CASE channel WHEN 'fiat' THEN 'fiat' ELSE 'blockchain' END, status FROM payout`,
  );
  const types = ['payout_request_status_changed', 'payout_status_changed'];
  return eventFaults(
    query,
    types,
    resources.map((resource) => ({ ...resource, way: ways[resource.kind] })),
  );
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
         AND NOT (organization_id = '${platform}' AND status = 'failed')
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
       SELECT account_id, sum(units) AS units FROM transaction
       WHERE type = 'credit' AND (related_id IS NULL OR related_type = 'payin') GROUP BY account_id),
     held AS (
       SELECT account_id, coalesce(sum(units) FILTER (WHERE book = 'available'), 0) AS available,
         coalesce(sum(units) FILTER (WHERE book = 'reserved'), 0) AS reserved
       FROM ledger_balance WHERE organization_id <> '${platform}' GROUP BY account_id)
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

/** What is under way keeps an organization; nothing else does. */
async function commitmentFaults(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; status: string }>(
    `SELECT request.id, request.status FROM payout_request AS request LEFT JOIN commitment ON subject_id = request.id
     WHERE (commitment.subject_id IS NULL) = (request.status = 'pending' OR request.returning_count > 0)`,
  );
  return rows.map(({ id, status }) => `the request ${id} is ${status}, and its commitment says otherwise`);
}
