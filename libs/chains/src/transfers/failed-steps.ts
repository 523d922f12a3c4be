import { Injectable } from '@nestjs/common';
import { platformOrganizationId } from '#contracts';
import { UnitOfWork } from '#database';
import { Exceptions } from '#exceptions';
import { Log } from '#runtime';
import { GasWalletDry } from '../gateway/gas-wallet-dry.js';
import { OrderRefused } from '../gateway/gateway.js';
import type { Transfer } from '../records/transfer.entity.js';
import { SettleTransfer } from './settle-transfer.js';
import { TransferQueue } from './transfer-queue.js';

/** How often the chain has to refuse an order before the tokens are released. */
const refusalsBelieved = 4;

/** Of a transfer of which the chain takes nothing that was signed any more. */
export class RefusedForGood extends OrderRefused {
  constructor(
    { message }: Error,
    readonly signedCount: number,
  ) {
    super(message);
  }
}

/** A step that failed is tried again, unless the chain refuses the transfer. */
@Injectable()
export class FailedSteps {
  constructor(
    private readonly queue: TransferQueue,
    private readonly settleTransfer: SettleTransfer,
    private readonly exceptions: Exceptions,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
  ) {}

  async take(transfer: Transfer, cause: unknown): Promise<void> {
    const { id: transferId, blockchain } = transfer;
    this.log.warn({ err: cause, transferId, blockchain }, 'a transfer could not be brought further; trying again');
    const isGone = cause instanceof RefusedForGood;
    const isRefused = cause instanceof OrderRefused && (transfer.status === 'requested' || isGone);
    const refusals = transfer.refusals + (isRefused ? 1 : 0);
    if (!isRefused || refusals < refusalsBelieved) await this.queue.lookAgainAfterFailure(transfer, refusals);
    else if (cause.payments.length > 0 && (await this.settleTransfer.leaveOut(transfer, cause.payments)))
      await this.queue.lookAgain(transfer, 0);
    else await this.settleTransfer.refuse(transfer, cause.message, isGone ? cause.signedCount : undefined);
    if (cause instanceof GasWalletDry) await this.tellDry(transfer, cause);
  }

  private async tellDry({ blockchain }: Transfer, { address, message }: GasWalletDry): Promise<void> {
    await this.unitOfWork.run((tx) =>
      this.exceptions.open(tx, {
        organizationId: platformOrganizationId,
        kind: 'gasShort',
        subject: { type: 'wallet', id: `${blockchain}:${address}` },
        because: message,
        options: [],
      }),
    );
  }
}
