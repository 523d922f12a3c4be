import { Injectable } from '@nestjs/common';
import { NetworkFees } from '#chains';
import { type Blockchain, type TokenSymbol, toDecimal, tokenAmountOf, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import {
  ComplianceApprovalRequired,
  IllegalTransition,
  InsufficientFunds,
  TermsOfServiceNotAccepted,
  ValidationFailed,
} from '#errors';
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
    private readonly networkFees: NetworkFees,
  ) {}

  /** As for payouts to wallets: less would cost the treasury more than it is worth. */
  async leastOn(blockchain: Blockchain): Promise<bigint> {
    return (await this.networkFees.of([blockchain])).get(blockchain)?.leastUnits ?? 0n;
  }

  /** While they are decided, the organization is neither suspended nor erased. */
  async hold(tx: Tx, organizationId: string, { accountId, blockchain }: WithdrawDeveloperFeesBody): Promise<void> {
    const standing = await this.standings.held(tx, organizationId);
    if (standing === undefined) throw new ComplianceApprovalRequired(organizationId);
    if (standing.termsSignedAt === null) throw new TermsOfServiceNotAccepted(organizationId);
    refuseUnlessApproved(standing);
    await this.accounts.usable(organizationId, accountId, tx);
    if (blockchain === 'TRON') throw ValidationFailed.at('blockchain', 'TRON takes deposits only');
  }

  /** One at a time, so that nobody has the treasury send a hundred small ones. The caller holds the fees. */
  async refuseAnother(
    tx: Tx,
    organizationId: string,
    { tokenSymbol, blockchain }: WithdrawDeveloperFeesBody,
  ): Promise<void> {
    // Those under way have a commitment each, so few rows are looked at.
    const [other] = await tx.query<Pick<DeveloperFeeWithdrawal, 'id' | 'status'>>(
      `SELECT withdrawal.id, status FROM commitment JOIN developer_fee_withdrawal AS withdrawal
         ON withdrawal.organization_id = commitment.organization_id AND withdrawal.id = commitment.subject_id
       WHERE commitment.organization_id = $1 AND token = $2 AND blockchain = $3 LIMIT 1`,
      [organizationId, tokenSymbol, blockchain],
    );
    if (other === undefined) return;
    const message = `A withdrawal of ${tokenSymbol} on ${blockchain} is under way: the next is possible when it has ended`;
    throw new IllegalTransition('developerFeeWithdrawal', other.id, other.status, 'request', message);
  }

  /** Those that lie in wallets of the organization first. */
  async unitsFor(
    tx: Tx,
    organizationId: string,
    { accountId, tokenSymbol, blockchain, units, least }: WithdrawDeveloperFeesBody & { readonly least: bigint },
  ): Promise<Pick<DeveloperFeeWithdrawal, 'units' | 'ownUnits'>> {
    const fees = await this.fees.owedTo(tx, organizationId);
    const of = fees.find((each) => each.token === tokenSymbol && each.blockchain === blockchain);
    const { own = 0n, held = 0n } = of ?? {};
    const available = own + held;
    const wanted = units === undefined ? available : BigInt(units);
    if (units !== undefined && wanted < least)
      throw ValidationFailed.at(
        'units',
        `must be at least ${least}: ${toDecimal(least, tokenExponent)} on ${blockchain}`,
      );
    if (wanted <= 0n || wanted > available) throw tooLittle(accountId, tokenSymbol, { available, wanted });
    if (wanted < least) throw tooLittle(accountId, tokenSymbol, { available, wanted: least });
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
