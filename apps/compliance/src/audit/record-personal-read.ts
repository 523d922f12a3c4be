import { Injectable } from '@nestjs/common';
import { type AuditRecord, AuditTrail } from '#audit';
import { type CallerOrSession, type StaffCaller, authorOf } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Clock } from '#runtime';

export interface PersonalRead extends Omit<AuditRecord, 'actor' | 'address'> {
  /** The reviews and persons whose data it is. */
  readonly about: readonly string[];
  /** People have to say why, unless they did in this session for a review that it belongs to. */
  readonly isAsked?: boolean;
  /** What people look at again in the same session, for the same reason, leaves no further line. */
  readonly isOnce?: boolean;
}

const reviewsAbout = `
  SELECT 'complianceReview:' || id AS name FROM review WHERE organization_id = $1 AND id IN (
    SELECT unnest($2::uuid[]) UNION SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = ANY ($2))
  ORDER BY id DESC LIMIT 100`;

const givenBefore = `
  SELECT reason FROM staff_look WHERE organization_id = $1 AND session_id = $2 AND subject = ANY ($3)
  ORDER BY at DESC LIMIT 1`;

/** Of several at once, one finds that it is new. */
const keep = `
  INSERT INTO staff_look AS known (organization_id, session_id, subject, reason, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (organization_id, session_id, subject) DO UPDATE SET reason = excluded.reason, at = excluded.at
    WHERE known.reason <> excluded.reason
  RETURNING 1`;

/** Records that personal data is about to be read. Done before it is shown: a read that cannot be recorded does not happen. */
@Injectable()
export class RecordPersonalRead {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  record(caller: CallerOrSession, read: PersonalRead): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const reason = caller.kind === 'staff' ? await this.reasonOf(tx, caller, read) : read.reason;
      if (caller.kind === 'staff' && !(await this.isNew(tx, caller, read, reason))) return;
      const { organizationId, action, subject } = read;
      await this.audit.record(tx, { organizationId, action, subject, reason, ...authorOf(caller) });
    });
  }

  /** Given now, or before in this session: once for each review, or for all that an organization has in none. */
  private async reasonOf(tx: Tx, { sessionId }: StaffCaller, read: PersonalRead): Promise<string | null> {
    const { organizationId, about, reason, isAsked = false } = read;
    const reviews = await tx.query<{ name: string }>(reviewsAbout, [organizationId, about]);
    const [newest = `organization:${organizationId}`, ...others] = reviews.map(({ name }) => name);
    if (reason !== null) {
      await tx.query(keep, [organizationId, sessionId, newest, reason, this.clock.now()]);
      return reason;
    }
    const values = [organizationId, sessionId, [newest, ...others]];
    const [before] = await tx.query<{ reason: string }>(givenBefore, values);
    if (before === undefined && isAsked)
      throw ValidationFailed.at('Access-Reason', 'must be given with the first look at what was filed for a review');
    return before?.reason ?? null;
  }

  private async isNew(
    tx: Tx,
    { sessionId }: StaffCaller,
    { organizationId, subject, isOnce = false }: PersonalRead,
    reason: string | null,
  ): Promise<boolean> {
    if (!isOnce || reason === null) return true;
    return (await tx.query(keep, [organizationId, sessionId, subject, reason, this.clock.now()])).length > 0;
  }
}
