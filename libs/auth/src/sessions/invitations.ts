import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import { type SealedPlace, Vault } from '#vault';
import type { SessionInvitation } from '../keys/caller.js';
import { formatKey, hashOf, matches, newSecret, parseKey } from '../keys/key-format.js';
import { Invitation } from './invitation.entity.js';
import { WidgetSessions } from './widget-sessions.js';

export const invitationStatuses = ['waiting', 'opened', 'finished', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Whom it is for. */
export type InvitedPerson = Pick<Invitation, 'organizationId' | 'complianceReviewId' | 'associatedPersonId'>;

export interface NewInvitation extends InvitedPerson {
  readonly id: string;
  readonly email: string | undefined;
  readonly expiresInSeconds: number;
}

const latest = `
  SELECT DISTINCT ON (associated_person_id) * FROM invitation
  WHERE organization_id = $1 AND associated_person_id = ANY($2::uuid[]) ORDER BY associated_person_id, id DESC`;

/** Creates, finds and ends invitations. The secret is shown once and stored as a hash. */
@Injectable()
export class Invitations {
  constructor(
    private readonly sessions: WidgetSessions,
    private readonly reads: Reads,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** In place of those that the person has, so that one address at a time leads to their answers. */
  async create(tx: Tx, { email, expiresInSeconds, ...wanted }: NewInvitation): Promise<[Invitation, token: string]> {
    await this.endThose(tx, wanted);
    const secret = newSecret();
    const createdAt = this.clock.now();
    const invitation: Invitation = {
      ...wanted,
      email: email === undefined ? null : await this.vault.seal(tx, placeOfEmail(wanted), email),
      secretHash: hashOf(secret),
      deviceHash: null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInSeconds * 1000),
      openedAt: null,
      finishedAt: null,
      revokedAt: null,
    };
    tx.insert(Invitation, invitation);
    return [invitation, formatKey('giv', wanted.id, secret)];
  }

  /** Whose invitation a token says it is. */
  async ownerOf(token: string): Promise<string | undefined> {
    const given = parseKey('giv', token);
    return given === undefined ? undefined : (await this.find(given.id))?.organizationId;
  }

  /** The invitation of a token, whatever became of it, to be changed. */
  async lockByToken(tx: Tx, token: string): Promise<Invitation | undefined> {
    const given = parseKey('giv', token);
    if (given === undefined) return undefined;
    const found = await tx.one(Invitation, { id: given.id }, { lock: true });
    return found !== undefined && matches(given.secret, found.secretHash) ? found : undefined;
  }

  statusOf({ revokedAt, finishedAt, expiresAt, openedAt }: Invitation): InvitationStatus {
    if (revokedAt !== null) return 'revoked';
    if (finishedAt !== null) return 'finished';
    if (expiresAt <= this.clock.now()) return 'expired';
    return openedAt === null ? 'waiting' : 'opened';
  }

  secondsLeft({ expiresAt }: Invitation): number {
    return Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
  }

  /** Ties it to the first device that opens it. False on any other. */
  async tie(tx: Tx, { id, deviceHash }: Invitation, device: string): Promise<boolean> {
    if (deviceHash !== null) return matches(device, deviceHash);
    await tx.update(Invitation, { id }, { deviceHash: hashOf(device), openedAt: this.clock.now() });
    return true;
  }

  /** False if that was said before. */
  async finish(tx: Tx, { invitationId }: SessionInvitation): Promise<boolean> {
    const finished = await tx.query(
      'UPDATE invitation SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL RETURNING 1',
      [invitationId, this.clock.now()],
    );
    return finished.length > 0;
  }

  list({ organizationId, id }: { organizationId: string; id: string }, query: PageQuery): Promise<Page<Invitation>> {
    return this.reads.page(Invitation, { organizationId, associatedPersonId: id }, query);
  }

  async find(id: string): Promise<Invitation | undefined> {
    return this.reads.one(Invitation, { id });
  }

  /** The latest of each person, by the id of the person. */
  async latestOf(organizationId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, Invitation>> {
    const rows = await this.reads.many(Invitation, latest, [organizationId, personIds]);
    return new Map(rows.map((row) => [row.associatedPersonId, row]));
  }

  async emailOf(invitation: Invitation): Promise<string | undefined> {
    if (invitation.email === null) return undefined;
    return (await this.vault.open(placeOfEmail(invitation), invitation.email)).toString();
  }

  /** False if there was none, or it was revoked before. When the unit of work ends, no process accepts its sessions. */
  async revoke(tx: Tx, place: Pick<Invitation, 'organizationId' | 'associatedPersonId' | 'id'>): Promise<boolean> {
    const found = await tx.one(Invitation, { ...place }, { lock: true });
    if (found === undefined || found.revokedAt !== null) return false;
    await this.end(tx, found);
    return true;
  }

  /** Those that a person has and has not finished; resolves to their ids. */
  endUnfinished(tx: Tx, place: Pick<Invitation, 'organizationId' | 'associatedPersonId'>): Promise<string[]> {
    return this.endThose(tx, place, 'AND finished_at IS NULL');
  }

  /** Of an organization that is erased: whom they were for is personal. */
  eraseAll(tx: Tx, organizationId: string): void {
    tx.write('DELETE FROM invitation WHERE organization_id = $1', [organizationId]);
  }

  private async endThose(
    tx: Tx,
    { organizationId, associatedPersonId }: Pick<Invitation, 'organizationId' | 'associatedPersonId'>,
    more = '',
  ): Promise<string[]> {
    const those = await tx.many(
      Invitation,
      `SELECT * FROM invitation
       WHERE organization_id = $1 AND associated_person_id = $2 AND revoked_at IS NULL ${more} FOR UPDATE`,
      [organizationId, associatedPersonId],
    );
    for (const one of those) await this.end(tx, one);
    return those.map(({ id }) => id);
  }

  private async end(tx: Tx, { id, organizationId }: Invitation): Promise<void> {
    await tx.update(Invitation, { id }, { revokedAt: this.clock.now() });
    await this.sessions.endOfInvitation(tx, organizationId, id);
  }
}

function placeOfEmail({ organizationId, id }: Pick<Invitation, 'organizationId' | 'id'>): SealedPlace {
  return { organizationId, table: 'invitation', row: id, column: 'email' };
}
