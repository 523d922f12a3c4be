import { Injectable } from '@nestjs/common';
import type { AttestationType } from '#contracts';
import { type Queries, columnsAs } from '#database';
import { SealedAttestations } from '../records/attestation.sealed.js';
import type { FiledAttestation } from './filed-attestation.js';

export interface Subject {
  readonly organizationId: string;
  readonly id: string;
}

interface Row extends Omit<FiledAttestation, 'payload'> {
  readonly organizationId: string;
  readonly payload: Buffer | null;
}

/** Reads the latest attestation of each type, for any number of reviews and persons in one query. */
@Injectable()
export class LatestAttestations {
  constructor(private readonly sealed: SealedAttestations) {}

  /** Returns them by the id of their subject. Only payloads of the types in `opened` are unsealed. */
  async of(
    queries: Queries,
    subjects: readonly Subject[],
    opened: readonly AttestationType[],
  ): Promise<ReadonlyMap<string, FiledAttestation[]>> {
    const rows = await queries.query<Row>(
      `SELECT ${columnsAs(['organizationId', 'id', 'subjectId', 'type', 'status', 'failures', 'checks', 'createdAt'], 'a')},
         CASE WHEN a.type = ANY($3) THEN a.payload END AS payload
       FROM unnest($1::uuid[], $2::uuid[]) AS subject (organization_id, id)
       JOIN attestation a ON a.organization_id = subject.organization_id AND a.subject_id = subject.id AND a.superseded_at IS NULL
       ORDER BY a.id`,
      [subjects.map(({ organizationId }) => organizationId), subjects.map(({ id }) => id), opened],
    );
    const found = new Map<string, FiledAttestation[]>();
    for (const { organizationId, payload, ...row } of rows) {
      const filed = {
        ...row,
        payload: payload === null ? undefined : await this.sealed.open(organizationId, row.id, payload),
      };
      found.set(row.subjectId, [...(found.get(row.subjectId) ?? []), filed]);
    }
    return found;
  }
}
