import { createHmac } from 'node:crypto';
import { sql } from '../harness/database.mjs';

const secret = Buffer.alloc(24, 1).toString('base64');
const name = 'bench';
export const route = '0000099800000000000017';

/** A provider that is never asked for anything, and tells of money. */
export const providerEnv = {
  RAIL_PROVIDER_URL: 'http://127.0.0.1:9',
  RAIL_PROVIDER_SECRET: `whsec_${secret}`,
  RAIL_PROVIDER_NAME: name,
};

/** A number of the account's own at that provider: what comes there is a payin. @param {string} databaseUrl @param {import('../payouts/payer.mjs').Payer} payer */
export async function giveRoute(databaseUrl, { organizationId, accountId }) {
  const standing = JSON.stringify({ code: 'ars', route, accountNumber: route, bankName: 'Bench' });
  await sql(
    databaseUrl,
    `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, standing)
     VALUES ('${organizationId}', gen_random_uuid(), 'ars', '${route}', 'http-provider ${name}', '${accountId}', '${standing}')`,
  );
}

/** As Standard Webhooks sign. @param {string} id @param {string} body */
export function signed(id, body) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}
