import { Injectable } from '@nestjs/common';
import { toSmallestUnits, tokenExponent } from '#contracts';
import { PayoutApproval } from '../records/payout-approval.entity.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import type { Payout } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import type { Tx } from '#database';
import { ApprovalRequired, ComplianceApprovalRequired, DestinationRefused, TermsOfServiceNotAccepted } from '#errors';
import { ListedAddresses } from '#screening';
import { type Account, Accounts, Limits, type Standing, Standings, refuseUnlessApproved } from '#standing';

/** The conditions under which money may move, in the order in which they are checked. Funds are checked last, when they are taken. */
@Injectable()
export class PayoutGates {
  constructor(
    private readonly standings: Standings,
    private readonly accounts: Accounts,
    private readonly sealed: SealedPayouts,
    private readonly listedAddresses: ListedAddresses,
    private readonly limits: Limits,
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
    if (standing === undefined) throw new ComplianceApprovalRequired(organizationId);
    refuseUnlessApproved(standing);
    return this.accounts.usable(organizationId, accountId, tx);
  }

  /** Counts what is paid, one execution of the organization after the other. */
  async takeLimits(tx: Tx, request: PayoutRequest, payouts: readonly Payout[]): Promise<void> {
    const { organizationId, executedOn: day } = request;
    const standing = await this.standings.shared(tx, organizationId);
    if (standing === undefined || day === null) throw new Error('Only what is executed counts');
    await this.limits.take(tx, standing, 'payouts', { day, amounts: payouts.map(unitsOf) });
  }

  async refuseUnapproved(tx: Tx, request: PayoutRequest, payouts: readonly Payout[]): Promise<void> {
    const required = await this.requiredApprovals(tx, request, payouts);
    if (required === 0) return;
    const given = (await approvalsOf(tx, request)).length;
    if (given < required) throw new ApprovalRequired(required, given);
  }

  /** A wallet may have come on a list since the request was created. */
  async refuseListed(tx: Tx, payouts: readonly Payout[]): Promise<void> {
    const wallets: { readonly address: string; readonly ordinal: number }[] = [];
    for (const payout of payouts) {
      if (payout.blockchain === null) continue;
      const { method } = await this.sealed.open(payout);
      if (method.type === 'blockchainWallet')
        wallets.push({ address: method.details.walletAddress, ordinal: payout.ordinal });
    }
    const addresses = wallets.map(({ address }) => address);
    const listed = await this.listedAddresses.among(addresses, tx);
    const refused = wallets.filter(({ address }) => listed.has(address));
    if (refused.length > 0) throw new DestinationRefused(refused.map(({ ordinal }) => ordinal));
  }

  /** How many keys have to agree to this one. */
  async requiredApprovals(tx: Tx, { organizationId }: PayoutRequest, payouts: readonly Payout[]): Promise<number> {
    const { keys = 0, fromUsd } = (await this.standings.shared(tx, organizationId))?.payoutApprovals ?? {};
    if (fromUsd === undefined) return keys;
    const units = payouts.reduce((sum, payout) => sum + unitsOf(payout), 0n);
    return units >= toSmallestUnits(String(fromUsd), tokenExponent) ? keys : 0;
  }
}

function unitsOf({ tokenUnits }: Payout): bigint {
  return BigInt(tokenUnits);
}

function refuseWithoutTerms(organizationId: string, standing: Standing | undefined): void {
  if ((standing?.termsSignedAt ?? null) === null) throw new TermsOfServiceNotAccepted(organizationId);
}

export function approvalsOf(tx: Tx, { organizationId, id }: PayoutRequest): Promise<PayoutApproval[]> {
  return tx.many(
    PayoutApproval,
    'SELECT * FROM payout_approval WHERE organization_id = $1 AND payout_request_id = $2 ORDER BY at, key_id',
    [organizationId, id],
  );
}
