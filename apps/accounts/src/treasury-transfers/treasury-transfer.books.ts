import { Injectable } from '@nestjs/common';
import { Owed, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Ledger, LedgerHistory, type LedgerPlace, available, heldIn, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { TreasuryTransfer } from './treasury-transfer.entity.js';

type Moved = Pick<TreasuryTransfer, 'id' | 'fromPurse' | 'token' | 'blockchain' | 'units' | 'book'>;

/** What sending from a purse posts beside the transfer itself. */
@Injectable()
export class TreasuryTransferBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly history: LedgerHistory,
    private readonly owed: Owed,
    private readonly clock: Clock,
  ) {}

  /**
   * What is of a book is the purse's for the transfer: as much as the book says, and as lies in that wallet and is nobody else's.
   * One after the other, so that what each looks at is there.
   */
  async take(tx: Tx, moved: Moved): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('treasuryTransfers', 0))`);
    const { book, units, fromPurse } = moved;
    if (book === null) return;
    const asset = { ...moved, organizationId: platformOrganizationId };
    const [inBook, inWallet] = [await heldIn(tx, asset, { book }), await this.spare(tx, moved)];
    const most = inBook < inWallet ? inBook : inWallet;
    if (BigInt(units) > most)
      throw ValidationFailed.at(
        'units',
        `must be at most ${most < 0n ? 0n : most}: no more of ${book} is in ${fromPurse}`,
      );
    await this.post(tx, moved, 'take', { book }, available(treasuryAccounts[fromPurse]));
  }

  /** The chain refused it, and until now nobody else could take it. */
  async giveBack(tx: Tx, moved: Moved): Promise<void> {
    const { id: subjectId, book, fromPurse } = moved;
    const accountId = treasuryAccounts[fromPurse];
    const step = 'giveBack';
    await this.post(tx, moved, step, reserved(accountId), book === null ? available(accountId) : { book });
    const purse = { ...moved, organizationId: platformOrganizationId, accountId };
    if (book === null) await this.owed.collect(tx, purse, { subjectId, step });
  }

  /** What lies in its wallet by the ledger, and is neither of the purse nor of developers, whose fees of payins lie in liquidity. */
  private spare(tx: Tx, { fromPurse, token, blockchain }: Moved): Promise<bigint> {
    const purse = { organizationId: platformOrganizationId, id: treasuryAccounts[fromPurse] };
    return this.history.overChainBeside(tx, purse, { token, blockchain, developers: fromPurse === 'liquidity' });
  }

  private async post(
    tx: Tx,
    { id: subjectId, token, blockchain, units }: Moved,
    step: string,
    ...[from, to]: readonly [LedgerPlace, LedgerPlace]
  ): Promise<void> {
    const lines = [{ from, to, units: BigInt(units) }] as const;
    const at = this.clock.now();
    await this.ledger.postNew(tx, {
      organizationId: platformOrganizationId,
      subjectId,
      step,
      token,
      blockchain,
      at,
      lines,
    });
  }
}
