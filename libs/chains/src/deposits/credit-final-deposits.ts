import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { BlockRef, Gateway, Movement } from '../gateway/gateway.js';
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

  /** Those that every node tells of. The others must not be in the way of those that come after them. */
  private async agreed(gateway: Gateway, deposits: readonly Deposit[]): Promise<Deposit[]> {
    const movements = deposits.map(movementOf);
    const known = movements.filter((movement) => movement !== undefined);
    if (known.length === 0) return [...deposits];
    const blocks = [...new Map(known.map(({ block }) => [block.hash, block])).values()];
    const verdicts = await gateway.agreedVerdicts(blocks);
    const final = new Set(blocks.filter((_, at) => verdicts[at] === 'final').map(({ hash }) => hash));
    const asked = known.filter(({ block }) => final.has(block.hash));
    const told = await gateway.agreedMovements(asked);
    const agreed = new Set(asked.filter((_, at) => told[at] === true));
    return deposits.filter(({ id }, at) => {
      const movement = movements[at];
      const isAgreed = movement === undefined || agreed.has(movement);
      if (!isAgreed) this.postponed.add(id);
      return isAgreed;
    });
  }
}

/** Undefined if it was seen before its block was recorded. */
function movementOf(deposit: Deposit): Movement | undefined {
  const { blockNumber, blockHash, transactionHash, ordinal, token, units, sourceAddress, destinationAddress } = deposit;
  if (blockHash === null) return undefined;
  return {
    block: { number: Number(blockNumber), hash: blockHash },
    transfer: {
      transactionHash,
      ordinal,
      token,
      source: sourceAddress,
      destination: destinationAddress,
      units: BigInt(units),
    },
  };
}
