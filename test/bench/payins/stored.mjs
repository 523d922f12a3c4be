import { payinFillings } from '../growth/payin-rows.mjs';
import { prefix } from '../growth/routes.mjs';
import { sql } from '../harness/database.mjs';

/** What has happened to the payer before has the first positions in its log. */
const earlier = 1_000;

/** Payins of the past, each with its last event. @param {string} url @param {import('../payouts/payer.mjs').Payer} payer @param {number} count */
export async function fillPayins(url, { organizationId: hot, accountId: account }, count) {
  const id = `('${prefix}' || lpad(to_hex(n), 12, '0'))::uuid`;
  const stranger = `('0f990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const status = `jsonb_build_object('previousStatus', jsonb_build_object('type', 'pending'), 'currentStatus', jsonb_build_object('type', 'completed'))`;
  const owner = `CASE WHEN n % 2 = 0 THEN '${hot}'::uuid ELSE ${stranger} END`;
  await sql(
    url,
    ...payinFillings({ hot, account, count }),
    `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
     SELECT ${owner}, ${id}, 'payin', 'payin_status_changed', ${id}, now(), jsonb_build_object('type', 'payin_status_changed', 'organizationId', ${owner}, 'payinId', ${id}, 'statusChangeDetails', ${status}),
       CASE WHEN n % 2 = 0 THEN ${earlier} + n / 2 ELSE 1 END, 1 FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO event_head (organization_id, position) VALUES ('${hot}', ${earlier + count / 2}) ON CONFLICT (organization_id) DO UPDATE SET position = excluded.position`,
    'VACUUM ANALYZE',
  );
}
