import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { Ids } from '#runtime';
import type { Deposit } from '../records/deposit.entity.js';
import { depositCredited } from '../records/deposit-jobs.js';
import { Transfer, inProgress } from '../records/transfer.entity.js';
import { reportArrival } from '../records/transfer-jobs.js';
import { Owed } from '../transactions/owed.js';
import { RecordMovement } from '../transactions/record-movement.js';
import { isPlatform } from '../wallets/treasury-accounts.js';

/** What follows when a deposit is part of a balance: what is owed is paid, it is in the list and the events, and others go on. */
@Injectable()
export class RecordCredit {
  constructor(
    private readonly recordMovement: RecordMovement,
    private readonly owed: Owed,
    private readonly jobs: Jobs,
    private readonly ids: Ids,
  ) {}

  /** `step` is that of the posting by which it came to the balance. */
  async record(tx: Tx, deposit: Deposit, step: string): Promise<void> {
    await this.owed.collect(tx, deposit, { subjectId: deposit.id, step });
    const { organizationId, accountId, token, blockchain, units, transactionHash } = deposit;
    const { sourceAddress, destinationAddress, minedAt } = deposit;
    const sent = await ownTransfer(tx, blockchain, transactionHash);
    if (sent === undefined && (await isOfForgotten(tx, deposit)))
      throw new Error(`Deposit ${deposit.id} seems to be a transfer that was forgotten: it waits until that is found`);
    // What a payment was made for is the business of its own organization only.
    const isTheirs = sent?.relatedOrganizationId === organizationId;
    const { relatedType = null, relatedId = null } = (isTheirs ? sent : undefined) ?? {};
    const isAgain = deposit.reversals > 0 && (await wasCredited(tx, deposit));
    const id = this.ids.next();
    this.recordMovement.record(tx, {
      organizationId,
      id,
      accountId,
      type: 'credit',
      token,
      blockchain,
      units,
      transactionHash,
      sourceAddress,
      destinationAddress,
      minedAt,
      relatedType,
      relatedId,
    });
    // What is made of tokens was made of them when they came first.
    if (isAgain) return;
    if (isTheirs) reportArrival(this.jobs, tx, sent, { transactionId: id });
    else if (!isPlatform(organizationId))
      this.jobs.add(tx, depositCredited, { organizationId, accountId, transactionId: id });
  }

  takenBack(tx: Tx, deposit: Deposit): void {
    const { organizationId, accountId, token, blockchain, units, transactionHash, minedAt } = deposit;
    this.recordMovement.record(tx, {
      organizationId,
      id: this.ids.next(),
      accountId,
      type: 'debit',
      token,
      blockchain,
      units,
      transactionHash,
      sourceAddress: deposit.destinationAddress,
      destinationAddress: deposit.sourceAddress,
      minedAt,
      relatedType: null,
      relatedId: null,
    });
  }
}

/** One that was taken back from a frozen reserve was not. */
async function wasCredited(
  tx: Tx,
  { organizationId, accountId, transactionHash, token, units }: Deposit,
): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM transaction WHERE organization_id = $1 AND account_id = $2 AND transaction_hash = $3 AND token = $4 AND units = $5 AND type = 'credit' LIMIT 1`,
    [organizationId, accountId, transactionHash, token, units],
  );
  return found.length > 0;
}

/** The transfer that sent these tokens, if they came from one of our wallets. */
async function ownTransfer(tx: Tx, blockchain: Blockchain, transactionHash: string): Promise<Transfer | undefined> {
  const [transfer] = await tx.many(
    Transfer,
    `SELECT transfer.* FROM signed_transaction AS signed JOIN transfer
       ON transfer.organization_id = signed.organization_id AND transfer.id = signed.transfer_id
     WHERE signed.hash = $1 AND transfer.blockchain = $2 LIMIT 1`,
    [transactionHash, blockchain],
  );
  return transfer;
}

/** Where its signature was lost, what the transfer was made for would never learn that the tokens came. */
async function isOfForgotten(
  tx: Tx,
  { blockchain, token, sourceAddress, destinationAddress: destination, units }: Deposit,
): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM transfer WHERE blockchain = $1 AND wallet_address = $2 AND token = $3 AND ${inProgress} AND payments @> $4::jsonb LIMIT 1`,
    [blockchain, sourceAddress, token, JSON.stringify([{ destination, units }])],
  );
  return found.length > 0;
}
