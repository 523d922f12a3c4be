import { Injectable } from '@nestjs/common';
import type { PayoutMethod, Recipient } from '#contracts';
import type { Tx } from '#database';
import { Names } from '#names';
import { type SealedPlace, Vault } from '#vault';
import type { PayoutRequest } from './payout-request.entity.js';
import type { Payout } from './payout.entity.js';

/** Who is paid, and where: stored sealed. */
export interface PayoutDestination {
  readonly recipient: Recipient;
  readonly method: PayoutMethod;
  readonly supportingDetails?: Readonly<Record<string, string>>;
}

type Kept = Pick<Payout, 'organizationId' | 'id'>;

/** Seals and opens what payouts and their requests store encrypted. */
@Injectable()
export class SealedPayouts {
  constructor(
    private readonly vault: Vault,
    private readonly names: Names,
  ) {}

  seal(tx: Tx, payout: Kept, destination: PayoutDestination): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(payout), JSON.stringify(destination));
  }

  /** From then on new payouts are found by the names of who is paid. */
  keepNames(tx: Tx, payouts: readonly (Kept & Pick<PayoutDestination, 'recipient'>)[]): Promise<void> {
    const rows = payouts.map(({ organizationId, id, recipient }) => {
      const name = recipient.type === 'individual' ? `${recipient.firstName} ${recipient.lastName}` : recipient.name;
      return { organizationId, id, names: [name] };
    });
    return this.names.keep(tx, 'payout', rows);
  }

  async open(payout: Kept & Pick<Payout, 'details'>): Promise<PayoutDestination> {
    return JSON.parse((await this.vault.open(placeOf(payout), payout.details)).toString()) as PayoutDestination;
  }

  sealMemo(tx: Tx, request: Kept, memo: string): Promise<Buffer> {
    return this.vault.seal(tx, memoPlaceOf(request), memo);
  }

  async openMemo(request: Pick<PayoutRequest, 'organizationId' | 'id' | 'memo'>): Promise<string | undefined> {
    if (request.memo === null) return undefined;
    return (await this.vault.open(memoPlaceOf(request), request.memo)).toString();
  }
}

function placeOf({ organizationId, id }: Kept): SealedPlace {
  return { organizationId, table: 'payout', row: id, column: 'details' };
}

function memoPlaceOf({ organizationId, id }: Kept): SealedPlace {
  return { organizationId, table: 'payout_request', row: id, column: 'memo' };
}
