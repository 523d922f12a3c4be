import { Injectable } from '@nestjs/common';
import { type Converted, Conversions, type DeclareTreasuryNeed } from '#chains';
import type { Tx } from '#database';
import type { Payin, StoredPayinQuote } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { EndSettlement } from './end-settlement.js';
import { PayFromTreasury } from './pay-from-treasury.js';

/** Pays a payin at its price, and counts what is converted for it. The caller holds the payin. */
@Injectable()
export class PaySettlement {
  constructor(
    private readonly payFromTreasury: PayFromTreasury,
    private readonly endSettlement: EndSettlement,
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly conversions: Conversions,
  ) {}

  async pay(tx: Tx, payin: Payin, quote: StoredPayinQuote, needs: DeclareTreasuryNeed): Promise<void> {
    const transferId = await this.payFromTreasury.pay(tx, payin, quote, needs);
    const changes = { quote, isAwaitingApproval: false };
    if (transferId === undefined) await this.endSettlement.complete(tx, payin, changes);
    else await this.moves.note(tx, payin, { ...changes, transferId });
    // Last of all, as others wait for it.
    await this.conversions.take(tx, await this.convertedBy(payin));
  }

  /** Money is exchanged by its rail; of tokens, those are converted that become others. */
  private async convertedBy(payin: Payin): Promise<Converted[]> {
    if (payin.code !== null) return [];
    const details = await this.sealed.openDetails(payin);
    if (details.type !== 'blockchainDeposit' || details.depositToken.symbol === payin.token) return [];
    return [{ conversion: 'betweenTokens', units: BigInt(details.amount.value) }];
  }
}
