import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type StaffCaller, StaffSessions, authorOf } from '#auth';
import { type Page, platformOrganizationId, rolesGrant, viewsOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Forbidden, ResourceNotFound } from '#errors';
import type { StaffSessionQuery, WhoseSession } from './staff-session.dto.js';
import { type StaffSessionView, staffSessionView } from './staff-session.view.js';

@Injectable()
export class StaffSessionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: StaffSessions,
    private readonly audit: AuditTrail,
  ) {}

  async list(caller: StaffCaller, query: StaffSessionQuery): Promise<Page<StaffSessionView>> {
    const page = await this.sessions.list(whose(caller, query), query);
    return viewsOf(page, (session) => staffSessionView(session, caller.sessionId));
  }

  async endAll(caller: StaffCaller, query: WhoseSession): Promise<void> {
    const staffId = whose(caller, query);
    await this.unitOfWork.run(async (tx) => {
      await this.sessions.endAll(tx, staffId);
      await this.record(tx, caller, `staff:${staffId}`);
    });
  }

  async end(caller: StaffCaller, id: string, query: WhoseSession): Promise<void> {
    const staffId = whose(caller, query);
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.sessions.end(tx, staffId, id))) throw new ResourceNotFound('staffSession', id);
      await this.record(tx, caller, `staffSession:${id}`);
    });
  }

  private record(tx: Tx, caller: StaffCaller, subject: `${string}:${string}`): Promise<void> {
    return this.audit.record(tx, {
      organizationId: platformOrganizationId,
      ...authorOf(caller),
      action: 'staffSessionEnded',
      subject,
      reason: null,
    });
  }
}

/** One's own, or anybody's for who looks after the staff. */
function whose({ staffId, roles }: StaffCaller, { staffId: asked = staffId }: WhoseSession): string {
  if (asked !== staffId && !rolesGrant(roles, 'staff:write')) throw new Forbidden('staff:write');
  return asked;
}
