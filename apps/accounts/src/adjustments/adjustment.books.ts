import { Injectable } from '@nestjs/common';
import { Owed, RecordBooking, Wallets } from '#chains';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Ledger, heldIn } from '#ledger';
import { type AdjustedPlace, adjustedLines } from './adjusted-lines.js';
import { accountIn } from './adjusted-place.js';
import type { Adjustment } from './adjustment.entity.js';

/** Under which step an adjustment stays in the ledger for ever. */
const step = 'adjustment';

/** What an adjustment posts, and what of it accounts are told. */
@Injectable()
export class AdjustmentBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly owed: Owed,
    private readonly wallets: Wallets,
    private readonly recordBooking: RecordBooking,
  ) {}

  async post(tx: Tx, adjustment: Adjustment, places: readonly AdjustedPlace[]): Promise<void> {
    const { organizationId, id: subjectId, token, blockchain, createdAt: at } = adjustment;
    await holdBooks(tx, adjustment, places);
    const lines = adjustedLines(places);
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at, lines });
    await refuseImpossible(tx, adjustment, places);
    for (const [index, { place, units }] of places.entries())
      if ('accountId' in place && place.book === 'available' && units > 0n)
        await this.owed.collect(
          tx,
          { ...adjustment, accountId: place.accountId },
          { subjectId, step: `${step} ${index}` },
        );
  }

  /** What an account has less or more of, with what it owes: its balance stays the sum of its events. */
  async record(tx: Tx, adjustment: Adjustment): Promise<void> {
    const { organizationId, id, token, blockchain } = adjustment;
    for (const [accountId, units] of changesOf(adjustment)) {
      if (units === 0n) continue;
      await this.recordBooking.record(tx, {
        organizationId,
        accountId,
        type: units > 0n ? 'credit' : 'debit',
        token,
        blockchain,
        units: units > 0n ? units : -units,
        // It is on no chain, and says so.
        transactionHash: `adjustment:${id}`,
        related: { type: 'adjustment', id },
      });
    }
  }

  /** An account is told by the address of its wallet. */
  async refuseWithoutWallet(tx: Tx, adjustment: Adjustment): Promise<void> {
    const { organizationId, blockchain } = adjustment;
    for (const accountId of changesOf(adjustment).keys())
      if ((await this.wallets.ofAccount(tx, { organizationId, accountId }, blockchain)) === undefined)
        throw ValidationFailed.at('lines', `must be of accounts that have a wallet: ${accountId} has none yet`);
  }
}

function changesOf({ lines }: Adjustment): Map<string, bigint> {
  const changes = new Map<string, bigint>();
  for (const line of lines) {
    const accountId = accountIn(line);
    if (accountId !== undefined) changes.set(accountId, (changes.get(accountId) ?? 0n) + BigInt(line.units));
  }
  return changes;
}

function isBounded(book: string): boolean {
  return book.startsWith('developerFees') || book.startsWith('owed:');
}

/** What comes to these books or leaves them waits for each other: each looks at what is left. */
async function holdBooks(tx: Tx, { organizationId }: Adjustment, places: readonly AdjustedPlace[]): Promise<void> {
  const books = places.map(({ place }) => place.book).filter(isBounded);
  for (const book of books.map((name) => lockOf(name, organizationId)).sort())
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [book]);
}

/** `Owed` takes that of an account by the name of its book, and developer fees are locked by whom they are owed to. */
function lockOf(book: string, organizationId: string): string {
  return book === 'developerFees' ? `developerFees:${organizationId}` : book;
}

/** The database keeps accounts above zero. What is owed to a developer is never less than nothing, and what an account owes never more. */
async function refuseImpossible(tx: Tx, adjustment: Adjustment, places: readonly AdjustedPlace[]): Promise<void> {
  for (const [index, { place, units }] of places.entries()) {
    if (!isBounded(place.book)) continue;
    const held = await heldIn(tx, adjustment, place);
    const isTooMuch = place.book.startsWith('owed:') ? held > 0n : held < 0n && units < 0n;
    if (isTooMuch) throw ValidationFailed.at(`lines.${index}.units`, `must leave no ${held} in ${place.book}`);
  }
}
