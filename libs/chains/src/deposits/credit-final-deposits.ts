import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { SettleTransfer } from '../transfers/settle-transfer.js';
import { Deposit } from '../records/deposit.entity.js';

/** There is more to look through at once; a deposit waits for its block to be final; or nothing is known of. */
export type WatchExpectation = 'more' | 'deposit' | 'nothing';

const atOnce = 100;

/** Makes money of deposits whose block is final. */
@Injectable()
export class CreditFinalDeposits {
  /** Those that failed are tried again when no other is left, so that they are in nobody's way. */
  private readonly postponed = new Set<string>();

  constructor(
    private readonly reads: Reads,
    private readonly settleTransfer: SettleTransfer,
  ) {}

  /**
   * As long as `newest` is the newest block that was looked through, what is up to `final` is final. Where nobody has asked
   * yet, it is asked for once a deposit waits for it.
   */
  async step(gateway: Gateway, newest: BlockRef, final: number | undefined): Promise<WatchExpectation> {
    const pending = await this.reads.many(
      Deposit,
      `SELECT * FROM deposit WHERE blockchain = $1 AND status = 'pending' AND id <> ALL($2::uuid[]) ORDER BY block_number, ordinal LIMIT ${atOnce}`,
      [gateway.blockchain, [...this.postponed]],
    );
    if (pending.length === 0) {
      this.postponed.clear();
      return 'nothing';
    }
    const lastFinal = final ?? (await gateway.finalUpTo(newest));
    const due = pending.filter(({ blockNumber }) => Number(blockNumber) <= lastFinal);
    const failures: unknown[] = [];
    for (const deposit of due)
      await this.settleTransfer.credit(deposit, newest).catch((cause: unknown) => {
        this.postponed.add(deposit.id);
        failures.push(cause);
      });
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be credited`);
    if (due.length === atOnce) return 'more';
    return due.length < pending.length ? 'deposit' : 'nothing';
  }
}
