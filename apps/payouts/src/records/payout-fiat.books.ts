import { Injectable } from '@nestjs/common';
import { currencyOf } from '#contracts';
import type { Tx } from '#database';
import { type FiatLine, Ledger } from '#ledger';
import type { PayoutReport } from '#rails';
import { Clock } from '#runtime';
import type { FiatPayoutStatusName } from './fiat-payout.lifecycle.js';
import type { Payout } from './payout.entity.js';
import { type RailAccount, acceptedLines, bookReport } from './rail-account.books.js';

/** What payouts to banks post in their currency: what the rail pays out, gets back and charges, and what is owed meanwhile. */
@Injectable()
export class PayoutFiatBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async accepted(tx: Tx, payout: Payout): Promise<void> {
    await this.post(tx, payout, 'railAccepted', acceptedLines(accountOf(payout)));
  }

  /** What is known of the rail's money after this report. The payout is as it was before. */
  async report(
    tx: Tx,
    payout: Payout,
    report: PayoutReport,
    isFollowed: boolean,
  ): Promise<Pick<Payout, 'railPaidUnits' | 'railReturnedUnits' | 'railFeeUnits'>> {
    const { lines, paidUnits, returnedUnits, feeUnits } = bookReport(accountOf(payout), report, isFollowed);
    // A report that came too early may be told again, and is followed then.
    await this.post(tx, payout, `${isFollowed ? 'report' : 'unfollowedReport'}:${report.id}`, lines);
    return {
      railPaidUnits: String(paidUnits),
      railReturnedUnits: returnedUnits === undefined ? null : String(returnedUnits),
      railFeeUnits: String(feeUnits),
    };
  }

  private async post(tx: Tx, payout: Payout, step: string, lines: readonly FiatLine[]): Promise<void> {
    const [first, ...more] = lines;
    if (first === undefined) return;
    const { organizationId, id: subjectId } = payout;
    const { currency } = accountOf(payout);
    const at = this.clock.now();
    await this.ledger.postFiat(tx, { organizationId, subjectId, step, currency, at, lines: [first, ...more] });
  }
}

function accountOf(payout: Payout): RailAccount {
  const { id, rail, fiatAndRail, quote, status, completedAt, returnRequestedAt } = payout;
  const { railPaidUnits, railReturnedUnits, railFeeUnits } = payout;
  if (rail === null || fiatAndRail === null || quote === null) throw new Error(`The payout ${id} is of no money`);
  return {
    rail,
    currency: currencyOf(fiatAndRail),
    status: status as FiatPayoutStatusName,
    orderedUnits: BigInt(quote.fiatUnits),
    paidUnits: BigInt(railPaidUnits),
    feeUnits: BigInt(railFeeUnits),
    returnedUnits: railReturnedUnits === null ? undefined : BigInt(railReturnedUnits),
    wasCompleted: completedAt !== null,
    isGivenBack: returnRequestedAt !== null,
  };
}
