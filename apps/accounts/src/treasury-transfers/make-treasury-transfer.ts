import { Injectable } from '@nestjs/common';
import { type StaffCaller, actorOf } from '#auth';
import { platformOrganizationId } from '#chains';
import { UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import { SendFromTreasury } from './send-from-treasury.js';
import { TreasuryTransferBooks } from './treasury-transfer.books.js';
import type { TreasuryTransferBody } from './treasury-transfer.dto.js';
import { TreasuryTransfer } from './treasury-transfer.entity.js';
import { treasuryTransferLifecycle } from './treasury-transfer.lifecycle.js';
import { TreasuryTransferRequirements } from './treasury-transfer.requirements.js';
import { type TreasuryTransferView, treasuryTransferView } from './treasury-transfer.view.js';

/** Decides that the treasury sends: from then on it happens exactly once, or what was taken for it is where it was. */
@Injectable()
export class MakeTreasuryTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requirements: TreasuryTransferRequirements,
    private readonly books: TreasuryTransferBooks,
    private readonly sending: SendFromTreasury,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  make(caller: StaffCaller, asked: TreasuryTransferBody): Promise<TreasuryTransferView> {
    return this.unitOfWork.run(async (tx) => {
      const toAddress = await this.requirements.destination(tx, asked, 'FOR SHARE');
      const { from, toPurse = null, tokenSymbol, blockchain, units, book = null, reason } = asked;
      const now = this.clock.now();
      const decided = {
        organizationId: platformOrganizationId,
        id: this.ids.next(),
        status: treasuryTransferLifecycle.next(null, 'request'),
        fromPurse: from,
        toPurse,
        toAddress,
        token: tokenSymbol,
        ...{ blockchain, units, book, reason, madeBy: actorOf(caller) },
        ...{ transactionHash: null, failureReason: null, createdAt: now, updatedAt: now },
      };
      await this.books.take(tx, decided);
      const transfer = { ...decided, transferId: await this.sending.send(tx, caller, decided) };
      tx.insert(TreasuryTransfer, transfer);
      return treasuryTransferView(transfer);
    });
  }
}
