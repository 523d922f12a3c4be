import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, isOfHouse } from '#auth';
import type { Page } from '#contracts';
import { type Asked, Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payin } from './payin.entity.js';

const payins: SeenTable<Payin> = {
  entity: Payin,
  name: 'payin',
  createdAt: 'created_at',
  amount: 'fiat_units',
  ids: ['transfer_id', 'transaction_id'],
  texts: ['transaction_hash'],
  isSealed: true,
  names: { kind: 'payin', staff: 'money:unmasked' },
};

@Injectable()
export class PayinRows {
  constructor(
    private readonly reads: Reads,
    private readonly seen: SeenRows,
  ) {}

  list(caller: Caller, status: string | undefined, query: Asked & { organizationId?: string }): Promise<Page<Payin>> {
    return this.seen.list(caller, payins, { status }, query);
  }

  async read(caller: Caller, id: string): Promise<Payin> {
    if (!isOfHouse(caller)) return this.find(caller.organizationId, id);
    return (await this.seen.one(caller, payins, id)) ?? payinNotFound(id);
  }

  /** A payin of another organization is answered as one that does not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<Payin> {
    return (await source.one(Payin, { organizationId, id })) ?? payinNotFound(id);
  }

  /** Locks it until the transaction ends. */
  hold(tx: Tx, organizationId: string, id: string): Promise<Payin | undefined> {
    return tx.one(Payin, { organizationId, id }, { lock: true });
  }
}

function payinNotFound(id: string): never {
  throw new ResourceNotFound('payin', id);
}
