import { type Job, type Jobs, job } from '#jobs';
import type { Tx } from '#database';
import type { RelatedType, Transfer } from './transfer.entity.js';

/** What a transfer was made for, and whose that is. */
interface RelatedTransfer {
  readonly organizationId: string;
  readonly relatedId: string;
  readonly transferId: string;
}

export interface TransferEnd extends RelatedTransfer {
  readonly succeeded: boolean;
  /** On the chain; absent where it never came so far. */
  readonly transactionHash?: string;
  readonly reason?: string;
}

/** Tokens that were sent for an organization have arrived in an account of its own: they were given back. */
export interface TransferArrival extends RelatedTransfer {
  /** As it is listed with the account that received them. */
  readonly transactionId: string;
}

/** Told to whoever a transfer was made for, in the transaction in which it is so: each is a job of theirs. */
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
