import type { Query } from '../webhooks/audit.js';

interface Compared {
  readonly what: string;
  readonly is: string;
  readonly wanted: string;
}

/**
 * What is wrong with the books of money, whatever payouts and payins there are, currency by currency: what rails hold by their own
 * reports, what is owed to recipients, accounts and senders, what rails have charged, and what was exchanged for tokens.
 */
export async function fiatFaults(query: Query): Promise<string[]> {
  const rows = await query<Compared>(
    `WITH kept AS (
       SELECT token AS currency, book, sum(units) AS units FROM ledger_balance
       WHERE blockchain = 'fiat' AND book NOT IN ('receivable', 'exchangeGains') GROUP BY token, book),
     paid AS (
       SELECT upper(left(fiat_and_rail, 3)) AS currency, rail, status, completed_at, return_requested_at, rail_paid_units AS moved,
         rail_fee_units AS fees, (quote->>'fiatUnits')::bigint AS ordered FROM payout WHERE channel = 'fiat'),
     going AS (
       SELECT * FROM paid WHERE status IN ('pending', 'onHold', 'completed')
         OR status = 'refundInProgress' AND return_requested_at IS NULL),
     taken AS (
       SELECT upper(code) AS currency, rail, status, rail_held_units AS held, rail_fee_units AS fees, fiat_units AS units, return_status
       FROM payin WHERE code IS NOT NULL AND funds_received_at IS NOT NULL),
     line AS (
       SELECT currency, 'rail:' || rail || ':' || currency AS book, moved + fees AS units FROM paid
       UNION ALL SELECT currency, 'rail:' || rail || ':' || currency, fees - held FROM taken
       UNION ALL SELECT currency, 'railFees', -fees FROM paid
       UNION ALL SELECT currency, 'railFees', -fees FROM taken
       UNION ALL SELECT currency, 'payable', ordered FROM going WHERE status <> 'completed' OR moved = 0
       UNION ALL SELECT currency, 'payable', units FROM taken WHERE status IN ('pending', 'on-hold') OR return_status IN ('asked', 'refused')
       UNION ALL SELECT currency, 'exchange', -ordered FROM going
       UNION ALL SELECT currency, 'exchange', units FROM taken WHERE status = 'completed'),
     wanted AS (SELECT currency, book, sum(units) AS units FROM line GROUP BY currency, book)
     SELECT concat_ws(' ', currency, book) AS what, coalesce(kept.units, 0)::text AS is, coalesce(wanted.units, 0)::text AS wanted
     FROM kept FULL JOIN wanted USING (currency, book)
     UNION ALL SELECT concat_ws(' ', 'all of', token), sum(units)::text, '0' FROM ledger_balance WHERE blockchain = 'fiat' GROUP BY token`,
  );
  return rows.flatMap(({ what, is, wanted }) => (is === wanted ? [] : [`of money, ${what}: ${is}, not ${wanted}`]));
}
