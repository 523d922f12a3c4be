import { Injectable } from '@nestjs/common';
import { type Page, defaultPageSize, greatestId, pageOf } from '#contracts';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import type { CounterpartyQuery } from './counterparty.dto.js';
import { Counterparty } from './counterparty.entity.js';
import { SealedRecipients } from './recipient.sealed.js';

/** The rows of counterparties, found only within their organization and only while they are not deleted. */
@Injectable()
export class CounterpartyRows {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: SealedRecipients,
  ) {}

  async read(organizationId: string, id: string): Promise<Counterparty> {
    return notDeleted(await this.reads.one(Counterparty, { organizationId, id }), id);
  }

  async lock(tx: Tx, organizationId: string, id: string): Promise<Counterparty> {
    return notDeleted(await tx.one(Counterparty, { organizationId, id }, { lock: true }), id);
  }

  async list(organizationId: string, { search, ...page }: CounterpartyQuery): Promise<Page<Counterparty>> {
    if (search === undefined) return this.reads.page(Counterparty, { organizationId }, page, 'deleted_at IS NULL');
    const fingerprints = await this.sealed.fingerprintsOf(organizationId, search);
    if (fingerprints === undefined) return { results: [] };
    const { limit = defaultPageSize, nextId = greatestId } = page;
    const found = await this.reads.many(
      Counterparty,
      `SELECT * FROM counterparty WHERE organization_id = $1 AND search @> $2 AND id <= $3 AND deleted_at IS NULL
       ORDER BY id DESC LIMIT $4`,
      [organizationId, fingerprints, nextId, limit + 1],
    );
    return pageOf(found, limit);
  }
}

function notDeleted(counterparty: Counterparty | undefined, id: string): Counterparty {
  if (counterparty === undefined || counterparty.deletedAt !== null) throw new ResourceNotFound('counterparty', id);
  return counterparty;
}
