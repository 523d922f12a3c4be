import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { Exceptions } from '#exceptions';
import { Freezes, Ledger, type LedgerPlace, available, inFrozenReserve, onChain, stopsCredits } from '#ledger';
import { Clock } from '#runtime';
import { Deposit } from '../records/deposit.entity.js';
import { FrozenDeposit } from '../records/frozen-deposit.entity.js';
import { RecordCredit } from './record-credit.js';
import { stepOf } from './step-of.js';

type DepositKey = Pick<Deposit, 'organizationId' | 'id'>;

const kind = 'frozenDeposit';

/** Deposits that came while their account took nothing: in its frozen reserve, and a credit only once they are released. */
@Injectable()
export class FrozenDeposits {
  constructor(
    private readonly reads: Reads,
    private readonly freezes: Freezes,
    private readonly ledger: Ledger,
    private readonly recordCredit: RecordCredit,
    private readonly exceptions: Exceptions,
    private readonly clock: Clock,
  ) {}

  /** Stays so until the transaction ends. */
  async stops(tx: Tx, { organizationId, accountId: id }: Omit<FrozenDeposit, 'depositId'>): Promise<boolean> {
    return stopsCredits(await this.freezes.held(tx, { organizationId, id }));
  }

  async keep(tx: Tx, { organizationId, id, accountId, token, blockchain, units }: Deposit): Promise<void> {
    tx.insert(FrozenDeposit, { organizationId, depositId: id, accountId });
    await this.exceptions.open(tx, {
      organizationId,
      kind,
      subject: { type: 'deposit', id },
      amount: { tokenSymbol: token, blockchain, units },
      because: 'It came while its account was frozen, and is in the frozen reserve until that ends',
      options: ['release'],
    });
  }

  /** Those of an organization after one of them, in the order of their ids. */
  page(organizationId: string, after: string, most: number): Promise<FrozenDeposit[]> {
    return this.reads.many(
      FrozenDeposit,
      'SELECT * FROM frozen_deposit WHERE organization_id = $1 AND deposit_id > $2 ORDER BY deposit_id LIMIT $3',
      [organizationId, after, most],
    );
  }

  /** Locks the deposit. Undefined where it is in no reserve, or not any more. */
  async hold(tx: Tx, { organizationId, id }: DepositKey): Promise<Deposit | undefined> {
    const deposit = await tx.one(Deposit, { organizationId, id }, { lock: true });
    return (await tx.one(FrozenDeposit, { organizationId, depositId: id })) === undefined ? undefined : deposit;
  }

  /** From now on it is part of the balance, as if it had come only now. The caller holds it, and has seen that it is confirmed. */
  async release(tx: Tx, deposit: Deposit): Promise<void> {
    const step = stepOf('unfreeze', deposit);
    await this.post(tx, deposit, step, available(deposit.accountId));
    await this.recordCredit.record(tx, deposit, step);
  }

  /** The chain has it no more. It was no credit yet, so there is nothing to tell. */
  async takeBack(tx: Tx, deposit: Deposit): Promise<void> {
    await this.post(tx, deposit, stepOf('reverse', deposit), onChain(deposit.blockchain));
    await this.forget(tx, deposit, 'Its chain has it no more');
  }

  /** Nobody has to look at it any more. */
  forget(tx: Tx, { id }: Pick<Deposit, 'id'>, because: string): Promise<void> {
    return this.exceptions.goneBy(tx, { kind, subjectId: id }, because);
  }

  private async post(tx: Tx, deposit: Deposit, step: string, to: LedgerPlace): Promise<void> {
    const { organizationId, id: subjectId, accountId, token, blockchain, units } = deposit;
    await tx.delete(FrozenDeposit, { organizationId, depositId: subjectId });
    const lines = [{ from: inFrozenReserve(accountId), to, units: BigInt(units) }] as const;
    const at = this.clock.now();
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at, lines });
  }
}
