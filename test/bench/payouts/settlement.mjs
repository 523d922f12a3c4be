import { call } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { median, roundCount } from '../harness/rounds.mjs';
import { isSmoke, sized } from '../harness/scale.mjs';
import { startGatehouse } from '../harness/servers.mjs';
import { newPayer, until } from './payer.mjs';
import { bankRows } from './rows.mjs';

export const many = sized(350, 5);

/**
 * From the moment in which the money is on the chain until the rail has been asked for every payout, and from its reports
 * until all are completed. Both are jobs of their own, of which a payout takes two.
 * @param {import('../harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @param {(figure: import('../harness/report.mjs').Figure) => void} report
 */
export async function settlementOf(workshop, databaseUrl, report) {
  const payer = await newPayer(workshop, databaseUrl);
  const { port } = await startGatehouse(workshop, { databaseUrl });
  const [submitted, reported] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = isSmoke ? 0 : -1; round < roundCount; round++) {
    const { submitting, reporting } = await settled(port, databaseUrl, payer);
    if (round < 0) continue;
    submitted.push((many * 1_000) / submitting);
    reported.push((many * 1_000) / reporting);
  }
  const name = `of a request of ${many}, as jobs`;
  report({ name: `payouts submitted/s ${name}`, figure: median(submitted), unit: '/s', details: submitted });
  report({ name: `payouts completed/s ${name}`, figure: median(reported), unit: '/s', details: reported });
}

/** @param {number} port @param {string} databaseUrl @param {import('./payer.mjs').Payer} payer */
async function settled(port, databaseUrl, { key, accountId: sourceAccountId }) {
  const body = { sourceAccountId, payouts: bankRows(many) };
  const { id } = await call(port, 'POST', '/payout-requests', { key, body });
  await call(port, 'POST', `/payout-requests/${id}/execute`, { key, body: {} });
  const advance = (/** @type {number} */ advanceSeconds) =>
    call(port, 'POST', '/sandbox/clock', { body: { advanceSeconds } });
  const count = async (/** @type {string} */ status) => {
    const where = `payout_request_id = '${id}' AND status = '${status}'`;
    return Number((await sql(databaseUrl, `SELECT count(*) FROM payout WHERE ${where}`))[0].count);
  };
  const first = async (/** @type {string} */ column) =>
    (await sql(databaseUrl, `SELECT ${column} IS NOT NULL AS is FROM payout_request WHERE id = '${id}'`))[0].is;
  await until('the chain has the money', async () => {
    await advance(1);
    return first('transaction_hash');
  });
  // What is reported comes two seconds later, by a clock that stands still here.
  const begun = performance.now();
  await until('every payout is submitted', async () => (await count('created')) === 0, 20);
  const asked = performance.now();
  await advance(3);
  await until('every payout is completed', async () => (await count('completed')) === many, 20);
  return { submitting: asked - begun, reporting: performance.now() - asked };
}
