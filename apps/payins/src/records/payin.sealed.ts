import { Injectable } from '@nestjs/common';
import type { PayinDetails, PayinSender } from '#contracts';
import type { Tx } from '#database';
import { Names } from '#names';
import { type SealedPlace, Vault } from '#vault';
import type { Payin } from './payin.entity.js';

type Kept = Pick<Payin, 'organizationId' | 'id'>;

/** The personal data of a payin, encrypted at rest: the account it was to come from, and who paid. */
@Injectable()
export class SealedPayins {
  constructor(
    private readonly vault: Vault,
    private readonly names: Names,
  ) {}

  sealDetails(tx: Tx, payin: Kept, details: PayinDetails): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(payin, 'details'), JSON.stringify(details));
  }

  /** From then on it is found by the name of who paid. Deferred: late in a transaction it is sent with the rest. */
  keepSenderName(tx: Tx, { organizationId, id }: Kept, sender: PayinSender): Promise<void> {
    const names = 'senderName' in sender ? [sender.senderName] : [];
    return this.names.replace(tx, 'payin', { organizationId, id, names });
  }

  sealSender(tx: Tx, payin: Kept, sender: PayinSender): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(payin, 'sender'), JSON.stringify(sender));
  }

  async openDetails(payin: Kept & Pick<Payin, 'details'>): Promise<PayinDetails> {
    return JSON.parse((await this.vault.open(placeOf(payin, 'details'), payin.details)).toString()) as PayinDetails;
  }

  async openSender(payin: Kept & Pick<Payin, 'sender'>): Promise<PayinSender | undefined> {
    if (payin.sender === null) return undefined;
    return JSON.parse((await this.vault.open(placeOf(payin, 'sender'), payin.sender)).toString()) as PayinSender;
  }
}

function placeOf({ organizationId, id }: Kept, column: 'details' | 'sender'): SealedPlace {
  return { organizationId, table: 'payin', row: id, column };
}
