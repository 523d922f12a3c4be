import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payin } from './payin.entity.js';

/** Payins as they are kept. */
@Injectable()
export class PayinRows {
  constructor(private readonly reads: Reads) {}

  /** What is another's is answered as if it did not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<Payin> {
    const payin = await source.one(Payin, { organizationId, id });
    if (payin === undefined) throw new ResourceNotFound('payin', id);
    return payin;
  }

  /** Until the transaction ends nobody else changes it. */
  hold(tx: Tx, organizationId: string, id: string): Promise<Payin | undefined> {
    return tx.one(Payin, { organizationId, id }, { lock: true });
  }
}
