import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type OperatorCaller, authorOf } from '#auth';
import { CancelTransfer, HeldWallets, ReleaseWallet, Tokens, platformOrganizationId } from '#chains';
import type { Blockchain } from '#contracts';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import {
  type HeldWalletList,
  type OpenTransferList,
  type OpenTransferView,
  heldWalletView,
  openTransferView,
} from './chain-operation.view.js';

/** More than anybody looks through. */
const mostShown = 1_000;

/** What the operator does about wallets and transfers that do not go on by themselves. */
@Injectable()
export class ChainOperationService {
  constructor(
    private readonly tokens: Tokens,
    private readonly heldWallets: HeldWallets,
    private readonly releaseWallet: ReleaseWallet,
    private readonly transfers: CancelTransfer,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async held(blockchain: Blockchain): Promise<HeldWalletList> {
    this.refuseUnknown(blockchain);
    const wallets = await this.heldWallets.on(blockchain, mostShown);
    return { results: wallets.map((wallet) => heldWalletView(blockchain, wallet)) };
  }

  async release(caller: OperatorCaller, blockchain: Blockchain, address: string, reason: string): Promise<void> {
    this.refuseUnknown(blockchain);
    const isHeld = (await this.heldWallets.on(blockchain, mostShown)).some((wallet) => wallet.address === address);
    if (!isHeld) throw new ResourceNotFound('heldWallet', address);
    const count = await this.releaseWallet.countOf(blockchain, address);
    await this.unitOfWork.run(async (tx) => {
      const released = await this.releaseWallet.release(tx, blockchain, address, count);
      if (released === undefined) throw new ResourceNotFound('heldWallet', address);
      const entry = { organizationId: platformOrganizationId, action: 'walletReleased', reason } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry, subject: `wallet:${blockchain}:${address}` });
    });
  }

  async open(blockchain: Blockchain): Promise<OpenTransferList> {
    this.refuseUnknown(blockchain);
    return { results: (await this.transfers.inProgress(blockchain, mostShown)).map(openTransferView) };
  }

  async cancel(caller: OperatorCaller, blockchain: Blockchain, id: string, reason: string): Promise<OpenTransferView> {
    return this.unitOfWork.run(async (tx) => {
      const transfer = await this.transfers.cancel(tx, blockchain, id, reason);
      if (transfer === undefined) throw new ResourceNotFound('transfer', id);
      const { organizationId } = transfer;
      const entry = { organizationId, action: 'transferCanceled', subject: `transfer:${id}`, reason } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry });
      return openTransferView(transfer);
    });
  }

  private refuseUnknown(blockchain: Blockchain): void {
    if (!this.tokens.blockchains.includes(blockchain)) throw new ResourceNotFound('chain', blockchain);
  }
}
