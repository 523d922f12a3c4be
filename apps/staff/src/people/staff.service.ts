import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, StaffMember, StaffSessions, authorOf } from '#auth';
import { type Page, type PageQuery, platformOrganizationId, viewsOf } from '#contracts';
import { Reads, type Tx, UnitOfWork, isUniqueViolation } from '#database';
import { IllegalTransition, LimitExceeded, ResourceNotFound, ValidationFailed } from '#errors';
import { lockAdministrators } from '../signing-in/administrators.js';
import { invitationPath } from '../signing-in/invitation-link.js';
import { type Invitation, Invitations } from '../signing-in/invitations.js';
import { SignInWays } from '../signing-in/sign-in-ways.js';
import type { ChangeStaff, InviteStaff } from './staff.dto.js';
import { type InvitedStaffView, type StaffView, staffView } from './staff.view.js';

@Injectable()
export class StaffService {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: StaffSessions,
    private readonly ways: SignInWays,
    private readonly audit: AuditTrail,
    private readonly invitations: Invitations,
  ) {}

  async invite(caller: HouseCaller, wanted: InviteStaff): Promise<InvitedStaffView> {
    const { member, code } = this.invitations.make(wanted);
    try {
      await this.unitOfWork.run(async (tx) => {
        await this.invitations.refuseOperator(tx, caller);
        if ((await tx.one(StaffMember, { email: member.email })) !== undefined) throw emailTaken();
        await this.record(tx, caller, { action: 'staffInvited', id: member.id, reason: member.roles.join(' ') });
        tx.insert(StaffMember, member);
      });
    } catch (thrown) {
      throw isUniqueViolation(thrown) ? emailTaken() : thrown;
    }
    return invitedView(staffView(member, []), { member, code });
  }

  /** Where an invitation has expired, or a person has lost what they sign in with. */
  async inviteAgain(caller: HouseCaller, id: string): Promise<InvitedStaffView> {
    const invitation = await this.unitOfWork.run(async (tx) => {
      await this.invitations.refuseOperator(tx, caller, id);
      const member = await tx.one(StaffMember, { id }, { lock: true });
      if (member === undefined) throw new ResourceNotFound('staff', id);
      if (member.status === 'suspended') throw isSuspended(id);
      await this.record(tx, caller, { action: 'staffInvited', id, reason: 'again' });
      return this.invitations.renew(tx, member);
    });
    return invitedView(await this.read(id), invitation);
  }

  async list(query: PageQuery): Promise<Page<StaffView>> {
    const page = await this.reads.page(StaffMember, {}, query);
    const ways = await this.ways.of(page.results.map(({ id }) => id));
    return viewsOf(page, (member) => staffView(member, ways.get(member.id) ?? []));
  }

  async read(id: string): Promise<StaffView> {
    const member = await this.reads.one(StaffMember, { id });
    if (member === undefined) throw new ResourceNotFound('staff', id);
    return staffView(member, (await this.ways.of([id])).get(id) ?? []);
  }

  /** The last active administrator stays one: nobody else could make another. */
  async change(caller: HouseCaller, id: string, wanted: ChangeStaff): Promise<StaffView> {
    await this.unitOfWork.run(async (tx) => {
      const administrators = await lockAdministrators(tx);
      const member = await tx.one(StaffMember, { id }, { lock: true });
      if (member === undefined) throw new ResourceNotFound('staff', id);
      if (wanted.status !== 'suspended') await this.invitations.refuseOperator(tx, caller);
      const changed = changedMember(member, wanted);
      const isLast = administrators.length === 1 && administrators[0] === id;
      if (isLast && !isActiveAdministrator(changed)) throw new LimitExceeded(1, 0);
      const { name, roles, status } = changed;
      await tx.update(StaffMember, { id }, { name, roles, status });
      if (status === 'suspended') await this.sessions.endAll(tx, id);
      this.sessions.memberChanged(tx, id);
      await this.record(tx, caller, { action: 'staffChanged', id, reason: `${status}: ${roles.join(' ')}` });
    });
    return this.read(id);
  }

  private record(
    tx: Tx,
    caller: HouseCaller,
    { action, id, reason }: { action: 'staffInvited' | 'staffChanged'; id: string; reason: string },
  ): Promise<void> {
    return this.audit.record(tx, {
      organizationId: platformOrganizationId,
      ...authorOf(caller),
      action,
      subject: `staff:${id}`,
      reason,
    });
  }
}

function invitedView(view: StaffView, { member, code }: Invitation): InvitedStaffView {
  const expiresAt = member.invitationExpiresAt?.toISOString() ?? '';
  return { ...view, invitation: { url: invitationPath(code), expiresAt } };
}

function isSuspended(id: string): IllegalTransition {
  const message = 'A suspended person is not invited again: take the suspension back first';
  return new IllegalTransition('staff', id, 'suspended', 'invite', message);
}

function emailTaken(): ValidationFailed {
  return ValidationFailed.at('email', 'must not be that of somebody else');
}

function changedMember(member: StaffMember, { name, roles, status }: ChangeStaff): StaffMember {
  if (status === 'active' && member.status === 'invited')
    throw ValidationFailed.at('status', 'must not be `active` before the invitation is accepted');
  return {
    ...member,
    name: name ?? member.name,
    roles: roles === undefined ? member.roles : [...new Set(roles)],
    status: status ?? member.status,
  };
}

function isActiveAdministrator({ status, roles }: StaffMember): boolean {
  return status === 'active' && roles.includes('administrator');
}
