import { randomBytes, randomUUID } from 'node:crypto';
import type { Make } from '../routes/owner.js';

/** A simulated one. */
const chain: Make = () => Promise.resolve('POLYGON');

/** Of a wallet that is held. */
const walletAddress: Make = async ({ sql }) => {
  const address = `0x${randomBytes(20).toString('hex')}`;
  await sql(
    `INSERT INTO wallet_nonce (blockchain, address, next, taken_at_block, held_since) VALUES ('POLYGON', $1, 0, 0, now())`,
    [address],
  );
  return address;
};

/** In progress, as far as nobody brings it further. */
const transferId: Make = async ({ organization, sql }) => {
  const id = randomUUID();
  await sql(
    `INSERT INTO transfer (organization_id, id, status, blockchain, wallet_number, wallet_address, token, payments, due_at, failures, refusals, created_at)
     VALUES ($1, $2, 'requested', 'POLYGON', 1, '0x', 'USDC', '[]', '9999-01-01', 0, 0, now())`,
    [organization.id, id],
  );
  return id;
};

/** Written by nobody, as it takes two people. */
const adjustmentId: Make = async ({ organization, sql }) => {
  const id = randomUUID();
  await sql(
    `INSERT INTO adjustment (organization_id, id, token, blockchain, lines, reason, posted_by, created_at)
     VALUES ($1, $2, 'USDC', 'POLYGON', '[]', 'made', 'made', now())`,
    [organization.id, id],
  );
  return id;
};

/** Of the platform: who asks for it sees it, whatever organization that is. */
const treasuryTransferId: Make = async ({ organization, sql }) => {
  const id = randomUUID();
  await sql(
    `INSERT INTO treasury_transfer (organization_id, id, status, from_purse, to_address, token, blockchain, units, reason, made_by, transfer_id, created_at, updated_at)
     VALUES ($1, $2, 'completed', 'liquidity', '0x', 'USDC', 'POLYGON', 1, 'made', 'made', $2, now(), now())`,
    [organization.id, id],
  );
  return id;
};

export const chainResources: Readonly<Record<string, Make>> = {
  chain,
  walletAddress,
  transferId,
  adjustmentId,
  treasuryTransferId,
};
