import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import type { AllowedSender } from './allowed-sender.entity.js';

type Kept = Pick<AllowedSender, 'organizationId' | 'id'>;

/** The labels of senders, encrypted at rest. */
@Injectable()
export class SealedSenderLabels {
  constructor(private readonly vault: Vault) {}

  async seal(tx: Tx, sender: Kept, label: string | undefined): Promise<Buffer | null> {
    return label === undefined ? null : this.vault.seal(tx, placeOf(sender), label);
  }

  async open(sender: Kept & Pick<AllowedSender, 'label'>): Promise<string | undefined> {
    return sender.label === null ? undefined : (await this.vault.open(placeOf(sender), sender.label)).toString();
  }
}

function placeOf({ organizationId, id }: Kept): SealedPlace {
  return { organizationId, table: 'allowed_sender', row: id, column: 'label' };
}
