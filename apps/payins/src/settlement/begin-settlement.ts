import { Injectable } from '@nestjs/common';
import type { DeclareTreasuryNeed } from '#chains';
import type { Tx } from '#database';
import { Freezes, stopsCredits } from '#ledger';
import { Standings } from '#standing';
import type { Payin, StoredPayinQuote } from '../records/payin.entity.js';
import { PayinRows } from '../records/payin.rows.js';
import { AwaitApproval } from './await-approval.js';
import { EndSettlement } from './end-settlement.js';
import { PaySettlement } from './pay-settlement.js';
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
    private readonly freezes: Freezes,
    private readonly awaitApproval: AwaitApproval,
    private readonly paySettlement: PaySettlement,
    private readonly endSettlement: EndSettlement,
  ) {}

  /** It begins once, however often and concurrently it is called. */
  async begin(tx: Tx, { organizationId, payinId, quote }: PricedSettlement, needs: DeclareTreasuryNeed): Promise<void> {
    // The standing is always locked first: a concurrent approval comes either before this or finds the payin waiting.
    const standing = await this.standings.shared(tx, organizationId);
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (standing === undefined || payin === undefined || !isToBeSettled(payin)) return;
    if (standing.suspendedAt !== null || (await this.isFrozen(tx, payin)))
      await this.awaitApproval.waitWithoutEnd(tx, payin);
    else if (standing.approvedTiers.length === 0) await this.awaitApproval.wait(tx, payin);
    else if (quote === undefined) await this.endSettlement.fail(tx, payin, 'settlementFailed');
    else await this.paySettlement.pay(tx, payin, quote, needs);
  }

  /** Tokens that are converted leave the account as well as others come. */
  private async isFrozen(tx: Tx, { organizationId, accountId, code }: Payin): Promise<boolean> {
    const frozen = await this.freezes.held(tx, { organizationId, id: accountId });
    return code === null ? frozen !== undefined : stopsCredits(frozen);
  }
}
