import { Injectable } from '@nestjs/common';
import type { ReviewType, VerificationStatus } from '#contracts';
import type { Tx } from '#database';
import { Events } from '#events';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import type { Review } from './review.entity.js';
import { Verification } from './verification.entity.js';
import { verificationLifecycle } from './verification.lifecycle.js';

type Words = Pick<Review, 'decisionText' | 'updatedAt'>;
type Cause = Words & Pick<Review, 'type'>;
type Trigger = Exclude<(typeof verificationLifecycle.triggers)[number], 'open'>;

/**
 * The only writer of a verification's status. It follows the business reviews of the organization, or those of an
 * individual where there is none; stays approved until the last approval is revoked; and is put into the organization's standing, which other
 * services read, in the same transaction. Only that of a business has events.
 */
@Injectable()
export class VerificationMoves {
  constructor(
    private readonly events: Events,
    private readonly standings: Standings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Called before each review that is opened. Only the first one opens the verification, and the first of a business one of its own. */
  async open(tx: Tx, organizationId: string, type: ReviewType): Promise<void> {
    const status = { type: verificationLifecycle.next(null, 'open') as 'inactive' };
    if ((await tx.one(Verification, { organizationId })) !== undefined) {
      if (type === 'individual' || (await isBusiness(tx, organizationId))) return;
      await tx.delete(Verification, { organizationId });
      await this.standings.setVerification(tx, organizationId, status);
    }
    tx.insert(Verification, { organizationId, id: this.ids.next(), status, updatedAt: this.clock.now() });
  }

  /** Called after each move of a review. */
  async follow(tx: Tx, review: Review): Promise<void> {
    const { organizationId, type } = review;
    if (type === 'individual' && (await isBusiness(tx, organizationId))) return;
    const verification = await tx.one(Verification, { organizationId });
    if (verification === undefined) throw new Error('A review has no verification');
    let current = verification;
    for (const trigger of await triggers(tx, review, verification))
      current = await this.move(tx, current, trigger, review);
  }

  /** Called after an approval was taken back: another one of the same kind is enough. */
  async revoke(tx: Tx, review: Review, words: Words): Promise<void> {
    const { organizationId, type } = review;
    const verification = await tx.one(Verification, { organizationId });
    if (verification?.status.type !== 'approved') return;
    if (type === 'individual' && (await isBusiness(tx, organizationId))) return;
    const others = await tx.query(
      `SELECT 1 FROM review WHERE organization_id = $1 AND type = $2 AND status = 'approved' AND revoked_at IS NULL LIMIT 1`,
      [organizationId, type],
    );
    if (others.length > 0) return;
    const cause = { type, ...words };
    const revoked = await this.move(tx, verification, 'revoke', cause);
    if (await othersAreInProgress(tx, review)) await this.move(tx, revoked, 'submit', cause);
  }

  private async move(tx: Tx, before: Verification, trigger: Trigger, cause: Cause): Promise<Verification> {
    const { organizationId, id } = before;
    const now = cause.updatedAt;
    const type = verificationLifecycle.next(before.status.type, trigger, id);
    const status = statusOf(type, cause, now.toISOString());
    await tx.update(Verification, { organizationId }, { status, updatedAt: now });
    await this.standings.setVerification(tx, organizationId, status);
    if (cause.type === 'business') this.report(tx, before, status, now);
    return { ...before, status, updatedAt: now };
  }

  private report(
    tx: Tx,
    { organizationId, id, status: previousStatus }: Verification,
    status: VerificationStatus,
    now: Date,
  ): void {
    this.events.record(tx, {
      resourceId: id,
      occurredAt: now,
      payload: {
        type: 'verification_status_changed',
        organizationId,
        previousStatus,
        currentStatus: status,
        verificationId: id,
        updatedAt: now.toISOString(),
      },
    });
  }
}

async function isBusiness(tx: Tx, organizationId: string): Promise<boolean> {
  const reviews = await tx.query(`SELECT 1 FROM review WHERE organization_id = $1 AND type = 'business' LIMIT 1`, [
    organizationId,
  ]);
  return reviews.length > 0;
}

/** A rejection decides nothing while another review of the same kind is in progress. */
async function triggers(tx: Tx, review: Review, { status }: Verification): Promise<Trigger[]> {
  const isSettled = status.type !== 'pending';
  switch (review.status) {
    case 'submitted':
    case 'inReview':
      return isSettled && status.type !== 'approved' ? ['submit'] : [];
    case 'approved':
      if (status.type === 'approved') return [];
      return isSettled ? ['submit', 'approve'] : ['approve'];
    case 'rejected':
    case 'error':
      if (isSettled || (await othersAreInProgress(tx, review))) return [];
      return [review.status === 'rejected' ? 'reject' : 'fail'];
    case 'draft':
    case 'validatingSubmission':
    case 'submissionValidationsFailed':
    case 'additionalInformationRequested':
      return [];
  }
}

async function othersAreInProgress(tx: Tx, { organizationId, id, type }: Review): Promise<boolean> {
  const others = await tx.query(
    `SELECT 1 FROM review WHERE organization_id = $1 AND id <> $2 AND type = $3
       AND status = ANY (ARRAY['submitted', 'validatingSubmission', 'submissionValidationsFailed', 'inReview', 'additionalInformationRequested']) LIMIT 1`,
    [organizationId, id, type],
  );
  return others.length > 0;
}

function statusOf(type: VerificationStatus['type'], { decisionText }: Words, at: string): VerificationStatus {
  switch (type) {
    case 'inactive':
    case 'pending':
      return { type };
    case 'approved':
      return { type, approvedAt: at };
    case 'rejected':
      return { type, reason: decisionText ?? '', rejectedAt: at };
    case 'errored':
      return { type, details: decisionText ?? '', erroredAt: at };
  }
}
