import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '#database';
import { Commitment } from './commitment.entity.js';

/** What is in progress for organizations, in any service. */
@Injectable()
export class Commitments {
  /** The caller holds the standing of the organization, so that it is not being erased. */
  make(tx: Tx, organizationId: string, subject: string, subjectId: string): void {
    tx.insert(Commitment, { organizationId, subjectId, subject });
  }

  /** Adds one that may exist already, or have ended. */
  async renew(tx: Tx, organizationId: string, subject: string, subjectId: string): Promise<void> {
    await tx.query(
      'INSERT INTO commitment (organization_id, subject_id, subject) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [organizationId, subjectId, subject],
    );
  }

  end(tx: Tx, organizationId: string, subjectId: string): void {
    tx.write('DELETE FROM commitment WHERE organization_id = $1 AND subject_id = $2', [organizationId, subjectId]);
  }

  /** Ends many at once: the lists have organizations and subjects in the same order. */
  endAll(tx: Tx, organizationIds: readonly string[], subjectIds: readonly string[]): void {
    tx.write(
      `DELETE FROM commitment USING unnest($1::uuid[], $2::uuid[]) AS ended (organization_id, subject_id)
       WHERE commitment.organization_id = ended.organization_id AND commitment.subject_id = ended.subject_id`,
      [organizationIds, subjectIds],
    );
  }

  /** What kind of thing is in progress, if anything is. */
  async open(queries: Queries, organizationId: string): Promise<string | undefined> {
    const [row] = await queries.query<{ subject: string }>(
      'SELECT subject FROM commitment WHERE organization_id = $1 LIMIT 1',
      [organizationId],
    );
    return row?.subject;
  }
}
