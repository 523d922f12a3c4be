import { Injectable } from '@nestjs/common';
import { houseOrganizationId, purses } from '#chains';
import type { Tx } from '#database';
import { Ledger, type Place, available, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { PayoutRequest } from './payout-request.entity.js';
import type { Payout } from './payout.entity.js';

const developerFees: Place = { book: 'developerFees' };
const fees: Place = { book: 'fees' };
const collected = available(purses.collected);

/**
 * What payouts move in the ledger beside the transfers themselves. Each step is posted once, however often it is tried;
 * what is nothing is not posted.
 */
@Injectable()
export class PayoutBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Developer fees stay in the account's wallet: they are held until what they are for is paid. */
  holdFees(tx: Tx, request: PayoutRequest, units: bigint): Promise<void> {
    const { id, accountId } = request;
    return this.post(tx, request, { subjectId: id, step: 'holdDeveloperFees' }, [
      { from: available(accountId), to: reserved(accountId), units },
    ]);
  }

  /** Of one payout, or of all those of a request that end together. */
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

  /** The rail has paid: of what the house was sent for it, the fees are earned, and the rest is what the rail is owed. */
  railPaid(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const { ownFees, principal } = partsOf(payout);
    return this.postForHouse(tx, request, { subjectId: payout.id, step: 'railPaid' }, [
      { from: collected, to: settlement(payout), units: principal },
      { from: collected, to: fees, units: ownFees },
    ]);
  }

  /** The money came back to the rail, and all of it goes back to the account. */
  railReturned(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const { ownFees, principal } = partsOf(payout);
    return this.postForHouse(tx, request, { subjectId: payout.id, step: 'railReturned' }, [
      { from: settlement(payout), to: collected, units: principal },
      { from: fees, to: collected, units: ownFees },
    ]);
  }

  private postForHouse(tx: Tx, request: PayoutRequest, step: Step, lines: readonly Line[]): Promise<void> {
    const { token, blockchain } = request;
    return this.post(tx, { organizationId: houseOrganizationId, token, blockchain }, step, lines);
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
  readonly from: Place;
  readonly to: Place;
  readonly units: bigint;
}

function settlement({ fiatAndRail }: Payout): Place {
  if (fiatAndRail === null) throw new Error('Only what a rail pays is settled with one');
  return { book: `settlement:${fiatAndRail}` };
}

/** Of what was sent to the treasury for it: what is ours, and what the recipient's money costs. */
function partsOf({ tokenUnits, developerFeeUnits, feeUnits }: Payout): { ownFees: bigint; principal: bigint } {
  return {
    ownFees: BigInt(feeUnits) - BigInt(developerFeeUnits),
    principal: BigInt(tokenUnits) - BigInt(feeUnits),
  };
}
