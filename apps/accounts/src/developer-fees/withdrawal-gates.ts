import { Injectable } from '@nestjs/common';
import { type TokenSymbol, tokenAmountOf } from '#contracts';
import type { Tx } from '#database';
import { ComplianceApprovalRequired, InsufficientFunds, TermsOfServiceNotAccepted, ValidationFailed } from '#errors';
import { Accounts, Commitments, Standings, refuseUnlessApproved } from '#standing';
import { OwedDeveloperFees } from '../organizations/owed-developer-fees.reading.js';
import type { WithdrawDeveloperFeesBody } from './developer-fee.dto.js';
import type { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';

/** Under which conditions fees may leave, as for payouts: only to an account of its own, and no more than there are. */
@Injectable()
export class WithdrawalGates {
  constructor(
    private readonly standings: Standings,
    private readonly accounts: Accounts,
    private readonly commitments: Commitments,
    private readonly fees: OwedDeveloperFees,
  ) {}

  /** While they are decided, the organization is neither suspended nor erased. */
  async hold(tx: Tx, organizationId: string, { accountId, blockchain }: WithdrawDeveloperFeesBody): Promise<void> {
    const standing = await this.standings.held(tx, organizationId);
    if (standing === undefined) throw new ComplianceApprovalRequired(organizationId);
    if (standing.termsSignedAt === null) throw new TermsOfServiceNotAccepted(organizationId);
    refuseUnlessApproved(standing);
    await this.accounts.usable(organizationId, accountId, tx);
    if (blockchain === 'TRON') throw ValidationFailed.at('blockchain', 'TRON takes deposits only');
  }

  /** Those that lie in wallets of the organization first. */
  async unitsFor(
    tx: Tx,
    organizationId: string,
    { accountId, tokenSymbol, blockchain, units }: WithdrawDeveloperFeesBody,
  ): Promise<Pick<DeveloperFeeWithdrawal, 'units' | 'ownUnits'>> {
    const fees = await this.fees.owedTo(tx, organizationId);
    const of = fees.find((each) => each.token === tokenSymbol && each.blockchain === blockchain);
    const { own = 0n, held = 0n } = of ?? {};
    const available = own + held;
    const wanted = units === undefined ? available : BigInt(units);
    if (wanted <= 0n || wanted > available) throw tooLittle(accountId, tokenSymbol, { available, wanted });
    const ofOwn = own < 0n ? 0n : own;
    const ownUnits = ofOwn < wanted ? ofOwn : wanted;
    return { units: String(wanted), ownUnits: String(ownUnits) };
  }

  /** Until it has ended, the organization is not erased. */
  commit(tx: Tx, { organizationId, id }: DeveloperFeeWithdrawal): void {
    this.commitments.make(tx, organizationId, 'withdrawal of developer fees', id);
  }

  release(tx: Tx, { organizationId, id }: DeveloperFeeWithdrawal): void {
    this.commitments.end(tx, organizationId, id);
  }
}

function tooLittle(
  accountId: string,
  token: TokenSymbol,
  { available, wanted }: { readonly available: bigint; readonly wanted: bigint },
): InsufficientFunds {
  const [atLeast, required] = [available > 0n ? available : 0n, wanted > 0n ? wanted : 1n];
  return new InsufficientFunds({
    accountId,
    available: tokenAmountOf(atLeast, token),
    required: tokenAmountOf(required, token),
  });
}
