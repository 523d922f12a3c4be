import { join } from 'node:path';
import { call, newOrganization } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { startSideProcess } from '../harness/side-process.mjs';
import { newAccount, until } from '../payouts/payer.mjs';
import { arsTransfer, money, pixPayment } from '../payins/bodies.mjs';
import { account, prefix } from './routes.mjs';
import { digits } from './rows.mjs';

/** A page, and one more. */
const page = 26;
const otherAccount = '0070999020000065706080';
const minute = 60;

/** @typedef {import('./paying.mjs').Hot} Hot @typedef {{ payin: string }} MadePayins */

/**
 * What lists of payins show is sealed: a page is made, whose rows are the newest, and old rows are sealed as if they had been.
 * @param {import('../harness/workshop.mjs').Workshop} workshop
 * @param {{ port: number, databaseUrl: string, hot: Hot, former: Hot, count: number }} of
 * @returns {Promise<MadePayins>}
 */
export async function makePayins(workshop, { port, databaseUrl, hot, former, count }) {
  const env = { BENCH_ROOT: workshop.root, DATABASE_URL: databaseUrl, DATA_DIR: join(workshop.folder, 'data') };
  const [payin = ''] = (await newPayins(port, hot, page)).slice(-1);
  const sealer = await startSideProcess(workshop, 'growth/sealer.mjs', env);
  const rowsUpTo = (/** @type {number} */ last) =>
    Array.from({ length: page }, (_, index) => `${prefix}${digits(last - 2 * index)}`);
  await sealer.ask({ organizationId: hot.id, ids: rowsUpTo(count / 10) });
  await sealer.ask({ organizationId: former.id, ids: rowsUpTo(count / 5 - 1) });
  return { payin };
}

/** That nobody has paid. @param {number} port @param {Hot} hot @param {number} count @returns {Promise<string[]>} */
export async function newPayins(port, { key }, count) {
  const body = { destinationAccountId: account, payinDetails: arsTransfer() };
  const ids = [];
  while (ids.length < count) ids.push((await call(port, 'POST', '/payins', { key, body })).id);
  return ids;
}

/** One of every way, each to its end, with everything that works in the background. @param {number} port @param {string} databaseUrl @param {Hot} hot */
export async function payIn(port, databaseUrl, hot) {
  const post = (/** @type {string} */ path, body = {}) => call(port, 'POST', path, { key: hot.key, body });
  const ask = async (/** @type {object} */ payinDetails) =>
    (await post('/payins', { destinationAccountId: account, payinDetails })).id;
  const pay = (/** @type {string} */ payinId, /** @type {object} */ rail) => post('/sandbox/payins', { payinId, rail });
  const comes = async (/** @type {object} */ rail) =>
    (await post('/sandbox/payins', { destinationAccountId: account, rail })).payinId;

  const expired = await ask(arsTransfer());
  await ended(port, databaseUrl, [expired], 6 * minute);
  const wrong = await ask(arsTransfer());
  await pay(wrong, money.ars('150000', otherAccount));
  const canceled = await ask(pixPayment());
  await pay(canceled, money.pix('1'));
  await post(`/payins/${canceled}/cancel`);
  const paid = [];
  // As it comes, held and released, held and rejected, refused by the chain.
  for (const value of ['150000', '150071', '150072', '150081']) {
    paid.push(await ask(arsTransfer(value)));
    await pay(paid.at(-1) ?? '', money.ars(value));
    await pay(paid.at(-1) ?? '', money.ars(value));
  }
  paid.push(await comes(money.ars()), await comes(money.pix()), await comes(money.ach()));
  await ended(port, databaseUrl, [wrong, canceled, ...paid]);
  await waitForApproval(port, databaseUrl);
  await deposit(port, databaseUrl);
}

/** By the database, whose word does not count among the statements. @param {number} port @param {string} databaseUrl @param {string[]} ids */
async function ended(port, databaseUrl, ids, seconds = 1) {
  await advance(port, seconds);
  await until(
    'payins came to their end',
    async () => {
      await advance(port, 1);
      const statuses = await sql(databaseUrl, `SELECT status FROM payin WHERE id IN ('${ids.join(`', '`)}')`);
      return statuses.every(({ status }) => ['completed', 'failed', 'canceled'].includes(status));
    },
    100,
  );
}

/** Of an organization that is not approved, and then is. @param {number} port @param {string} databaseUrl */
async function waitForApproval(port, databaseUrl) {
  const { id: organizationId, key } = await newOrganization(port);
  const destinationAccountId = await newAccount(port, key);
  const body = { destinationAccountId, rail: money.ach() };
  const { payinId } = await call(port, 'POST', '/sandbox/payins', { key, body });
  const waits = `SELECT 1 FROM payin WHERE id = '${payinId}' AND is_awaiting_approval`;
  await until('a payin waits for an approval', async () => (await sql(databaseUrl, waits)).length === 1);
  await approve(databaseUrl, organizationId);
  await sql(
    databaseUrl,
    `SELECT graphile_worker.add_job('organizationApproved', '{"organizationId": "${organizationId}"}')`,
  );
  await ended(port, databaseUrl, [payinId]);
}

/** Tokens from somebody who may send them: as they are, and from where they become others. By an organization of its own, as `hot` allows as many as are possible. @param {number} port @param {string} databaseUrl */
async function deposit(port, databaseUrl) {
  const senders = { POLYGON: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', TRON: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };
  const { id: organizationId, key } = await newOrganization(port);
  await approve(databaseUrl, organizationId);
  const accountId = await newAccount(port, key);
  for (const [blockchain, senderAddress] of Object.entries(senders)) {
    await call(port, 'PUT', `/payins/allowed-senders/${senderAddress}`, { key, body: { accountId, blockchain } });
    const tokenSymbol = blockchain === 'TRON' ? 'USDT' : 'USDC';
    const amount = { tokenSymbol, blockchain, exponent: 6, value: '5000000' };
    const body = { destinationAccountId: accountId, rail: { type: 'blockchain', amount, senderAddress } };
    await call(port, 'POST', '/sandbox/payins', { key, body });
  }
  const completed = `SELECT 1 FROM payin WHERE organization_id = '${organizationId}' AND account_id = '${accountId}' AND status = 'completed'`;
  await until(
    'deposits are payins that came to their end',
    async () => {
      await advance(port, 1);
      return (await sql(databaseUrl, completed)).length === 2;
    },
    100,
  );
  await call(port, 'GET', `/payins/deposit-instructions?accountId=${accountId}`, { key });
  await call(port, 'GET', `/payins/deposit-instructions?accountId=${accountId}`, { key });
}

/** Past Gatehouse. @param {string} databaseUrl @param {string} organizationId */
async function approve(databaseUrl, organizationId) {
  const approved = `UPDATE standing SET approved_tiers = '{US_STANDARD}' WHERE organization_id = '${organizationId}'`;
  await sql(databaseUrl, approved);
}

/** @param {number} port @param {number} advanceSeconds */
async function advance(port, advanceSeconds) {
  await call(port, 'POST', '/sandbox/clock', { body: { advanceSeconds } });
}
