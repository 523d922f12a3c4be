import { Injectable } from '@nestjs/common';
import { type Converted, Conversions, type DeclareTreasuryNeed } from '#chains';
import type { Tx } from '#database';
import { Standings } from '#standing';
import type { Payin, StoredPayinQuote } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { AwaitApproval } from './await-approval.js';
import { EndSettlement } from './end-settlement.js';
import { PayFromTreasury } from './pay-from-treasury.js';
import { isToBeSettled } from './settlement-attempt.js';

interface PricedSettlement {
  readonly organizationId: string;
  readonly payinId: string;
  /** Undefined where the fees leave nothing of the money. */
  readonly quote: StoredPayinQuote | undefined;
}

/** Begins to turn the money of a payin into tokens of its account: pays, waits for an approval, or fails. */
@Injectable()
export class BeginSettlement {
  constructor(
    private readonly payins: PayinRows,
    private readonly standings: Standings,
    private readonly awaitApproval: AwaitApproval,
    private readonly payFromTreasury: PayFromTreasury,
    private readonly moves: PayinMoves,
    private readonly endSettlement: EndSettlement,
    private readonly sealed: SealedPayins,
    private readonly conversions: Conversions,
  ) {}

  /** It begins once, however often and concurrently it is called. */
  async begin(tx: Tx, { organizationId, payinId, quote }: PricedSettlement, needs: DeclareTreasuryNeed): Promise<void> {
    // The standing is always locked first: a concurrent approval comes either before this or finds the payin waiting.
    const standing = await this.standings.shared(tx, organizationId);
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (standing === undefined || payin === undefined || !isToBeSettled(payin)) return;
    if (standing.approvedTiers.length === 0) await this.awaitApproval.wait(tx, payin);
    else if (quote === undefined) await this.endSettlement.fail(tx, payin, 'settlementFailed');
    else {
      const transferId = await this.payFromTreasury.pay(tx, payin, quote, needs);
      const changes = { quote, isAwaitingApproval: false };
      if (transferId === undefined) await this.endSettlement.complete(tx, payin, changes);
      else await this.moves.note(tx, payin, { ...changes, transferId });
      // Last of all, as others wait for it.
      await this.conversions.take(tx, await this.convertedBy(payin));
    }
  }

  /** Money is exchanged by its rail; of tokens, those are converted that become others. */
  private async convertedBy(payin: Payin): Promise<Converted[]> {
    if (payin.code !== null) return [];
    const details = await this.sealed.openDetails(payin);
    if (details.type !== 'blockchainDeposit' || details.depositToken.symbol === payin.token) return [];
    return [{ conversion: 'betweenTokens', units: BigInt(details.amount.value) }];
  }
}
