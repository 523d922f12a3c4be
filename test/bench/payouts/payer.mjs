import { setTimeout as pause } from 'node:timers/promises';
import { call, newOrganization } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { startGatehouse } from '../harness/servers.mjs';

const withinMilliseconds = 60_000;
const fundedUnits = '1000000000000000';

/** @typedef {{ organizationId: string, key: string, accountId: string }} Payer An organization that may pay, with more tokens than are spent here. */

/**
 * Made by a whole Gatehouse, whose chains are needed for it, and which ends afterwards.
 * @param {import('../harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @returns {Promise<Payer>}
 */
export async function newPayer(workshop, databaseUrl) {
  const { port, stop } = await startGatehouse(workshop, { databaseUrl });
  const { id: organizationId, key } = await newOrganization(port);
  await allow(port, databaseUrl, { organizationId, key });
  const accountId = await newAccount(port, key);
  const account = () => call(port, 'GET', `/accounts/${accountId}`, { key });
  const amount = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, value: fundedUnits };
  const rail = { type: 'blockchain', amount, senderAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };
  await call(port, 'POST', '/sandbox/payins', { key, body: { destinationAccountId: accountId, rail } });
  await until('its tokens are there', async () => {
    await call(port, 'POST', '/sandbox/clock', { body: { advanceSeconds: 1 } });
    return JSON.stringify(await account()).includes(fundedUnits);
  });
  await stop();
  return { organizationId, key, accountId };
}

/** With its wallet, which is made in the background. @param {number} port @param {string} key @returns {Promise<string>} */
export async function newAccount(port, key) {
  const { id } = await call(port, 'POST', '/accounts', { key, body: { name: 'Bench' } });
  const isActive = async () => (await call(port, 'GET', `/accounts/${id}`, { key })).status === 'ACTIVE';
  await until('the account is active', isActive);
  return id;
}

/** Terms accepted, and compliance approved past Gatehouse. @param {number} port @param {string} databaseUrl @param {{ organizationId: string, key: string }} of */
export async function allow(port, databaseUrl, { organizationId, key }) {
  await call(port, 'POST', `/organizations/${organizationId}/terms-of-service/acceptances`, { key, body: {} });
  await sql(
    databaseUrl,
    `UPDATE standing SET approved_tiers = '{US_STANDARD}' WHERE organization_id = '${organizationId}'`,
  );
}

/** @param {string} what @param {() => Promise<boolean>} isSo @param {number} [milliseconds] between two looks */
export async function until(what, isSo, milliseconds = 50) {
  for (const end = performance.now() + withinMilliseconds; performance.now() < end; await pause(milliseconds))
    if (await isSo()) return;
  throw new Error(`It did not come to be that ${what}`);
}
