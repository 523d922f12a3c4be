import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ComplianceApprovalRequired, TermsOfServiceNotAccepted, ValidationFailed } from '#errors';
import { Accounts, Commitments, Standings, refuseUnlessApproved } from '#standing';
import type { WithdrawDeveloperFeesBody } from './developer-fee.dto.js';
import type { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';

/** Under which conditions fees may leave: as for payouts, and only to an account of its own. */
@Injectable()
export class WithdrawalGates {
  constructor(
    private readonly standings: Standings,
    private readonly accounts: Accounts,
    private readonly commitments: Commitments,
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

  /** Until it has ended, the organization is not erased. */
  commit(tx: Tx, { organizationId, id }: DeveloperFeeWithdrawal): void {
    this.commitments.make(tx, organizationId, 'withdrawal of developer fees', id);
  }

  release(tx: Tx, { organizationId, id }: DeveloperFeeWithdrawal): void {
    this.commitments.end(tx, organizationId, id);
  }
}
