import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type OrganizationCaller, WidgetSessions, authorOf, readOrigin } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Ids } from '#runtime';
import { Standings } from '#standing';
import { type CreateSession, longestSeconds } from './session.dto.js';
import { type CreatedSessionView, createdSessionView } from './session.view.js';

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: WidgetSessions,
    private readonly standings: Standings,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  /** Allowed in any status of the review, as a decided one can still be read. */
  async create(
    caller: OrganizationCaller,
    complianceReviewId: string,
    { allowedOrigins, expiresInSeconds = longestSeconds }: CreateSession,
  ): Promise<CreatedSessionView> {
    const { organizationId } = caller;
    const { session, token } = await this.unitOfWork.run(async (tx) => {
      if (!(await this.hasReview(tx, organizationId, complianceReviewId)))
        throw new ResourceNotFound('complianceReview', complianceReviewId);
      const id = this.ids.next();
      await this.record(tx, caller, 'widgetSessionCreated', id);
      const origins = allowedOrigins.flatMap((text) => readOrigin(text) ?? []);
      return this.sessions.create(tx, {
        id,
        organizationId,
        complianceReviewId,
        allowedOrigins: origins,
        expiresInSeconds,
      });
    });
    return createdSessionView(session, token);
  }

  async revoke(caller: OrganizationCaller, complianceReviewId: string, id: string): Promise<void> {
    const { organizationId } = caller;
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.sessions.revoke(tx, { organizationId, complianceReviewId, id })))
        throw new ResourceNotFound('widgetSession', id);
      await this.record(tx, caller, 'widgetSessionRevoked', id);
    });
  }

  /** Holds the standing, so that the organization is not erased before the session exists. */
  private async hasReview(tx: Tx, organizationId: string, id: string): Promise<boolean> {
    if (!(await this.standings.hold(tx, organizationId))) return false;
    const [review] = await tx.query('SELECT 1 FROM review WHERE organization_id = $1 AND id = $2', [
      organizationId,
      id,
    ]);
    return review !== undefined;
  }

  private record(tx: Tx, caller: OrganizationCaller, action: AuditAction, id: string): Promise<void> {
    const subject = `widgetSession:${id}` as const;
    return this.audit.record(tx, {
      organizationId: caller.organizationId,
      ...authorOf(caller),
      action,
      subject,
      reason: null,
    });
  }
}
