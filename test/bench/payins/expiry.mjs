import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { insertion } from '../growth/payin-rows.mjs';
import { call } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { sized } from '../harness/scale.mjs';

export const expiringTogether = sized(10_000, 100);
const leadMilliseconds = sized(6_000, 2_500);
const withinMilliseconds = 120_000;
const betweenLooks = 5;

/** Which thousands of ids were used. */
let batches = 0;

/** @typedef {{ port: number, databaseUrl: string, payer: import('../payouts/payer.mjs').Payer }} Expiring */

/**
 * How long, in milliseconds, from the moment of many until the last has failed; then whether each has its event and none is
 * under way any more. `meanwhile` begins one second before that moment.
 * @template M
 * @param {Expiring} expiring
 * @param {() => Promise<M>} [meanwhile]
 */
export async function expired({ port, databaseUrl, payer }, meanwhile) {
  const batch = `0199eeee-${(batches++).toString(16).padStart(4, '0')}-7000-8000-`;
  const { now } = await call(port, 'GET', '/sandbox/clock');
  const [shown, moment] = [Date.parse(now) + leadMilliseconds, performance.now() + leadMilliseconds];
  await sql(databaseUrl, ...fillings(payer, batch, new Date(shown).toISOString()));
  const left = moment - performance.now();
  if (left < 1_000) throw new Error(`Payins were written down ${left} ms before they expire`);
  await pause(left - 1_000);
  const [milliseconds, during] = await Promise.all([
    untilNoneIsLeft(databaseUrl, new Date(shown), moment),
    meanwhile?.(),
  ]);
  await verify(databaseUrl, payer.organizationId, batch);
  return { milliseconds, during };
}

/** @param {string} databaseUrl @param {Date} shown @param {number} moment */
async function untilNoneIsLeft(databaseUrl, shown, moment) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    while (performance.now() < moment + withinMilliseconds) {
      const text = `SELECT 1 FROM payin WHERE status = 'created' AND expires_at <= $1 LIMIT 1`;
      const { rows } = await client.query({ name: 'left', text, values: [shown] });
      if (rows.length === 0) return performance.now() - moment;
      await pause(betweenLooks);
    }
  } finally {
    await client.end();
  }
  throw new Error('They did not expire in time');
}

/** @param {import('../payouts/payer.mjs').Payer} payer @param {string} batch @param {string} at */
function fillings({ organizationId, accountId }, batch, at) {
  const id = `('${batch}' || lpad(to_hex(n), 12, '0'))::uuid`;
  const rows = `FROM generate_series(1, ${expiringTogether}) AS n`;
  const columns = {
    ...{ organization_id: `'${organizationId}'::uuid`, id, account_id: `'${accountId}'::uuid` },
    ...{ type: `'ars-bank-transfer'`, status: `'created'`, code: `'ars'`, fiat_units: '150000' },
    ...{ details: `decode(repeat(md5(n::text), 11), 'hex')`, rail: `'sandbox'`, token: `'USDC'` },
    ...{ blockchain: `'POLYGON'`, is_awaiting_approval: 'false', expires_at: `'${at}'::timestamptz` },
    ...{ created_at: 'now()', updated_at: 'now()' },
  };
  return [
    insertion(columns, rows),
    `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, payin_id)
     SELECT '${organizationId}', ${id}, 'ars', ${id}::text, 'sandbox', '${accountId}', ${id} ${rows}`,
    `INSERT INTO commitment (organization_id, subject_id, subject) SELECT '${organizationId}', ${id}, 'payin' ${rows}`,
  ];
}

/** @param {string} databaseUrl @param {string} organizationId @param {string} batch */
async function verify(databaseUrl, organizationId, batch) {
  const among = (/** @type {string} */ column) =>
    `organization_id = '${organizationId}' AND ${column} BETWEEN '${batch}000000000000' AND '${batch}ffffffffffff'`;
  const [found] = await sql(
    databaseUrl,
    `SELECT (SELECT count(*) FROM payin WHERE ${among('id')} AND status = 'failed' AND failure_reason = 'expired')::int AS failed,
       (SELECT count(DISTINCT resource_id) FROM event WHERE ${among('resource_id')} AND type = 'payin_status_changed')::int AS told,
       (SELECT count(*) FROM event WHERE ${among('resource_id')})::int AS events,
       (SELECT count(*) FROM commitment WHERE ${among('subject_id')})::int AS open`,
  );
  const { failed, told, events, open } = found;
  if (failed !== expiringTogether || told !== expiringTogether || events !== expiringTogether || open !== 0)
    throw new Error(`Of ${expiringTogether} that expired it is so: ${JSON.stringify(found)}`);
}
