import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { RelatedType } from '../records/transfer.entity.js';
import { Transaction } from '../records/transaction.entity.js';

type Key = Pick<Transaction, 'organizationId' | 'id'>;

/** The listed movements of accounts, for code that finds out later what one was for. */
@Injectable()
export class Transactions {
  find(tx: Tx, { organizationId, id }: Key): Promise<Transaction | undefined> {
    return tx.one(Transaction, { organizationId, id });
  }

  /** False if it is related to something already. Waits for another transaction that is doing so. */
  async relate(tx: Tx, { organizationId, id }: Key, related: { type: RelatedType; id: string }): Promise<boolean> {
    const written = await tx.query(
      `UPDATE transaction SET related_type = $3, related_id = $4
       WHERE organization_id = $1 AND id = $2 AND related_id IS NULL RETURNING 1`,
      [organizationId, id, related.type, related.id],
    );
    return written.length > 0;
  }
}
