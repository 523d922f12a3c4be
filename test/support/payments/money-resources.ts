import { randomBytes, randomUUID } from 'node:crypto';
import { validDetails } from '../../../libs/contracts/src/payout-methods/valid-payout-method.spec-fixture.js';
import { exceptionOptionNames } from '#exceptions';
import { stranger } from '../chains/accounts.js';
import { idOf, must } from '../service/api.js';
import type { Make } from '../routes/owner.js';
import { pixPayment } from './payins.js';
import { toWallet } from './payouts.js';

/** What background work would make in a moment, where there may be none: its wallet, at addresses that nobody has. */
const accountId: Make = async ({ organization, sql }) => {
  const id = idOf(await organization.api.post('/accounts', { name: 'made' }));
  const address = `0x${id.replaceAll('-', '').padStart(40, '0')}`;
  await sql(
    `WITH made AS (
       INSERT INTO wallet (organization_id, account_id, evm_address, solana_address, tron_address) VALUES ($1, $2, $3, $3, $3)
       ON CONFLICT (organization_id, account_id) DO NOTHING)
     UPDATE account SET status = 'ACTIVE' WHERE organization_id = $1 AND id = $2`,
    [organization.id, id, address],
  );
  return id;
};

/** One that may pay: its organization has accepted the terms. */
const sourceAccountId: Make = async (owner, path) => {
  const { id, api } = owner.organization;
  await api.post(`/organizations/${id}/terms-of-service/acceptances`, {});
  return accountId(owner, path);
};

const payoutRequestId: Make = async (owner, path) => {
  const body = { sourceAccountId: await sourceAccountId(owner, path), payouts: [toWallet(1)] };
  return idOf(await owner.organization.api.post('/payout-requests', body));
};

/** Of the request in the path, or of a new one. */
const payoutId: Make = async (owner, path) => {
  const request = path['payoutRequestId'] ?? (await payoutRequestId(owner, path));
  const { body } = await owner.organization.api.get(`/payout-requests/${request}`);
  return (body['payouts'] as { id: string }[])[0]?.id ?? '';
};

/** As a deposit leaves it behind. */
const transactionId: Make = async (owner, path) => {
  const id = randomUUID();
  await owner.sql(
    `INSERT INTO transaction (organization_id, id, account_id, type, token, blockchain, units, transaction_hash, source_address, destination_address, mined_at)
     VALUES ($1, $2, $3, 'credit', 'USDC', 'POLYGON', 1, $4, $5, $5, now())`,
    [owner.organization.id, id, await accountId(owner, path), `0x${id}`, stranger],
  );
  return id;
};

const counterpartyId: Make = async ({ organization }) =>
  idOf(await organization.api.post('/counterparties', { type: 'individual', firstName: 'Ana', lastName: 'Pérez' }));

/** Of the counterparty in the path, or of a new one. */
const payoutMethodId: Make = async (owner, path) =>
  idOf(
    await owner.organization.api.post(
      `/counterparties/${path['counterpartyId'] ?? (await counterpartyId(owner, path))}/payout-methods`,
      { alias: 'made', payoutMethod: { type: 'ars', details: validDetails.arsAlias } },
    ),
  );

/** From where an own account may be paid: a new one, as it may be taken back. There are a hundred at most, so the oldest make way. */
const address: Make = async (owner, path) => {
  const { api } = owner.organization;
  const { body } = await api.get('/payins/allowed-senders?limit=100');
  for (const sender of (body['results'] as { address: string }[]).slice(50))
    await api.delete(`/payins/allowed-senders/${sender.address}`);
  const sender = `0x${randomBytes(20).toString('hex')}`;
  const allowed = { accountId: await accountId(owner, path), blockchain: 'POLYGON' };
  must(await api.put(`/payins/allowed-senders/${sender}`, allowed), 200);
  return sender;
};

const payinId: Make = async (owner, path) => {
  const body = { destinationAccountId: await accountId(owner, path), payinDetails: pixPayment() };
  return idOf(await owner.organization.api.post('/payins', body));
};

/** One that takes every option, and nothing comes of any. */
const exceptionId: Make = async ({ organization, sql }) => {
  const id = randomUUID();
  await sql(
    `INSERT INTO exception (organization_id, id, kind, status, subject_type, subject_id, because, options, opened_at)
     VALUES ($1, $2, 'unmatchedMoney', 'open', 'arrival', $3, 'made', $4, now())`,
    [organization.id, id, id, exceptionOptionNames],
  );
  return id;
};

/** Of accounts, and of what goes in and out of them. */
export const moneyResources: Readonly<Record<string, Make>> = {
  accountId,
  destinationAccountId: accountId,
  transactionId,
  counterpartyId,
  payoutMethodId,
  sourceAccountId,
  payoutRequestId,
  payoutId,
  address,
  payinId,
  exceptionId,
};
