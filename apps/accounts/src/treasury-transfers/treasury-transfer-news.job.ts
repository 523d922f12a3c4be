import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type TransferEnd, transferArrived, transferEnded } from '#chains';
import { platformOrganizationId } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { TreasuryTransferBooks } from './treasury-transfer.books.js';
import { TreasuryTransfer } from './treasury-transfer.entity.js';
import { treasuryTransferLifecycle } from './treasury-transfer.lifecycle.js';

/** Ends transfers of the treasury by what became of them on their chain. News may come twice. */
@Injectable()
export class TreasuryTransferNewsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly books: TreasuryTransferBooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(transferEnded.treasuryTransfer, (end) => this.unitOfWork.run((tx) => this.ended(tx, end)));
    // The other purse is credited as it is by any deposit: nothing else waits for that.
    this.jobs.handle(transferArrived.treasuryTransfer, () => Promise.resolve());
  }

  private async ended(tx: Tx, { relatedId: id, transferId, ...end }: TransferEnd): Promise<void> {
    const where = { organizationId: platformOrganizationId, id };
    const transfer = await tx.one(TreasuryTransfer, where, { lock: true });
    if (transfer?.status !== 'pending' || transfer.transferId !== transferId) return;
    if (!end.succeeded) await this.books.giveBack(tx, transfer);
    await tx.update(TreasuryTransfer, where, {
      status: treasuryTransferLifecycle.next(transfer.status, end.succeeded ? 'final' : 'refused', id),
      transactionHash: end.transactionHash ?? null,
      failureReason: end.reason?.slice(0, 500) ?? null,
      updatedAt: this.clock.now(),
    });
  }
}
