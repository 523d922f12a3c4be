import { Injectable } from '@nestjs/common';
import type { DeclareTreasuryNeed } from '#chains';
import type { Tx } from '#database';
import { Standings } from '#standing';
import { PayinMoves } from '../payins/payin-moves.js';
import type { KeptPayinQuote } from '../payins/payin.entity.js';
import { Payins } from '../payins/payins.js';
import { Awaiting } from './awaiting.js';
import { PayinEndings } from './payin-endings.js';
import { isToBeSettled } from './settle.js';
import { SettlementPayments } from './settlement-payments.js';

interface Priced {
  readonly organizationId: string;
  readonly payinId: string;
  /** Undefined where our fees leave nothing of the money. */
  readonly quote: KeptPayinQuote | undefined;
}

/** Turns what came for a payin into tokens of its account. */
@Injectable()
export class Settlement {
  constructor(
    private readonly payins: Payins,
    private readonly standings: Standings,
    private readonly awaiting: Awaiting,
    private readonly payments: SettlementPayments,
    private readonly moves: PayinMoves,
    private readonly endings: PayinEndings,
  ) {}

  /** However often it is asked for, and by however many at once. */
  async begin(tx: Tx, { organizationId, payinId, quote }: Priced, needs: DeclareTreasuryNeed): Promise<void> {
    // Held first, as by everybody: an approval of this moment comes before, or finds that this waits for it.
    const standing = await this.standings.shared(tx, organizationId);
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (standing === undefined || payin === undefined || !isToBeSettled(payin)) return;
    if (standing.approvedTiers.length === 0) await this.awaiting.goOn(tx, payin);
    else if (quote === undefined) await this.endings.failed(tx, payin);
    else {
      const transferId = await this.payments.make(tx, payin, quote, needs);
      const changes = { quote, isAwaitingApproval: false };
      if (transferId === undefined) await this.endings.settled(tx, payin, changes);
      else await this.moves.note(tx, payin, { ...changes, transferId });
    }
  }
}
