import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payin } from './payin.entity.js';

@Injectable()
export class PayinRows {
  constructor(private readonly reads: Reads) {}

  /** A payin of another organization is answered as one that does not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<Payin> {
    const payin = await source.one(Payin, { organizationId, id });
    if (payin === undefined) throw new ResourceNotFound('payin', id);
    return payin;
  }

  /** Locks it until the transaction ends. */
  hold(tx: Tx, organizationId: string, id: string): Promise<Payin | undefined> {
    return tx.one(Payin, { organizationId, id }, { lock: true });
  }
}
