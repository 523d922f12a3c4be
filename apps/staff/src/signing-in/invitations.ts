import { Injectable } from '@nestjs/common';
import { type HouseCaller, StaffMember, StaffSessions, hashOf, matches, newSecret } from '#auth';
import type { StaffRole } from '#contracts';
import type { Tx } from '#database';
import { Forbidden } from '#errors';
import { Clock, Config, Ids, readId } from '#runtime';
import { lockAdministrators } from './administrators.js';
import { FirstLink } from './first-link.js';
import { invitationLasts } from './invitation-link.js';
import { notLetIn } from './sign-in.js';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export interface Invitation {
  readonly member: StaffMember;
  /** What follows `invitation=` in the link. */
  readonly code: string;
}

/** Who was invited, by the code of the link; it is good until its time is over or somebody came in with it. */
@Injectable()
export class Invitations {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly firstLink: FirstLink,
    private readonly sessions: StaffSessions,
    private readonly config: Config,
  ) {}

  make({ email, name, roles }: Invited): Invitation {
    const id = this.ids.next();
    const { secret, ...invitation } = this.fresh();
    const member: StaffMember = {
      id,
      email: email.toLowerCase(),
      name,
      roles: [...new Set(roles)],
      status: 'invited',
      ...invitation,
      createdAt: this.clock.now(),
      lastSignedInAt: null,
    };
    return { member, code: `${id}.${secret}` };
  }

  /** In place of the one before. Until somebody comes in with it, the ways in of the person stay as they are. */
  async renew(tx: Tx, member: StaffMember): Promise<Invitation> {
    const { secret, ...invitation } = this.fresh();
    await tx.update(StaffMember, { id: member.id }, invitation);
    // What was begun with an earlier link does not come to its end.
    await tx.query('DELETE FROM passkey_ceremony WHERE staff_id = $1', [member.id]);
    await tx.query('DELETE FROM open_id_ceremony WHERE staff_id = $1', [member.id]);
    return { member: { ...member, ...invitation }, code: `${member.id}.${secret}` };
  }

  /** In `live` one key would be two people: once somebody can invite, people do. The only one may have lost their passkey. */
  async refuseOperator(tx: Tx, caller: HouseCaller, forgetful?: string): Promise<void> {
    if (caller.kind !== 'operator' || this.config.mode !== 'live') return;
    if ((await lockAdministrators(tx)).some((id) => id !== forgetful))
      throw new Forbidden('staff:write', 'In live, an administrator invites people and changes what they may');
  }

  async find(tx: Tx, code: string): Promise<StaffMember> {
    const [idText = '', secret = ''] = code.split('.');
    const id = readId(idText);
    const member = id === undefined ? undefined : await tx.one(StaffMember, { id }, { lock: true });
    const hash = member?.invitationHash ?? null;
    if (member === undefined || hash === null || !matches(secret, hash) || !this.isOpen(member)) throw notLetIn();
    return member;
  }

  /** Locks the person, so that of two who come with one invitation the second finds it used. */
  async use(tx: Tx, staffId: string): Promise<void> {
    const member = await tx.one(StaffMember, { id: staffId }, { lock: true });
    if (member === undefined || !this.isOpen(member)) throw notLetIn();
    // What was lost may have been found by somebody else.
    await this.endFormerWays(tx, staffId);
    const accepted = { status: 'active', invitationHash: null, invitationExpiresAt: null } as const;
    await tx.update(StaffMember, { id: staffId }, accepted);
    tx.afterCommit(() => this.firstLink.forget());
  }

  private async endFormerWays(tx: Tx, staffId: string): Promise<void> {
    await tx.query('DELETE FROM passkey WHERE staff_id = $1', [staffId]);
    await tx.query('DELETE FROM open_id_identity WHERE staff_id = $1', [staffId]);
    await this.sessions.endAll(tx, staffId);
  }

  private fresh(): { secret: string; invitationHash: Buffer; invitationExpiresAt: Date } {
    const secret = newSecret();
    const invitationExpiresAt = new Date(this.clock.now().getTime() + invitationLasts);
    return { secret, invitationHash: hashOf(secret), invitationExpiresAt };
  }

  private isOpen({ status, invitationExpiresAt }: StaffMember): boolean {
    return status !== 'suspended' && invitationExpiresAt !== null && invitationExpiresAt > this.clock.now();
  }
}
