import { payinLifecycle } from '../../../apps/payins/src/records/payin.lifecycle.js';
import { type Query, eventFaults, untilNone } from '../webhooks/audit.js';
import { balanceFaults } from '../chains/balance-audit.js';
import { platformFaults } from '../chains/platform-audit.js';
import { payinMoneyFaults } from './payin-money-audit.js';

const way = { name: 'payin', rows: payinLifecycle.rows, from: null };

/** Which payins a rail was asked to send the money back of, as the rail tells it. */
export type SentBack = () => Iterable<string>;

/**
 * What is wrong with all the payins there are, as the database and the simulated chains tell it; empty when all is well.
 * Whoever knows what the rail was asked to send back has that looked at as well.
 */
export async function payinFaults(query: Query, sentBack?: SentBack): Promise<string[]> {
  const faults = await Promise.all([
    toldFaults(query),
    markFaults(query),
    arrivalFaults(query),
    payinMoneyFaults(query),
    platformFaults(query),
    balanceFaults(query),
    commitmentFaults(query),
    sentBack === undefined ? [] : returnFaults(query, sentBack),
  ]);
  return faults.flat();
}

/** Nothing is wrong, as soon as what the chains have done is credited; meanwhile the clock goes on. */
export function untilPayinsFaultless(query: Query, goOn: () => Promise<unknown>, sentBack?: SentBack): Promise<void> {
  return untilNone('the payins', () => payinFaults(query, sentBack), goOn);
}

/** As the rail of the sandbox tells it, in the log. */
export function sentBackBySandbox(log: readonly string[]): string[] {
  const told = log.filter((line) => line.includes('the sandbox sends money back'));
  return told.map((line) => (JSON.parse(line) as { payinId: string }).payinId);
}

async function toldFaults(query: Query): Promise<string[]> {
  const payins = await query<{ id: string; status: string }>('SELECT id, status FROM payin');
  return eventFaults(
    query,
    ['payin_status_changed'],
    payins.map((payin) => ({ ...payin, way })),
  );
}

/** What is noted of a payin fits its status. */
async function markFaults(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; status: string }>(
    `WITH marked AS (
       SELECT *, coalesce(failure_reason IN ('settlementFailed', 'approvalOverdue', 'holdRejected'), false) AS failed_late FROM payin)
     SELECT id, status FROM marked WHERE NOT (
       (completed_at IS NOT NULL) = (status = 'completed') AND (canceled_at IS NOT NULL) = (status = 'canceled')
       AND (failed_at IS NOT NULL) = (status = 'failed') AND (failure_reason IS NOT NULL) = (status = 'failed')
       AND (funds_received_at IS NOT NULL) = (status IN ('pending', 'on-hold', 'completed') OR failed_late)
       AND (arrival_id IS NOT NULL) = (code IS NOT NULL AND funds_received_at IS NOT NULL)
       AND (status <> 'on-hold' OR held_at IS NOT NULL)
       AND (NOT is_awaiting_approval OR (status = 'pending' AND transfer_id IS NULL))
       AND (transfer_id IS NULL OR status IN ('pending', 'completed') OR failure_reason = 'settlementFailed')
       AND (transaction_hash IS NOT NULL) = (transaction_id IS NOT NULL))`,
  );
  return rows.map(({ id, status }) => `the payin ${id} is ${status}, and what is noted of it says otherwise`);
}

/** Each movement has its verdict; each payin took one at most, and that one knows it; what was refused was to be refused. */
async function arrivalFaults(query: Query): Promise<string[]> {
  const rows = await query<{ what: string }>(
    `WITH said AS (
       SELECT arrival.arrival_id, refusal, payin.id, payin.status, payin.failure_reason AS failure, payin.type, payin.funds_received_at AS received
       FROM payin_arrival AS arrival LEFT JOIN payin ON payin.organization_id = arrival.organization_id AND payin.id = arrival.payin_id)
     SELECT 'a movement without a verdict: ' || arrival_id AS what FROM said WHERE refusal IS NULL AND id IS NULL
     UNION ALL SELECT 'a payin that took several movements: ' || id FROM said WHERE refusal IS NULL GROUP BY id HAVING count(*) > 1
     UNION ALL SELECT 'a movement that was taken, of which its payin does not know: ' || arrival.arrival_id FROM payin_arrival AS arrival
       WHERE refusal IS NULL AND NOT EXISTS (SELECT FROM payin WHERE payin.organization_id = arrival.organization_id AND payin.id = arrival.payin_id
         AND payin.arrival_id = arrival.arrival_id AND payin.rail = arrival.rail AND payin.code = arrival.code
         AND payin.fiat_units = arrival.fiat_units AND funds_received_at IS NOT NULL)
     UNION ALL SELECT 'a payin of a movement that was not taken: ' || payin.id FROM payin WHERE arrival_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM payin_arrival AS arrival WHERE refusal IS NULL AND arrival.payin_id = payin.id AND arrival.arrival_id = payin.arrival_id)
     UNION ALL SELECT concat_ws(' ', 'a movement that was refused as', refusal, 'by a payin that is', status, failure || ':', arrival_id) FROM said
       WHERE NOT CASE refusal
         WHEN 'canceled' THEN status = 'canceled'
         WHEN 'expired' THEN failure IS NOT DISTINCT FROM 'expired'
         WHEN 'failed' THEN status = 'failed' AND failure <> 'expired'
         WHEN 'alreadyPaid' THEN received IS NOT NULL
         WHEN 'amountMismatched' THEN type = 'brl-pix' OR failure IS NOT DISTINCT FROM refusal
         WHEN 'senderMismatched' THEN failure IS NOT DISTINCT FROM refusal
         WHEN 'tooMuch' THEN received IS NULL OR type <> 'ars-bank-transfer'
         ELSE true END
     UNION ALL SELECT 'a payin to which there is not one way: ' || payin.id FROM payin WHERE expires_at IS NOT NULL AND 1 <> (SELECT count(*) FROM payin_route AS route
       WHERE route.payin_id = payin.id AND route.organization_id = payin.organization_id AND route.code = payin.code AND route.rail = payin.rail)`,
  );
  return rows.map(({ what }) => what);
}

/** What is under way keeps an organization; nothing else does. */
async function commitmentFaults(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; status: string }>(
    `SELECT payin.id, payin.status FROM payin LEFT JOIN commitment
       ON commitment.organization_id = payin.organization_id AND subject_id = payin.id AND subject = 'payin'
     WHERE (commitment.subject_id IS NULL) = (payin.status IN ('created', 'pending', 'on-hold'))
     UNION ALL SELECT subject_id, 'gone' FROM commitment WHERE subject = 'payin' AND subject_id NOT IN (SELECT id FROM payin)`,
  );
  return rows.map(({ id, status }) => `the payin ${id} is ${status}, and its commitment says otherwise`);
}

/** What was taken and became no tokens goes back; what its rail has rejected that sends back by itself. */
async function returnFaults(query: Query, sentBack: SentBack): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `SELECT id FROM payin WHERE failure_reason IN ('settlementFailed', 'approvalOverdue') AND code IS NOT NULL`,
  );
  const [wanted, asked] = [new Set(rows.map(({ id }) => id)), new Set(sentBack())];
  return [
    ...[...wanted].filter((id) => !asked.has(id)).map((id) => `the money of the payin ${id} was not asked back`),
    ...[...asked]
      .filter((id) => !wanted.has(id))
      .map((id) => `the money of the payin ${id} was asked back for nothing`),
  ];
}
