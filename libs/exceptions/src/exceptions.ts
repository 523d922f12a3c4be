import { Injectable } from '@nestjs/common';
import { type Tx, forOrganization } from '#database';
import { Clock, Ids, Log } from '#runtime';
import { Exception, type KeptResolution } from './exception.entity.js';
import type { FoundException } from './exception-kind.js';
import type { ExceptionKindName } from './exception-table.js';

const openUnlessOpen = `
  INSERT INTO exception (organization_id, id, kind, status, subject_type, subject_id, amount, because, options, opened_at)
  SELECT $1::uuid, $2::uuid, $3, 'open', $4, $5, $6::jsonb, $7, $8::text[], $9::timestamptz
  WHERE NOT EXISTS (SELECT FROM exception AS told WHERE told.kind = $3 AND told.subject_id = $5 AND told.resolved_at > $10 AND told.resolution ? 'option')
  ON CONFLICT (kind, subject_id) WHERE status = 'open' DO NOTHING RETURNING 1`;

/** The only writer of exceptions. */
@Injectable()
export class Exceptions {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** Unless it is open already, also where two look at the same moment; or somebody has done something about it since. */
  async open(tx: Tx, found: FoundException, since?: Date): Promise<void> {
    const { organizationId, kind, subject, amount, because, options } = found;
    const values = [
      ...[organizationId, this.ids.next(), kind, subject.type, subject.id],
      ...[amount === undefined ? null : JSON.stringify(amount), because, options, this.clock.now(), since ?? null],
    ];
    // It may be met by a request of somebody else, such as money for nobody in the sandbox.
    const opened = await forOrganization(organizationId, () => tx.query(openUnlessOpen, values));
    if (opened.length === 0) return;
    const known = { organizationId, kind, subject: `${subject.type}:${subject.id}` };
    told(tx, () => this.log.warn(known, `an exception is open: ${because}`));
  }

  /** By itself. One that somebody resolves at the same moment stays as they leave it. */
  async goneBy(tx: Tx, { kind, subjectId }: Pick<Exception, 'kind' | 'subjectId'>, because: string): Promise<void> {
    const resolution: KeptResolution = { reason: because };
    const gone = await tx.query(
      `UPDATE exception SET status = 'resolved', resolved_at = $4, resolution = $3 WHERE kind = $1 AND subject_id = $2 AND status = 'open' RETURNING 1`,
      [kind, subjectId, JSON.stringify(resolution), this.clock.now()],
    );
    if (gone.length > 0)
      told(tx, () => this.log.warn({ kind, subjectId }, `an exception has gone by itself: ${because}`));
  }

  async resolve(tx: Tx, { organizationId, id }: Exception, resolution: KeptResolution): Promise<Date> {
    const resolvedAt = this.clock.now();
    await tx.update(Exception, { organizationId, id }, { status: 'resolved', resolution, resolvedAt });
    return resolvedAt;
  }
}

/** SQL: it is neither open of this subject, nor was it resolved since then. Both are SQL too. */
export function notTold(kind: ExceptionKindName, subjectId: string, since: string): string {
  return `NOT EXISTS (SELECT FROM exception WHERE exception.kind = '${kind}' AND exception.subject_id = ${subjectId}
    AND (exception.status = 'open' OR exception.resolved_at > ${since}))`;
}

/** Only what is so is said. */
function told(tx: Tx, say: () => void): void {
  tx.afterCommit(() => {
    say();
    return Promise.resolve();
  });
}
