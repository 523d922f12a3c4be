import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, defaultPageSize, greatestId, pageOf } from '#contracts';
import { Broadcast, Reads, type Tx, UnitOfWork } from '#database';
import { BoundedMap, Clock, Ids } from '#runtime';
import type { StaffCaller } from '../keys/caller.js';
import { endings } from '../keys/ended-access.js';
import { formatKey, hashOf, matches, newSecret, parseKey } from '../keys/key-format.js';
import { KeyRing } from '../keys/key-ring.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffSession } from './staff-session.entity.js';

const minute = 60_000;
const idle = 30 * minute;
export const longestStaffSession = 12 * 60 * minute;
const remembered = 10_000;

export interface OpenedSession {
  readonly id: string;
  /** For the cookie; only its hash is kept. */
  readonly token: string;
  readonly lastsSeconds: number;
}

/** Opens, finds and ends the sessions of people. */
@Injectable()
export class StaffSessions {
  private readonly sessions: KeyRing<StaffSession>;
  private readonly members: KeyRing<StaffMember>;
  /** When this process last saw a session: it writes that down once a minute at most. */
  private readonly seen = new BoundedMap<string, Date>(remembered);

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    broadcast: Broadcast,
  ) {
    this.sessions = new KeyRing(StaffSession, endings.session, reads, broadcast);
    this.members = new KeyRing(StaffMember, endings.person, reads, broadcast);
  }

  /** Of a new token each time, so that nobody can be made to use one that another knows. */
  open(tx: Tx, staffId: string, address: string): OpenedSession {
    const id = this.ids.next();
    const secret = newSecret();
    const now = this.clock.now();
    tx.insert(StaffSession, {
      id,
      staffId,
      secretHash: hashOf(secret),
      createdAt: now,
      lastSeenAt: now,
      revokedAt: null,
      address,
    });
    return { id, token: formatKey('gst', id, secret), lastsSeconds: longestStaffSession / 1000 };
  }

  remembers(id: string): boolean {
    return this.sessions.remembers(id);
  }

  /** The session of a token that nobody has ended, even if its time is over. */
  async sessionOf(token: string): Promise<StaffSession | undefined> {
    const given = parseKey('gst', token);
    const session = given === undefined ? undefined : await this.sessions.find(given.id);
    if (given === undefined || session === undefined || !matches(given.secret, session.secretHash)) return undefined;
    return session.revokedAt === null ? session : undefined;
  }

  /** Who is signed in with a token at this moment. */
  async authenticate(token: string, address: string): Promise<StaffCaller | undefined> {
    const session = await this.sessionOf(token);
    if (session === undefined || !(await this.isOpen(session))) return undefined;
    const member = await this.members.find(session.staffId);
    if (member?.status !== 'active') return undefined;
    await this.see(session);
    const { id: staffId, roles } = member;
    return { kind: 'staff', staffId, roles, sessionId: session.id, signedInAt: session.createdAt, address };
  }

  /** Those of one person that are open, newest first. */
  async list(
    staffId: string,
    { limit = defaultPageSize, nextId = greatestId }: PageQuery,
  ): Promise<Page<StaffSession>> {
    const now = this.clock.now().getTime();
    const rows = await this.reads.many(
      StaffSession,
      `SELECT * FROM staff_session
        WHERE staff_id = $1 AND id <= $2 AND revoked_at IS NULL AND created_at > $3 AND last_seen_at > $4
        ORDER BY id DESC LIMIT $5`,
      [staffId, nextId, new Date(now - longestStaffSession), new Date(now - idle), limit + 1],
    );
    return pageOf(rows, limit);
  }

  /** False if this person had no such session. When the unit of work ends, no process accepts it any more. */
  async end(tx: Tx, staffId: string, id: string): Promise<boolean> {
    const session = await tx.one(StaffSession, { id, staffId }, { lock: true });
    if (session === undefined || session.revokedAt !== null) return false;
    await tx.update(StaffSession, { id }, { revokedAt: this.clock.now() });
    this.sessions.revoke(tx, id);
    return true;
  }

  async endAll(tx: Tx, staffId: string): Promise<void> {
    const ended = await tx.query<{ id: string }>(
      'UPDATE staff_session SET revoked_at = $2 WHERE staff_id = $1 AND revoked_at IS NULL RETURNING id',
      [staffId, this.clock.now()],
    );
    for (const { id } of ended) this.sessions.revoke(tx, id);
  }

  /** When the unit of work ends, every process goes by what this person may do now. */
  memberChanged(tx: Tx, staffId: string): void {
    this.members.revoke(tx, staffId);
  }

  /** Where it seems idle, another process may have seen it since. */
  private async isOpen(session: StaffSession): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now >= session.createdAt.getTime() + longestStaffSession) return false;
    if (now < this.lastSeen(session) + idle) return true;
    const written = await this.reads.one(StaffSession, { id: session.id });
    return written !== undefined && now < written.lastSeenAt.getTime() + idle;
  }

  private lastSeen({ id, lastSeenAt }: StaffSession): number {
    return Math.max(this.seen.get(id)?.getTime() ?? 0, lastSeenAt.getTime());
  }

  private async see(session: StaffSession): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() < this.lastSeen(session) + minute) return;
    this.seen.set(session.id, now);
    await this.unitOfWork.run((tx) =>
      tx.write('UPDATE staff_session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2', [session.id, now]),
    );
  }
}
