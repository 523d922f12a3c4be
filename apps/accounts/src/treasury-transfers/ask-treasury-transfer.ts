import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Proposals, Proposed } from '#proposals';
import { MakeTreasuryTransfer } from './make-treasury-transfer.js';
import type { TreasuryTransferBody } from './treasury-transfer.dto.js';
import type { TreasuryTransferView } from './treasury-transfer.view.js';

/** Made at once where nobody else has to agree, or proposed. */
@Injectable()
export class AskTreasuryTransfer {
  constructor(
    private readonly proposals: Proposals,
    private readonly transfers: MakeTreasuryTransfer,
  ) {}

  async ask(caller: StaffCaller, asked: TreasuryTransferBody): Promise<TreasuryTransferView | Proposed> {
    const { reason } = asked;
    const proposal = await this.proposals.insteadOf(caller, { action: 'treasury.transfer', parameters: asked, reason });
    return proposal === undefined ? this.transfers.make(caller, asked) : new Proposed(proposal);
  }
}
