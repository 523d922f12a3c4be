import { Injectable } from '@nestjs/common';
import { Broadcast, Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import type { SessionInvitation } from '../keys/caller.js';
import { KeyRing } from '../keys/key-ring.js';
import { hashOf, matches, newSecret, parseKey, formatKey } from '../keys/key-format.js';
import { WidgetOrigin } from './widget-origin.entity.js';
import { WidgetSession } from './widget-session.entity.js';

export interface NewWidgetSession {
  readonly id: string;
  readonly organizationId: string;
  readonly complianceReviewId: string;
  /** As `readOrigin` gives them. */
  readonly allowedOrigins: readonly string[];
  readonly expiresInSeconds: number;
  /** Where it is for one person alone. */
  readonly invitation?: SessionInvitation;
}

/** Which session of which review is meant. */
export type SessionPlace = Pick<NewWidgetSession, 'id' | 'organizationId' | 'complianceReviewId'>;

/** Creates, finds and ends widget sessions. The token is shown once and stored as a hash. */
@Injectable()
export class WidgetSessions {
  private readonly ring: KeyRing<WidgetSession>;

  constructor(
    reads: Reads,
    broadcast: Broadcast,
    private readonly clock: Clock,
  ) {
    this.ring = new KeyRing(WidgetSession, 'widgetSessionRevoked', reads, broadcast);
  }

  create(tx: Tx, wanted: NewWidgetSession): { session: WidgetSession; token: string } {
    const { id, organizationId, complianceReviewId, expiresInSeconds, invitation } = wanted;
    const secret = newSecret();
    const createdAt = this.clock.now();
    const session: WidgetSession = {
      id,
      organizationId,
      complianceReviewId,
      allowedOrigins: [...new Set(wanted.allowedOrigins)],
      secretHash: hashOf(secret),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInSeconds * 1000),
      invitationId: invitation?.invitationId ?? null,
      associatedPersonId: invitation?.associatedPersonId ?? null,
      revokedAt: null,
    };
    tx.insert(WidgetSession, session);
    for (const origin of session.allowedOrigins) tx.insert(WidgetOrigin, { origin, namedAt: createdAt, sessionId: id });
    return { session, token: formatKey(kindOf(session), id, secret) };
  }

  remembers(id: string): boolean {
    return this.ring.remembers(id);
  }

  /** Where the widget of a session may be shown in a frame: nowhere once it has ended, nor where somebody was invited. */
  async originsOf(id: string): Promise<readonly string[]> {
    const session = await this.ring.find(id);
    return session !== undefined && session.invitationId === null && this.isOpen(session) ? session.allowedOrigins : [];
  }

  /** The session of a token, if it is valid now and for this origin. Callers that are not browsers send no origin. */
  async authenticate(token: string, origin: string | undefined): Promise<WidgetSession | undefined> {
    const given = parseKey('gws', token) ?? parseKey('gis', token);
    const session = given === undefined ? undefined : await this.ring.find(given.id);
    if (given === undefined || session === undefined || !matches(given.secret, session.secretHash)) return undefined;
    if (!token.startsWith(kindOf(session)) || !this.isOpen(session)) return undefined;
    return origin === undefined || session.allowedOrigins.includes(origin) ? session : undefined;
  }

  /** False if there was no such session. When the unit of work ends, no process accepts it any more. */
  async revoke(tx: Tx, place: SessionPlace): Promise<boolean> {
    const session = await tx.one(WidgetSession, { ...place }, { lock: true });
    if (session === undefined || session.revokedAt !== null) return false;
    await tx.update(WidgetSession, { id: place.id }, { revokedAt: this.clock.now() });
    this.ring.revoke(tx, place.id);
    return true;
  }

  async endOfInvitation(tx: Tx, organizationId: string, invitationId: string): Promise<void> {
    const ended = await tx.query<{ id: string }>(
      `UPDATE widget_session SET revoked_at = $3
       WHERE organization_id = $1 AND invitation_id = $2 AND revoked_at IS NULL AND expires_at > $3 RETURNING id`,
      [organizationId, invitationId, this.clock.now()],
    );
    for (const { id } of ended) this.ring.revoke(tx, id);
  }

  async endAll(tx: Tx, organizationId: string): Promise<void> {
    const ended = await tx.query<{ id: string }>(
      'UPDATE widget_session SET revoked_at = $2 WHERE organization_id = $1 AND revoked_at IS NULL AND expires_at > $2 RETURNING id',
      [organizationId, this.clock.now()],
    );
    for (const { id } of ended) this.ring.revoke(tx, id);
  }

  private isOpen({ revokedAt, expiresAt }: WidgetSession): boolean {
    return revokedAt === null && expiresAt > this.clock.now();
  }
}

/** A process of before, while another is being started, knows nothing of invitations: it must know nothing of their sessions. */
function kindOf({ invitationId }: Pick<WidgetSession, 'invitationId'>): 'gws' | 'gis' {
  return invitationId === null ? 'gws' : 'gis';
}
