import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Ledger, available, onChain } from '#ledger';
import { Ids } from '#runtime';
import type { BlockRef } from '../gateway/gateway.js';
import { Deposit } from '../records/deposit.entity.js';
import { depositCredited } from '../records/deposit-jobs.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { Transfer, inProgress } from '../records/transfer.entity.js';
import { reportArrival } from '../records/transfer-jobs.js';
import { RecordMovement } from '../transactions/record-movement.js';
import { Owed } from '../transactions/owed.js';
import { isPlatform } from '../wallets/treasury-accounts.js';

/** A final deposit in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class CreditDeposit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly recordMovement: RecordMovement,
    private readonly owed: Owed,
    private readonly jobs: Jobs,
    private readonly ids: Ids,
  ) {}

  /** `newest` is the newest block that was scanned when the deposit was found to be final. Where the chain has been stepped back since, nothing is credited. */
  async credit({ organizationId, id, blockchain }: Deposit, newest: BlockRef): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await isNewest(tx, blockchain, newest))) return;
      const deposit = await tx.one(Deposit, { organizationId, id }, { lock: true });
      if (deposit?.status !== 'pending') return;
      const status = depositLifecycle.next(deposit.status, 'confirmed', id);
      await tx.update(Deposit, { organizationId, id }, { status });
      const { accountId, token, units, minedAt } = deposit;
      const step = stepOf('credit', deposit);
      await this.ledger.postNew(tx, {
        organizationId,
        subjectId: id,
        step,
        token,
        blockchain,
        at: minedAt,
        lines: [{ from: onChain(blockchain), to: available(accountId), units: BigInt(units) }],
      });
      await this.owed.collect(tx, deposit, { subjectId: id, step });
      await this.recordCredit(tx, deposit);
    });
  }

  private async recordCredit(tx: Tx, deposit: Deposit): Promise<void> {
    const { organizationId, accountId, token, blockchain, units, transactionHash } = deposit;
    const { sourceAddress, destinationAddress, minedAt } = deposit;
    const sent = await ownTransfer(tx, blockchain, transactionHash);
    if (sent === undefined && (await isOfForgotten(tx, deposit)))
      throw new Error(`Deposit ${deposit.id} seems to be a transfer that was forgotten: it waits until that is found`);
    // What a payment was made for is the business of its own organization only.
    const isTheirs = sent?.relatedOrganizationId === organizationId;
    const { relatedType = null, relatedId = null } = (isTheirs ? sent : undefined) ?? {};
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
    if (deposit.reversals > 0) return;
    if (isTheirs) reportArrival(this.jobs, tx, sent, { transactionId: id });
    else if (!isPlatform(organizationId))
      this.jobs.add(tx, depositCredited, { organizationId, accountId, transactionId: id });
  }
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

/** Keeps the cursor locked until the transaction ends, so that it is not stepped back in between. */
export async function isNewest(tx: Tx, blockchain: Blockchain, { number, hash }: BlockRef): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM chain_cursor WHERE blockchain = $1 AND number = $2 AND hash = $3 FOR SHARE',
    [blockchain, number, hash],
  );
  return rows.length === 1;
}

/** A deposit that was taken back and came again is posted again. */
export function stepOf(step: 'credit' | 'reverse', { reversals }: Deposit): string {
  return reversals === 0 ? step : `${step} ${reversals + 1}`;
}
