import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { StaffMember, StaffSessions } from '#auth';
import { type StaffRole, platformOrganizationId, staffRoles } from '#contracts';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import { Invitations } from '../signing-in/invitations.js';
import { OpenIdIdentity } from '../signing-in/open-id-identity.entity.js';
import { notLetIn } from '../signing-in/sign-in.js';
import type { Claims } from './open-id-provider.js';
import { OpenIdConfig } from './open-id-settings.js';

interface Attempted {
  /** Whose invitation the attempt began with. */
  readonly invitedId: string | null;
  readonly address: string;
}

/** Whom the provider means. */
@Injectable()
export class OpenIdMembers {
  constructor(
    private readonly invitations: Invitations,
    private readonly sessions: StaffSessions,
    private readonly audit: AuditTrail,
    private readonly config: OpenIdConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Nobody, where the provider says that they may nothing any more: that is written down, and they stay outside. */
  async find(tx: Tx, claims: Claims, { invitedId, address }: Attempted): Promise<string | undefined> {
    const { issuer, subject } = claims;
    const known = await tx.one(OpenIdIdentity, { issuer, subject }, { lock: true });
    const isInvitedAgain = known !== undefined && known.staffId === invitedId;
    if (isInvitedAgain) await this.invitations.use(tx, known.staffId);
    const staffId = known?.staffId ?? (await this.newcomer(tx, claims, invitedId));
    if (known === undefined || isInvitedAgain)
      tx.insert(OpenIdIdentity, { issuer, subject, staffId, createdAt: this.clock.now() });
    if (this.config.oidcRolesClaim !== undefined) await this.takeRoles(tx, { staffId, address }, rolesIn(claims));
    this.sessions.memberChanged(tx, staffId);
    const isOut = this.config.oidcRolesClaim !== undefined && rolesIn(claims).length === 0;
    return isOut ? undefined : staffId;
  }

  /** By an invitation, or where the provider says what people may. Nobody becomes whom an address belongs to. */
  private async newcomer(tx: Tx, claims: Claims, invitedId: string | null): Promise<string> {
    if (invitedId !== null) {
      await this.invitations.use(tx, invitedId);
      return invitedId;
    }
    const { email, name } = claims;
    if (rolesIn(claims).length === 0 || email === undefined) throw notLetIn();
    const address = email.toLowerCase();
    if ((await tx.one(StaffMember, { email: address })) !== undefined) throw notLetIn();
    const id = this.ids.next();
    tx.insert(StaffMember, {
      id,
      email: address,
      name: name ?? address,
      roles: [],
      status: 'active',
      invitationHash: null,
      invitationExpiresAt: null,
      createdAt: this.clock.now(),
      lastSignedInAt: null,
    });
    return id;
  }

  /** What the provider no longer says, a person no longer may. */
  private async takeRoles(tx: Tx, who: { staffId: string; address: string }, roles: StaffRole[]): Promise<void> {
    const { staffId, address } = who;
    const member = await tx.one(StaffMember, { id: staffId }, { lock: true });
    if (member === undefined || sameRoles(member.roles, roles)) return;
    await tx.update(StaffMember, { id: staffId }, { roles });
    await this.audit.record(tx, {
      organizationId: platformOrganizationId,
      actor: `staff:${staffId}`,
      address,
      action: 'staffChanged',
      subject: `staff:${staffId}`,
      reason: `by the provider: ${roles.join(' ')}`.trim(),
    });
    if (roles.length === 0) await this.sessions.endAll(tx, staffId);
  }
}

function sameRoles(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

function rolesIn({ groups }: Claims): StaffRole[] {
  return staffRoles.filter((role) => groups.includes(role));
}
