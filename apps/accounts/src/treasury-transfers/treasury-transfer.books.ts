import { Injectable } from '@nestjs/common';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Ledger, LedgerHistory, type LedgerPlace, available, heldIn, reserved, systemAccountId } from '#ledger';
import { Clock } from '#runtime';
import type { TreasuryTransfer } from './treasury-transfer.entity.js';

type Moved = Pick<TreasuryTransfer, 'id' | 'fromPurse' | 'token' | 'blockchain' | 'units' | 'book'>;

/** What sending from a purse posts beside the transfer itself. */
@Injectable()
export class TreasuryTransferBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly history: LedgerHistory,
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

  /** The chain refused it. */
  async giveBack(tx: Tx, moved: Moved): Promise<void> {
    const { book, fromPurse } = moved;
    if (book !== null) await this.post(tx, moved, 'giveBack', available(treasuryAccounts[fromPurse]), { book });
  }

  /** What lies in its wallet by the ledger, and is neither of the purse nor of developers. */
  private async spare(tx: Tx, moved: Moved): Promise<bigint> {
    const { fromPurse, blockchain, token } = moved;
    const [organizationId, id] = [platformOrganizationId, treasuryAccounts[fromPurse]];
    const over = await this.history.overChain(blockchain, [{ organizationId, id }]);
    const asset = { organizationId, token, blockchain };
    const own = (await heldIn(tx, asset, available(id))) + (await heldIn(tx, asset, reserved(id)));
    return (over.get(id)?.get(token) ?? 0n) - own - (await developerFees(tx, fromPurse, moved));
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

/** Those of payins lie in liquidity. */
async function developerFees(tx: Tx, purse: TreasuryAccountName, { token, blockchain }: Moved): Promise<bigint> {
  if (purse !== 'liquidity') return 0n;
  const [row] = await tx.query<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
     WHERE organization_id = $1 AND account_id = '${systemAccountId}' AND book LIKE 'developerFees%' AND token = $2 AND blockchain = $3`,
    [platformOrganizationId, token, blockchain],
  );
  return BigInt(row?.units ?? 0);
}
