import { type Job, type Jobs, job } from '#jobs';
import type { Tx } from '#database';
import type { RefusedPayment, TransferReason, Transfer } from './transfer.entity.js';

/** What a transfer was made for, and by which organization. */
interface RelatedTransfer {
  readonly organizationId: string;
  readonly relatedId: string;
  readonly transferId: string;
}

export interface TransferEnd extends RelatedTransfer {
  readonly succeeded: boolean;
  /** Absent if it never reached the chain. */
  readonly transactionHash?: string;
  /** Of a block, with `succeeded`. */
  readonly minedAt?: string;
  readonly reason?: string;
  /** Payments that were left out, as the chain refuses them alone. */
  readonly refused?: readonly RefusedPayment[];
}

/** Some payments of a transfer were left out; the others go on. */
export interface TransferLeftOut extends RelatedTransfer {
  readonly refused: readonly RefusedPayment[];
}

/** Tokens that were sent for an organization have arrived in an account of its own. */
export interface TransferArrival extends RelatedTransfer {
  /** In the list of the account that received them. */
  readonly transactionId: string;
}

/** Jobs of what the transfer was made for, added in the transaction that ends it. */
export const transferEnded: Readonly<Record<TransferReason, Job<TransferEnd>>> = {
  payin: job('payinTransferEnded'),
  payoutRequest: job('payoutTransferEnded'),
  developerFeeWithdrawal: job('developerFeesTransferEnded'),
  treasuryTransfer: job('treasuryTransferEnded'),
};

/** Only requests of payouts have transfers with several payments. */
export const payoutsLeftOut = job<TransferLeftOut>('payoutTransferLeftOut');

export const transferArrived: Readonly<Record<TransferReason, Job<TransferArrival>>> = {
  payin: job('payinTransferArrived'),
  payoutRequest: job('payoutTransferArrived'),
  developerFeeWithdrawal: job('developerFeesTransferArrived'),
  treasuryTransfer: job('treasuryTransferArrived'),
};

export function reportEnd(
  jobs: Jobs,
  tx: Tx,
  { id: transferId, relatedOrganizationId: organizationId, relatedType, relatedId, refusedPayments }: Transfer,
  end: Pick<TransferEnd, 'succeeded' | 'transactionHash' | 'minedAt' | 'reason'>,
): void {
  if (organizationId === null || relatedType === null || relatedId === null) return;
  const refused = refusedPayments === null ? {} : { refused: refusedPayments };
  jobs.add(tx, transferEnded[relatedType], { organizationId, transferId, relatedId, ...end, ...refused });
}

export function reportArrival(
  jobs: Jobs,
  tx: Tx,
  { id: transferId, relatedOrganizationId: organizationId, relatedType, relatedId }: Transfer,
  arrival: Pick<TransferArrival, 'transactionId'>,
): void {
  if (organizationId === null || relatedType === null || relatedId === null) return;
  jobs.add(tx, transferArrived[relatedType], { organizationId, transferId, relatedId, ...arrival });
}

export function reportLeftOut(
  jobs: Jobs,
  tx: Tx,
  { id: transferId, relatedOrganizationId: organizationId, relatedType, relatedId }: Transfer,
  refused: readonly RefusedPayment[],
): void {
  if (organizationId === null || relatedType !== 'payoutRequest' || relatedId === null) return;
  jobs.add(tx, payoutsLeftOut, { organizationId, transferId, relatedId, refused });
}
