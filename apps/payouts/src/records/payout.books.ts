import { Injectable } from '@nestjs/common';
import { type Booking, RecordBooking, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, available, heldIn, holdDeveloperFees, reserved } from '#ledger';
import { Clock, Log } from '#runtime';
import { Limits } from '#standing';
import type { PayoutRequest } from './payout-request.entity.js';
import type { Payout } from './payout.entity.js';
import { type HeldFees, sentUnits } from './payout-units.js';

const developerFees: LedgerPlace = { book: 'developerFees' };
const fees: LedgerPlace = { book: 'fees' };
const collected = available(treasuryAccounts.collected);

/**
 * What payouts post to the ledger beside the transfers themselves, and what of them counts towards limits. Each step is posted once, however often it is tried;
 * a line of zero is left out.
 */
@Injectable()
export class PayoutBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly recordBooking: RecordBooking,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** They stay in the account's wallet, reserved until their payouts are paid. */
  async holdFees(tx: Tx, request: PayoutRequest, { developer, network, spread }: HeldFees): Promise<void> {
    const { id, accountId } = request;
    await this.post(tx, request, { subjectId: id, step: 'holdDeveloperFees' }, [
      { from: available(accountId), to: reserved(accountId), units: developer },
      { from: available(accountId), to: reserved(accountId), units: network },
      { from: available(accountId), to: reserved(accountId), units: spread },
    ]);
  }

  /** What does not reach its recipient counts no longer towards the limits of the organization. */
  uncount(tx: Tx, { organizationId, executedOn: day }: PayoutRequest, payouts: readonly Payout[]): void {
    const units = payouts.reduce((sum, { tokenUnits }) => sum + BigInt(tokenUnits), 0n);
    if (day !== null) this.limits.uncount(tx, organizationId, 'payouts', { day, units });
  }

  /** The subject is one payout, or a request of which several payouts end together. */
  async earnFees(
    tx: Tx,
    request: PayoutRequest,
    subjectId: string,
    { developer, network, spread }: HeldFees,
  ): Promise<void> {
    const held = reserved(request.accountId);
    const step = { subjectId, step: 'earnDeveloperFees' };
    const lines = [
      { from: held, to: developerFees, units: developer },
      { from: held, to: fees, units: network },
      { from: held, to: fees, units: spread },
    ];
    if (await this.post(tx, request, step, lines))
      await this.record(tx, request, 'debit', developer + network + spread);
  }

  async releaseFees(
    tx: Tx,
    request: PayoutRequest,
    subjectId: string,
    { developer, network, spread }: HeldFees,
  ): Promise<void> {
    const { accountId } = request;
    await this.post(tx, request, { subjectId, step: 'releaseDeveloperFees' }, [
      { from: reserved(accountId), to: available(accountId), units: developer },
      { from: reserved(accountId), to: available(accountId), units: network },
      { from: reserved(accountId), to: available(accountId), units: spread },
    ]);
  }

  /** What the developer has withdrawn of its fee is in an account of the same organization already: that does not come back again. */
  async returnFees(
    tx: Tx,
    request: PayoutRequest,
    subjectId: string,
    { developer, network, spread }: HeldFees,
  ): Promise<void> {
    const free = available(request.accountId);
    const step = { subjectId, step: 'returnDeveloperFees' };
    const left = await this.notWithdrawn(tx, request, developer);
    const lines = [
      { from: developerFees, to: free, units: left },
      { from: fees, to: free, units: network },
      { from: fees, to: free, units: spread },
    ];
    if (await this.post(tx, request, step, lines)) await this.record(tx, request, 'credit', left + network + spread);
  }

  /** From here on until the transaction ends, no more of them is. */
  private async notWithdrawn(tx: Tx, request: PayoutRequest, units: bigint): Promise<bigint> {
    if (units === 0n) return 0n;
    const { organizationId, id: payoutRequestId } = request;
    await holdDeveloperFees(tx, organizationId);
    const held = await heldIn(tx, request, developerFees);
    if (held >= units) return units;
    const left = held > 0n ? held : 0n;
    this.log.warn(
      { organizationId, payoutRequestId, units: String(units - left) },
      'a payout came back whose developer fee was withdrawn: so much of it stays where it was withdrawn to',
    );
    return left;
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

  /** What came back, and nobody is there to have, is earned. */
  keepReturned(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const lines = [{ from: collected, to: fees, units: sentUnits(payout) }];
    return this.postForTreasury(tx, request, { subjectId: payout.id, step: 'keepReturned' }, lines);
  }

  private async postForTreasury(tx: Tx, request: PayoutRequest, step: Step, lines: readonly Line[]): Promise<void> {
    const { token, blockchain } = request;
    await this.post(tx, { organizationId: platformOrganizationId, token, blockchain }, step, lines);
  }

  /** False if there was nothing to post, or nothing that is new. */
  private async post(
    tx: Tx,
    { organizationId, token, blockchain }: Pick<PayoutRequest, 'organizationId' | 'token' | 'blockchain'>,
    step: Step,
    lines: readonly Line[],
  ): Promise<boolean> {
    const [first, ...more] = lines.filter(({ units }) => units > 0n);
    if (first === undefined) return false;
    const at = this.clock.now();
    return this.ledger.post(tx, { organizationId, ...step, token, blockchain, at, lines: [first, ...more] });
  }

  /** Fees change hands within the wallet: they belong to the transaction that funded the request. */
  private async record(tx: Tx, request: PayoutRequest, type: Booking['type'], units: bigint): Promise<void> {
    const { organizationId, accountId, token, blockchain, transactionHash, id } = request;
    if (transactionHash === null) throw new Error(`The payout request ${id} earns fees before it is funded`);
    const related = { type: 'payoutRequest', id } as const;
    await this.recordBooking.record(tx, {
      organizationId,
      accountId,
      type,
      token,
      blockchain,
      units,
      transactionHash,
      related,
    });
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
