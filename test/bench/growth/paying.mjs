import { call, newOrganization } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { startGatehouse } from '../harness/servers.mjs';
import { allow, newAccount, until } from '../payouts/payer.mjs';
import { bankRows, walletRows } from '../payouts/rows.mjs';
import { account } from './routes.mjs';

/** A page, and one more. */
const page = 26;
const failing = 10.61;

/** @typedef {{ id: string, key: string }} Hot @typedef {{ counterparty: string, payoutMethod: string, payoutRequest: string, payout: string }} Made */

/** The seed of all wallets, which Gatehouse makes with the first of them. @param {import('../harness/workshop.mjs').Workshop} workshop @param {string} databaseUrl */
export async function makeSeed(workshop, databaseUrl) {
  const { port, stop } = await startGatehouse(workshop, { databaseUrl });
  const { key } = await newOrganization(port);
  await newAccount(port, key);
  await stop();
}

/** The words by which recipients are found, as they are kept: of a name that many have, and of one that few have. @param {number} port @param {string} databaseUrl @param {Hot} hot */
export async function searchWords(port, databaseUrl, { key }) {
  const wordsOf = async (/** @type {string} */ firstName) => {
    const { id } = await call(port, 'POST', '/counterparties', { key, body: named(firstName, firstName) });
    const [{ search }] = await sql(databaseUrl, `SELECT search FROM counterparty WHERE id = '${id}'`);
    return /** @type {string[]} */ (search);
  };
  return { frequent: await wordsOf('Ana'), rare: await wordsOf('Zulema') };
}

/** What lists of recipients and payouts show is sealed: a page of each is made, whose rows are the newest. @param {number} port @param {string} databaseUrl @param {Hot} hot @returns {Promise<Made>} */
export async function makePayouts(port, databaseUrl, { id: organizationId, key }) {
  await allow(port, databaseUrl, { organizationId, key });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => call(port, 'POST', path, { key, body });
  let counterparty = '';
  for (let made = 0; made < page; made++)
    ({ id: counterparty } = await post('/counterparties', named('Ana', 'Zulema')));
  const [{ payoutDetails }] = /** @type {[any]} */ (bankRows(1));
  const { payoutMethod } = payoutDetails;
  let method;
  for (let made = 0; made < page; made++)
    method = await post(`/counterparties/${counterparty}/payout-methods`, { alias: `Bank ${made}`, payoutMethod });
  let request;
  for (let made = 0; made < page; made++)
    request = await post('/payout-requests', { sourceAccountId: account, payouts: bankRows(1) });
  return { counterparty, payoutMethod: method.id, payoutRequest: request.id, payout: request.payouts[0].id };
}

/** One of every way: to a bank, to a bank that refuses it, and to wallets on the chain of the account and on another; to its end, with everything that works in the background. @param {number} port @param {string} databaseUrl @param {Hot} hot */
export async function payOut(port, databaseUrl, { key }) {
  const toUsd = { ...walletRows(1)[0], amount: { fiatAmount: 5, fiatCurrencyCode: 'USD' } };
  const payouts = [...bankRows(2), ...bankRows(1, failing), ...walletRows(1), toUsd];
  const { id } = await call(port, 'POST', '/payout-requests', { key, body: { sourceAccountId: account, payouts } });
  // Its quotes expire, so that they are asked for again.
  const advance = (/** @type {number} */ advanceSeconds) =>
    call(port, 'POST', '/sandbox/clock', { body: { advanceSeconds } });
  await advance(600);
  await call(port, 'POST', `/payout-requests/${id}/execute`, { key, body: {} });
  await until(
    'a payout request came to its end',
    async () => {
      await advance(1);
      const [row] = await sql(databaseUrl, `SELECT * FROM payout_request WHERE id = '${id}'`);
      return row.status === 'failed' && row.returning_count === 0;
    },
    100,
  );
}

/** @param {string} firstName @param {string} lastName */
function named(firstName, lastName) {
  return { type: 'individual', firstName, lastName };
}
