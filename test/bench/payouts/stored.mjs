import { sql } from '../harness/database.mjs';
import { payoutFillings } from '../growth/payout-rows.mjs';

/** Payouts of the past. @param {string} url @param {import('./payer.mjs').Payer} payer @param {number} count */
export async function fillPayouts(url, { organizationId, accountId }, count) {
  await sql(url, ...payoutFillings({ hot: organizationId, account: accountId, count }), 'VACUUM ANALYZE');
}
