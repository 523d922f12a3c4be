import { Injectable } from '@nestjs/common';
import type { Needs } from '#chains';
import type { Tx } from '#database';
import { Standings } from '#standing';
import { PayinMoves } from '../records/payin.moves.js';
import type { KeptPayinQuote } from '../records/payin.entity.js';
import { PayinRows } from '../records/payin.rows.js';
import { AwaitApproval } from './await-approval.js';
import { EndSettlement } from './end-settlement.js';
import { isToBeSettled } from './settlement-attempt.js';
import { PayFromTreasury } from './pay-from-treasury.js';

interface PricedSettlement {
  readonly organizationId: string;
  readonly payinId: string;
  /** Undefined where our fees leave nothing of the money. */
  readonly quote: KeptPayinQuote | undefined;
}

/** Turns what came for a payin into tokens of its account. */
@Injectable()
export class BeginSettlement {
  constructor(
    private readonly payins: PayinRows,
    private readonly standings: Standings,
    private readonly awaitApproval: AwaitApproval,
    private readonly payFromTreasury: PayFromTreasury,
    private readonly moves: PayinMoves,
    private readonly endSettlement: EndSettlement,
  ) {}

  /** However often it is asked for, and by however many at once. */
  async begin(tx: Tx, { organizationId, payinId, quote }: PricedSettlement, needs: Needs): Promise<void> {
    // Held first, as by everybody: an approval of this moment comes before, or finds that this waits for it.
    const standing = await this.standings.shared(tx, organizationId);
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (standing === undefined || payin === undefined || !isToBeSettled(payin)) return;
    if (standing.approvedTiers.length === 0) await this.awaitApproval.wait(tx, payin);
    else if (quote === undefined) await this.endSettlement.fail(tx, payin);
    else {
      const transferId = await this.payFromTreasury.pay(tx, payin, quote, needs);
      const changes = { quote, isAwaitingApproval: false };
      if (transferId === undefined) await this.endSettlement.complete(tx, payin, changes);
      else await this.moves.note(tx, payin, { ...changes, transferId });
    }
  }
}
