import { Injectable } from '@nestjs/common';
import type { PayoutMethod } from '#contracts';
import type { Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import type { PayoutMethodRow } from './payout-method.entity.js';

export interface LabelledMethod {
  readonly alias: string;
  readonly method: PayoutMethod;
}

type Owned = Pick<PayoutMethodRow, 'organizationId' | 'id'>;

@Injectable()
export class SealedPayoutMethods {
  constructor(private readonly vault: Vault) {}

  seal(tx: Tx, owned: Owned, labelled: LabelledMethod): Promise<Buffer> {
    return this.vault.seal(tx, place(owned), JSON.stringify(labelled));
  }

  async open(row: Owned & Pick<PayoutMethodRow, 'method'>): Promise<LabelledMethod> {
    return JSON.parse((await this.vault.open(place(row), row.method)).toString()) as LabelledMethod;
  }
}

function place({ organizationId, id }: Owned): SealedPlace {
  return { organizationId, table: 'payout_method', row: id, column: 'method' };
}
