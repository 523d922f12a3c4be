import { Injectable } from '@nestjs/common';
import type { StaffRole } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import type { Person } from '../keys/caller.js';
import { formatKey, hashOf, matches, newSecret, parseKey } from '../keys/key-format.js';
import { StaffSession } from './staff-session.entity.js';

const minute = 60_000;
const idle = 30 * minute;
const longest = 12 * 60 * minute;

/** What is sensitive needs a sign-in that is no older. */
export const signInAgainAfter = 15 * minute;

const cookieName = /(?:^|; ?)(?:__Host-)?gatehouse_staff=([^;]+)/;

export interface OpenedSession {
  readonly token: string;
  readonly lastsSeconds: number;
}

interface FoundSession extends Pick<StaffSession, 'staffId' | 'secretHash' | 'createdAt' | 'lastSeenAt'> {
  readonly roles: StaffRole[];
}

/**
 * Opens, finds and ends the sessions of people. Each request reads its session and the roles of its owner: people make
 * few, and so what was suspended, taken away or ended is over on every replica once that is committed.
 */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  open(tx: Tx, staffId: string): OpenedSession {
    const id = this.ids.next();
    const secret = newSecret();
    const now = this.clock.now();
    tx.insert(StaffSession, {
      id,
      staffId,
      secretHash: hashOf(secret),
      createdAt: now,
      lastSeenAt: now,
      endedAt: null,
    });
    return { token: formatKey('gst', id, secret), lastsSeconds: longest / 1000 };
  }

  tokenIn(cookie: string | undefined): string | undefined {
    return cookieName.exec(cookie ?? '')?.[1];
  }

  async authenticate(token: string): Promise<Person | undefined> {
    const given = parseKey('gst', token);
    if (given === undefined) return undefined;
    const [session] = await this.reads.query<FoundSession>(
      `SELECT s.staff_id AS "staffId", s.secret_hash AS "secretHash", s.created_at AS "createdAt",
              s.last_seen_at AS "lastSeenAt", m.roles
         FROM staff_session s JOIN staff_member m ON m.id = s.staff_id
        WHERE s.id = $1 AND s.ended_at IS NULL AND m.status = 'active'`,
      [given.id],
    );
    if (session === undefined || !matches(given.secret, session.secretHash)) return undefined;
    const now = this.clock.now().getTime();
    if (now >= session.createdAt.getTime() + longest || now >= session.lastSeenAt.getTime() + idle) return undefined;
    if (now >= session.lastSeenAt.getTime() + minute) await this.see(given.id, new Date(now));
    const { staffId, roles, createdAt: signedInAt } = session;
    return { staffId, sessionId: given.id, roles, signedInAt };
  }

  async endAll(tx: Tx, staffId: string): Promise<void> {
    await tx.query('UPDATE staff_session SET ended_at = $2 WHERE staff_id = $1 AND ended_at IS NULL', [
      staffId,
      this.clock.now(),
    ]);
  }

  private see(id: string, now: Date): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.query('UPDATE staff_session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2', [id, now]);
    });
  }
}
