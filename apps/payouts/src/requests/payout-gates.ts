import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ComplianceApprovalRequired, TermsOfServiceNotAccepted } from '#errors';
import { type Account, Accounts, type Standing, Standings } from '#standing';

/** The conditions under which money may move, in the order in which they are checked. Funds are checked last, when they are taken. */
@Injectable()
export class PayoutGates {
  constructor(
    private readonly standings: Standings,
    private readonly accounts: Accounts,
  ) {}

  /** The account that will pay. */
  async forCreation(organizationId: string, accountId: string): Promise<Account> {
    refuseWithoutTerms(organizationId, await this.standings.find(organizationId));
    return this.accounts.usable(organizationId, accountId);
  }

  /** Within a transaction the answer holds until that ends; without one it is a first look. */
  async forExecution(organizationId: string, accountId: string, tx?: Tx): Promise<Account> {
    const standing = await (tx === undefined
      ? this.standings.find(organizationId)
      : this.standings.shared(tx, organizationId));
    refuseWithoutTerms(organizationId, standing);
    if (standing === undefined || standing.approvedTiers.length === 0)
      throw new ComplianceApprovalRequired(organizationId);
    return this.accounts.usable(organizationId, accountId, tx);
  }
}

function refuseWithoutTerms(organizationId: string, standing: Standing | undefined): void {
  if ((standing?.termsSignedAt ?? null) === null) throw new TermsOfServiceNotAccepted(organizationId);
}
