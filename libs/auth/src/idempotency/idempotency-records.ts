import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, deleteInBatches } from '#database';
import { Jobs } from '#jobs';
import { RetentionConfig } from '#retention';
import { Clock, readId } from '#runtime';
import { type SealedPlace, Vault } from '#vault';
import { type AnyCaller, isOfHouse } from '../keys/caller.js';
import { keyWithin } from './fingerprint.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';

/** The id under which records of the operator are kept. */
const operatorId = '00000000-0000-0000-0000-000000000000';

const dayMilliseconds = 24 * 60 * 60 * 1000;

@Injectable()
export class IdempotencyRecords implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly vault: Vault,
    private readonly config: RetentionConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('purgeIdempotencyRecords', () =>
      deleteInBatches(this.unitOfWork, 'idempotency_record', 'created_at <= $1', [this.oldest()]),
    );
  }

  /** One that is older than `RETENTION` says no longer counts and is deleted. */
  async find(organizationId: string, key: string): Promise<IdempotencyRecord | undefined> {
    const record = await this.reads.one(IdempotencyRecord, { organizationId, key });
    if (record === undefined || record.createdAt > this.oldest()) return record;
    await this.unitOfWork.run((tx) =>
      tx.write('DELETE FROM idempotency_record WHERE organization_id = $1 AND key = $2 AND created_at <= $3', [
        organizationId,
        key,
        this.oldest(),
      ]),
    );
    return undefined;
  }

  /** Whether this request was answered before, so that the answer is all it can get. */
  async isAnswered(caller: AnyCaller, header: string | string[] | undefined): Promise<boolean> {
    const sent = readId(header);
    if (sent === undefined) return false;
    return (await this.find(keeperOf(caller), keyOf(caller, sent))) !== undefined;
  }

  /** Encrypts an answer that has personal data. */
  async seal(tx: Tx, owned: Owned, answer: string): Promise<string> {
    return (await this.vault.seal(tx, placeOf(owned), answer)).toString('base64');
  }

  async open(owned: Owned, sealed: string): Promise<string> {
    return (await this.vault.open(placeOf(owned), Buffer.from(sealed, 'base64'))).toString();
  }

  /** False when another process has kept an answer in the meantime. */
  async keepRefusal(record: IdempotencyRecord): Promise<boolean> {
    const { organizationId, key, fingerprint, status, answer, createdAt } = record;
    return this.unitOfWork.run(async (tx) => {
      const kept = await tx.query(
        'INSERT INTO idempotency_record (organization_id, key, fingerprint, status, answer, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1',
        [organizationId, key, fingerprint, status, answer, createdAt],
      );
      return kept.length === 1;
    });
  }

  /** Deletes answers to an organization, and those about it to its creators. */
  erase(tx: Tx, organizationId: string, parentOrganizationId: string | null): void {
    tx.write(
      'DELETE FROM idempotency_record WHERE organization_id = $1 OR (organization_id = ANY($2) AND strpos(answer, $3) > 0)',
      [organizationId, [operatorId, ...(parentOrganizationId === null ? [] : [parentOrganizationId])], organizationId],
    );
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - this.config.retention.idempotency * dayMilliseconds);
  }
}

/** Under whose id its answers are kept. */
export function keeperOf(caller: AnyCaller): string {
  return isOfHouse(caller) ? operatorId : caller.organizationId;
}

export function keyOf(caller: AnyCaller, sent: string): string {
  if (caller.kind === 'staff') return keyWithin(caller.staffId, sent);
  if (caller.kind === 'session') return keyWithin(caller.sessionId, sent);
  return caller.kind === 'phone' ? keyWithin(caller.phoneUploadId, sent) : sent;
}

type Owned = Pick<IdempotencyRecord, 'organizationId' | 'key'>;

function placeOf({ organizationId, key }: Owned): SealedPlace {
  return { organizationId, table: 'idempotency_record', row: key, column: 'answer' };
}
