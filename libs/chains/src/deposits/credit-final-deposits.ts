import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { CreditDeposit } from './credit-deposit.js';
import { Deposit } from '../records/deposit.entity.js';

/** What a round found: more to scan at once, a deposit whose block is not final yet, or nothing. */
export type WatchExpectation = 'more' | 'deposit' | 'nothing';

const atOnce = 100;

/** Credits the deposits whose block is final. */
@Injectable()
export class CreditFinalDeposits {
  /** Those that failed are tried again when no others are left, so that they block none. */
  private readonly postponed = new Set<string>();

  constructor(
    private readonly reads: Reads,
    private readonly creditDeposit: CreditDeposit,
  ) {}

  /**
   * `newest` is the newest block that was scanned, and blocks up to `knownFinal` are final. If that is not known yet, the
   * gateway is asked only once a deposit waits.
   */
  async step(gateway: Gateway, newest: BlockRef, knownFinal: number | undefined): Promise<WatchExpectation> {
    const pending = await this.reads.many(
      Deposit,
      `SELECT * FROM deposit WHERE blockchain = $1 AND status = 'pending' AND id <> ALL($2::uuid[]) ORDER BY block_number, ordinal LIMIT ${atOnce}`,
      [gateway.blockchain, [...this.postponed]],
    );
    if (pending.length === 0) {
      this.postponed.clear();
      return 'nothing';
    }
    const lastFinal = knownFinal ?? (await gateway.finalUpTo(newest));
    const final = pending.filter(({ blockNumber }) => Number(blockNumber) <= lastFinal);
    const due = await this.agreed(gateway, final);
    const failures: unknown[] = [];
    for (const deposit of due)
      await this.creditDeposit.credit(deposit, newest).catch((cause: unknown) => {
        this.postponed.add(deposit.id);
        failures.push(cause);
      });
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be credited`);
    if (due.length === atOnce) return 'more';
    return due.length < pending.length ? 'deposit' : 'nothing';
  }

  /** Those in blocks that every node knows. The others must not be in the way of those that come after them. */
  private async agreed(gateway: Gateway, deposits: readonly Deposit[]): Promise<Deposit[]> {
    const blocks = new Map(
      deposits.flatMap(({ blockNumber, blockHash }) =>
        blockHash === null ? [] : [[blockHash, { number: Number(blockNumber), hash: blockHash }] as const],
      ),
    );
    if (blocks.size === 0) return [...deposits];
    const verdicts = await gateway.agreedVerdicts([...blocks.values()]);
    const doubtful = new Set([...blocks.keys()].filter((_, at) => verdicts[at] !== 'final'));
    return deposits.filter(({ id, blockHash }) => {
      const isAgreed = blockHash === null || !doubtful.has(blockHash);
      if (!isAgreed) this.postponed.add(id);
      return isAgreed;
    });
  }
}
