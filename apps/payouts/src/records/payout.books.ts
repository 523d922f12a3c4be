import { Injectable } from '@nestjs/common';
import { platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, available, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { PayoutRequest } from './payout-request.entity.js';
import type { Payout } from './payout.entity.js';

const developerFees: LedgerPlace = { book: 'developerFees' };
const fees: LedgerPlace = { book: 'fees' };
const collected = available(treasuryAccounts.collected);

/**
 * What payouts post to the ledger beside the transfers themselves. Each step is posted once, however often it is tried;
 * a line of zero is left out.
 */
@Injectable()
export class PayoutBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Developer fees stay in the account's wallet, reserved until their payouts are paid. */
  holdFees(tx: Tx, request: PayoutRequest, units: bigint): Promise<void> {
    const { id, accountId } = request;
    return this.post(tx, request, { subjectId: id, step: 'holdDeveloperFees' }, [
      { from: available(accountId), to: reserved(accountId), units },
    ]);
  }

  /** The subject is one payout, or a request of which several payouts end together. */
  earnFees(tx: Tx, request: PayoutRequest, subjectId: string, units: bigint): Promise<void> {
    const from = reserved(request.accountId);
    return this.post(tx, request, { subjectId, step: 'earnDeveloperFees' }, [{ from, to: developerFees, units }]);
  }

  releaseFees(tx: Tx, request: PayoutRequest, subjectId: string, units: bigint): Promise<void> {
    const { accountId } = request;
    return this.post(tx, request, { subjectId, step: 'releaseDeveloperFees' }, [
      { from: reserved(accountId), to: available(accountId), units },
    ]);
  }

  returnFees(tx: Tx, request: PayoutRequest, subjectId: string, units: bigint): Promise<void> {
    const to = available(request.accountId);
    return this.post(tx, request, { subjectId, step: 'returnDeveloperFees' }, [{ from: developerFees, to, units }]);
  }

  /** The rail has paid: of what the treasury collected for the payout, the fees are earned and the rest is owed to the rail. */
  railPaid(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const { ownFees, principal } = partsOf(payout);
    return this.postForTreasury(tx, request, { subjectId: payout.id, step: 'railPaid' }, [
      { from: collected, to: settlement(payout), units: principal },
      { from: collected, to: fees, units: ownFees },
    ]);
  }

  /** The rail has the money back, and everything goes back to the account. */
  railReturned(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const { ownFees, principal } = partsOf(payout);
    return this.postForTreasury(tx, request, { subjectId: payout.id, step: 'railReturned' }, [
      { from: settlement(payout), to: collected, units: principal },
      { from: fees, to: collected, units: ownFees },
    ]);
  }

  private postForTreasury(tx: Tx, request: PayoutRequest, step: Step, lines: readonly Line[]): Promise<void> {
    const { token, blockchain } = request;
    return this.post(tx, { organizationId: platformOrganizationId, token, blockchain }, step, lines);
  }

  private async post(
    tx: Tx,
    { organizationId, token, blockchain }: Pick<PayoutRequest, 'organizationId' | 'token' | 'blockchain'>,
    step: Step,
    lines: readonly Line[],
  ): Promise<void> {
    const [first, ...more] = lines.filter(({ units }) => units > 0n);
    if (first === undefined) return;
    const at = this.clock.now();
    await this.ledger.post(tx, { organizationId, ...step, token, blockchain, at, lines: [first, ...more] });
  }
}

interface Step {
  readonly subjectId: string;
  readonly step: string;
}

interface Line {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly units: bigint;
}

function settlement({ fiatAndRail }: Payout): LedgerPlace {
  if (fiatAndRail === null) throw new Error('Only a payout in fiat is settled with a rail');
  return { book: `settlement:${fiatAndRail}` };
}

/** What the treasury collected, split into our fees and the cost of the recipient's money. */
function partsOf({ tokenUnits, developerFeeUnits, feeUnits }: Payout): { ownFees: bigint; principal: bigint } {
  return {
    ownFees: BigInt(feeUnits) - BigInt(developerFeeUnits),
    principal: BigInt(tokenUnits) - BigInt(feeUnits),
  };
}
