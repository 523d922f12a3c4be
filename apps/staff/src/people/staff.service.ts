import { Injectable } from '@nestjs/common';
import { type OperatorCaller, type StaffCaller, StaffMember, StaffSessions, hashOf, newSecret, signInAgainAfter } from '#auth';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { Reads, type Tx, UnitOfWork, isUniqueViolation } from '#database';
import { Forbidden, LimitExceeded, ResourceNotFound, ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import type { ChangeStaff, InviteStaff } from './staff.dto.js';
import { type InvitedStaffView, type StaffView, staffView } from './staff.view.js';

const invitationLasts = 72 * 3_600_000;

@Injectable()
export class StaffService {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async invite(caller: OperatorCaller, { email, name, roles }: InviteStaff): Promise<InvitedStaffView> {
    this.refuseOldSignIn(caller);
    const id = this.ids.next();
    const secret = newSecret();
    const createdAt = this.clock.now();
    const invitationExpiresAt = new Date(createdAt.getTime() + invitationLasts);
    const member: StaffMember = {
      id,
      email: email.toLowerCase(),
      name,
      roles: [...new Set(roles)],
      status: 'invited',
      invitationHash: hashOf(secret),
      invitationExpiresAt,
      createdAt,
      lastSignedInAt: null,
    };
    try {
      await this.unitOfWork.run(async (tx) => {
        const taken = await tx.one(StaffMember, { email: member.email });
        if (taken !== undefined) throw emailTaken();
        tx.insert(StaffMember, member);
      });
    } catch (thrown) {
      throw isUniqueViolation(thrown) ? emailTaken() : thrown;
    }
    // After the `#`, a link leaves its secret in no log and sends it to no server but by the page it opens.
    const url = `/console#invitation=${id}.${secret}`;
    return { ...staffView(member), invitation: { url, expiresAt: invitationExpiresAt.toISOString() } };
  }

  async list(query: PageQuery): Promise<Page<StaffView>> {
    return viewsOf(await this.reads.page(StaffMember, {}, query), staffView);
  }

  async read(id: string): Promise<StaffView> {
    const member = await this.reads.one(StaffMember, { id });
    if (member === undefined) throw new ResourceNotFound('staff', id);
    return staffView(member);
  }

  current({ person }: StaffCaller): Promise<StaffView> {
    return this.read(person.staffId);
  }

  async change(caller: OperatorCaller, id: string, { name, roles, status }: ChangeStaff): Promise<StaffView> {
    this.refuseOldSignIn(caller);
    return this.unitOfWork.run(async (tx) => {
      const administrators = await lockAdministrators(tx);
      const member = await tx.one(StaffMember, { id }, { lock: true });
      if (member === undefined) throw new ResourceNotFound('staff', id);
      if (status !== undefined && member.status === 'invited')
        throw ValidationFailed.at('status', 'must not be given before the invitation is accepted');
      const changed: StaffMember = {
        ...member,
        name: name ?? member.name,
        roles: roles === undefined ? member.roles : [...new Set(roles)],
        status: status ?? member.status,
      };
      const isLast = administrators.length === 1 && administrators[0] === id;
      if (isLast && !isActiveAdministrator(changed)) throw new LimitExceeded(1, 0);
      await tx.update(StaffMember, { id }, { name: changed.name, roles: changed.roles, status: changed.status });
      if (changed.status === 'suspended') await this.sessions.endAll(tx, id);
      return staffView(changed);
    });
  }

  /** Whoever finds a page open must not make themselves an account. */
  private refuseOldSignIn({ person }: OperatorCaller): void {
    if (person === undefined || this.clock.now().getTime() < person.signedInAt.getTime() + signInAgainAfter) return;
    throw new Forbidden('staff:write', 'Sign in again for that: you last did more than 15 minutes ago', 'signInAgain');
  }
}

function emailTaken(): ValidationFailed {
  return ValidationFailed.at('email', 'must not be that of somebody else');
}

function isActiveAdministrator({ status, roles }: StaffMember): boolean {
  return status === 'active' && roles.includes('administrator');
}

/** In the order of their ids, so that two who suspend each other do so one after the other. */
async function lockAdministrators(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM staff_member WHERE status = 'active' AND 'administrator' = ANY (roles) ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}
