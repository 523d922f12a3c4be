import { Injectable } from '@nestjs/common';
import type { PayoutMethod, Recipient } from '#contracts';
import { Reads } from '#database';
import { Counterparty } from '../counterparties/counterparty.entity.js';
import { SealedRecipients } from '../counterparties/recipient.sealed.js';
import { PayoutMethodRow } from './payout-method.entity.js';
import { SealedPayoutMethods } from './payout-method.sealed.js';

export interface SavedCounterparty {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly recipient: Recipient;
}

export interface SavedMethod {
  readonly id: string;
  readonly counterpartyId: string;
  /** The method or its counterparty. */
  readonly isDeleted: boolean;
  readonly method: PayoutMethod;
}

export interface FoundRecipients {
  readonly counterparties: ReadonlyMap<string, SavedCounterparty>;
  readonly methods: ReadonlyMap<string, SavedMethod>;
}

/** The saved counterparties and payout methods that payouts name, opened: two queries, however many there are. */
@Injectable()
export class SavedRecipients {
  constructor(
    private readonly reads: Reads,
    private readonly recipients: SealedRecipients,
    private readonly methods: SealedPayoutMethods,
  ) {}

  /** Includes the counterparties of the methods. What belongs to another organization is not found. */
  async find(
    organizationId: string,
    ids: { readonly counterpartyIds: readonly string[]; readonly payoutMethodIds: readonly string[] },
  ): Promise<FoundRecipients> {
    const methodRows = await this.rows(PayoutMethodRow, 'payout_method', organizationId, ids.payoutMethodIds);
    const counterpartyIds = [...ids.counterpartyIds, ...methodRows.map(({ counterpartyId }) => counterpartyId)];
    const rows = await this.rows(Counterparty, 'counterparty', organizationId, counterpartyIds);
    const counterparties = new Map(
      await Promise.all(rows.map(async (row) => [row.id, await this.savedCounterparty(row)] as const)),
    );
    const methods = await Promise.all(
      methodRows.map(async (row) => [row.id, await this.savedMethod(row, counterparties)] as const),
    );
    return { counterparties, methods: new Map(methods) };
  }

  private async rows<E extends object>(
    entity: new () => E,
    table: 'counterparty' | 'payout_method',
    organizationId: string,
    ids: readonly string[],
  ): Promise<E[]> {
    if (ids.length === 0) return [];
    const text = `SELECT * FROM ${table} WHERE organization_id = $1 AND id = ANY($2::uuid[])`;
    return this.reads.many(entity, text, [organizationId, [...new Set(ids)]]);
  }

  private async savedCounterparty(row: Counterparty): Promise<SavedCounterparty> {
    return { id: row.id, isDeleted: row.deletedAt !== null, recipient: await this.recipients.open(row) };
  }

  private async savedMethod(
    row: PayoutMethodRow,
    counterparties: ReadonlyMap<string, SavedCounterparty>,
  ): Promise<SavedMethod> {
    const { id, counterpartyId, deletedAt } = row;
    const isDeleted = deletedAt !== null || counterparties.get(counterpartyId)?.isDeleted !== false;
    return { id, counterpartyId, isDeleted, method: (await this.methods.open(row)).method };
  }
}
