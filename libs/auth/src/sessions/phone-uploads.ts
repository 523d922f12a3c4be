import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Reads, type Tx, columnsAs } from '#database';
import { LimitExceeded } from '#errors';
import { Clock } from '#runtime';
import type { PhoneCaller, SessionCaller } from '../keys/caller.js';
import { formatKey, hashOf, matches, newSecret, parseKey } from '../keys/key-format.js';
import { PhoneUpload } from './phone-upload.entity.js';

const longestMilliseconds = 10 * 60 * 1000;

const withSession = `
  SELECT ${columnsAs(['id', 'organizationId', 'complianceReviewId', 'sessionId', 'secretHash', 'expiresAt'], 'p')},
    ${columnsAs(['allowedOrigins'], 's')}
  FROM phone_upload p JOIN widget_session s ON s.id = p.session_id
  WHERE p.id = $1 AND p.ended_at IS NULL AND p.expires_at > $2 AND s.revoked_at IS NULL`;

/** A session that was revoked ends what it asked for: its token is refused. */
const ofReview = `
  SELECT p.*, coalesce(p.ended_at, s.revoked_at) AS ended_at FROM phone_upload p JOIN widget_session s ON s.id = p.session_id
  WHERE p.id = $1 AND p.organization_id = $2 AND p.compliance_review_id = $3`;

/** Enough for every question of a review to show a code at once. */
const mostOpen = 20;

type Found = Omit<PhoneCaller, 'kind' | 'phoneUploadId' | 'address'> & {
  readonly id: string;
  readonly secretHash: Buffer;
  readonly allowedOrigins: readonly string[];
};

/** Tokens with which a phone uploads one file for a page that shows a code. */
@Injectable()
export class PhoneUploads {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  async create(tx: Tx, id: string, by: SessionCaller): Promise<{ upload: PhoneUpload; token: string }> {
    const { organizationId, complianceReviewId, sessionId } = by;
    await this.refuseTooMany(tx, sessionId);
    const secret = newSecret();
    const createdAt = this.clock.now();
    const expiresAt = new Date(Math.min(createdAt.getTime() + longestMilliseconds, by.expiresAt.getTime()));
    const upload: PhoneUpload = {
      id,
      organizationId,
      complianceReviewId,
      sessionId,
      matchingCode: String(randomInt(10_000)).padStart(4, '0'),
      secretHash: hashOf(secret),
      createdAt,
      expiresAt,
      endedAt: null,
      documentId: null,
    };
    tx.insert(PhoneUpload, upload);
    return { upload, token: formatKey('gpu', id, secret) };
  }

  /** A used token stays valid until it expires, so that a phone that lost the answer can ask for it again. */
  async authenticate(token: string, origin: string | undefined, address: string): Promise<PhoneCaller | undefined> {
    const given = parseKey('gpu', token);
    if (given === undefined) return undefined;
    const [found] = await this.reads.query<Found>(withSession, [given.id, this.clock.now()]);
    if (found === undefined || !matches(given.secret, found.secretHash)) return undefined;
    if (origin !== undefined && !found.allowedOrigins.includes(origin)) return undefined;
    const { id: phoneUploadId, organizationId, complianceReviewId, sessionId, expiresAt } = found;
    return { kind: 'phone', organizationId, complianceReviewId, sessionId, phoneUploadId, expiresAt, address };
  }

  async find(
    { organizationId, complianceReviewId }: SessionCaller | PhoneCaller,
    id: string,
  ): Promise<PhoneUpload | undefined> {
    const [found] = await this.reads.many(PhoneUpload, ofReview, [id, organizationId, complianceReviewId]);
    return found;
  }

  statusOf({ documentId, endedAt, expiresAt }: PhoneUpload): 'waiting' | 'received' | 'ended' {
    if (documentId !== null) return 'received';
    return endedAt !== null || expiresAt <= this.clock.now() ? 'ended' : 'waiting';
  }

  /** Gives the only place to a document, unless it is taken, or the page or its session has ended while the file came. */
  async fill(tx: Tx, organizationId: string, id: string, documentId: string): Promise<'filled' | 'received' | 'ended'> {
    const filled = await tx.query(
      `UPDATE phone_upload p SET document_id = $3 FROM widget_session s
       WHERE p.organization_id = $1 AND p.id = $2 AND document_id IS NULL AND ended_at IS NULL
         AND s.id = p.session_id AND s.revoked_at IS NULL RETURNING 1`,
      [organizationId, id, documentId],
    );
    if (filled.length > 0) return 'filled';
    const isReceived = (await tx.one(PhoneUpload, { organizationId, id }))?.documentId !== null;
    return isReceived ? 'received' : 'ended';
  }

  /** False if there was no such upload. */
  async end(tx: Tx, { organizationId, complianceReviewId }: SessionCaller, id: string): Promise<boolean> {
    const ended = await tx.query(
      'UPDATE phone_upload SET ended_at = coalesce(ended_at, $4) WHERE organization_id = $1 AND compliance_review_id = $2 AND id = $3 RETURNING 1',
      [organizationId, complianceReviewId, id, this.clock.now()],
    );
    return ended.length > 0;
  }

  /** Counted one after the other. */
  private async refuseTooMany(tx: Tx, sessionId: string): Promise<void> {
    await tx.query('SELECT 1 FROM widget_session WHERE id = $1 FOR UPDATE', [sessionId]);
    const [open] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM phone_upload WHERE session_id = $1 AND ended_at IS NULL AND document_id IS NULL AND expires_at > $2',
      [sessionId, this.clock.now()],
    );
    const count = (open?.count ?? 0) + 1;
    if (count > mostOpen) throw new LimitExceeded(mostOpen, count);
  }
}
