import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Ledger, available, inFrozenReserve, onChain } from '#ledger';
import type { BlockRef } from '../gateway/gateway.js';
import { Deposit } from '../records/deposit.entity.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { FrozenDeposits } from './frozen-deposits.js';
import { RecordCredit } from './record-credit.js';
import { stepOf } from './step-of.js';

/** A final deposit in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class CreditDeposit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly recordCredit: RecordCredit,
    private readonly frozenDeposits: FrozenDeposits,
  ) {}

  /** `newest` is the newest block that was scanned when the deposit was found to be final. Where the chain has been stepped back since, nothing is credited. */
  async credit({ organizationId, id, blockchain }: Deposit, newest: BlockRef): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await isNewest(tx, blockchain, newest))) return;
      const deposit = await tx.one(Deposit, { organizationId, id }, { lock: true });
      if (deposit?.status !== 'pending') return;
      const status = depositLifecycle.next(deposit.status, 'confirmed', id);
      await tx.update(Deposit, { organizationId, id }, { status });
      const { accountId, token, units, minedAt: at } = deposit;
      const isFrozen = await this.frozenDeposits.stops(tx, deposit);
      const to = isFrozen ? inFrozenReserve(accountId) : available(accountId);
      const lines = [{ from: onChain(blockchain), to, units: BigInt(units) }] as const;
      const step = stepOf('credit', deposit);
      await this.ledger.postNew(tx, { organizationId, subjectId: id, step, token, blockchain, at, lines });
      if (isFrozen) await this.frozenDeposits.keep(tx, deposit);
      else await this.recordCredit.record(tx, deposit, step);
    });
  }
}

/** Keeps the cursor locked until the transaction ends, so that it is not stepped back in between. */
export async function isNewest(tx: Tx, blockchain: Blockchain, { number, hash }: BlockRef): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM chain_cursor WHERE blockchain = $1 AND number = $2 AND hash = $3 FOR SHARE',
    [blockchain, number, hash],
  );
  return rows.length === 1;
}
