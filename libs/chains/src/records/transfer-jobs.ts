import { type Job, type Jobs, job } from '#jobs';
import type { Tx } from '#database';
import type { RelatedType, Transfer } from './transfer.entity.js';

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
  readonly reason?: string;
}

/** Tokens that were sent for an organization have arrived in an account of its own. */
export interface TransferArrival extends RelatedTransfer {
  /** In the list of the account that received them. */
  readonly transactionId: string;
}

/** Jobs of what the transfer was made for, added in the transaction that ends it. */
export const transferEnded: Readonly<Record<RelatedType, Job<TransferEnd>>> = {
  payin: job('payinTransferEnded'),
  payoutRequest: job('payoutTransferEnded'),
};

export const transferArrived: Readonly<Record<RelatedType, Job<TransferArrival>>> = {
  payin: job('payinTransferArrived'),
  payoutRequest: job('payoutTransferArrived'),
};

export function reportEnd(
  jobs: Jobs,
  tx: Tx,
  { id: transferId, relatedOrganizationId: organizationId, relatedType, relatedId }: Transfer,
  end: Pick<TransferEnd, 'succeeded' | 'transactionHash' | 'reason'>,
): void {
  if (organizationId === null || relatedType === null || relatedId === null) return;
  jobs.add(tx, transferEnded[relatedType], { organizationId, transferId, relatedId, ...end });
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
