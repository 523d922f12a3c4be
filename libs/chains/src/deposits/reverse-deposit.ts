import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Ledger, onChain } from '#ledger';
import { Clock, Log } from '#runtime';
import type { BlockRef } from '../gateway/gateway.js';
import { Deposit } from '../records/deposit.entity.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { Owed } from '../transactions/owed.js';
import { isNewest } from './credit-deposit.js';
import { FrozenDeposits } from './frozen-deposits.js';
import { RecordCredit } from './record-credit.js';
import { stepOf } from './step-of.js';

/** Takes back the credit of a deposit that the chain no longer has: in the ledger, in the list of transactions and in the events. */
@Injectable()
export class ReverseDeposit {
  constructor(
    private readonly ledger: Ledger,
    private readonly recordCredit: RecordCredit,
    private readonly frozenDeposits: FrozenDeposits,
    private readonly owed: Owed,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** False if it is not doubted any more, or if the chain has been stepped back since `newest` was scanned. */
  async reverse(tx: Tx, { organizationId, id, blockchain }: Deposit, newest: BlockRef): Promise<boolean> {
    if (!(await isNewest(tx, blockchain, newest))) return false;
    const deposit = await tx.one(Deposit, { organizationId, id }, { lock: true });
    if (deposit?.status !== 'doubted') return false;
    const status = depositLifecycle.next(deposit.status, 'gone', id);
    await tx.update(Deposit, { organizationId, id }, { status, reversals: deposit.reversals + 1 });
    if ((await this.frozenDeposits.hold(tx, deposit)) === undefined) await this.post(tx, deposit);
    else await this.frozenDeposits.takeBack(tx, deposit);
    return true;
  }

  private async post(tx: Tx, deposit: Deposit): Promise<void> {
    const { organizationId, id, accountId, token, blockchain, units, transactionHash } = deposit;
    const lines = await this.owed.linesFrom(tx, deposit, { units: BigInt(units), to: onChain(blockchain) });
    const [subjectId, step, at] = [id, stepOf('reverse', deposit), this.clock.now()];
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at, lines });
    this.recordCredit.takenBack(tx, deposit);
    await this.owed.tell(tx, deposit, lines);
    this.log.error(
      { blockchain, transactionHash, organizationId, accountId, token, units },
      'a deposit that was credited is no longer on the chain: the credit is taken back',
    );
  }
}
