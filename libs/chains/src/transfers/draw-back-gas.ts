import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { UnitOfWork } from '#database';
import { Gateways } from '../connections/gateways.js';
import { Tokens } from '../gateway/tokens.js';
import { Wallets } from '../wallets/wallets.js';
import { TransferQueue } from './transfer-queue.js';
import { WalletGasRows } from './wallet-gas.rows.js';

/** Takes back what is left of the coins that wallets were given for gas, once they have not paid for a day. */
@Injectable()
export class DrawBackGas {
  constructor(
    private readonly tokens: Tokens,
    private readonly gateways: Gateways,
    private readonly wallets: Wallets,
    private readonly walletGas: WalletGasRows,
    private readonly queue: TransferQueue,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A node that does not answer keeps no other chain from it. */
  async allIdle(): Promise<void> {
    const rounds = await Promise.allSettled(this.tokens.blockchains.map((blockchain) => this.onChain(blockchain)));
    for (const round of rounds) if (round.status === 'rejected') throw round.reason;
  }

  private async onChain(blockchain: Blockchain): Promise<void> {
    const idle = await this.walletGas.idle(blockchain);
    if (idle.length === 0) return;
    const gateway = await this.gateways.of(blockchain);
    const owners = await this.wallets.atAddresses(
      blockchain,
      idle.map(({ address }) => address),
    );
    for (const wallet of idle) {
      const owner = owners.get(wallet.address);
      if (owner === undefined) continue;
      const { number: index, organizationId } = owner;
      const preparation = await gateway.drawBack?.({ index, address: wallet.address });
      await this.unitOfWork.run(async (tx) => {
        const isIdle = await this.walletGas.forget(tx, wallet);
        if (isIdle && preparation !== undefined)
          await this.queue.insert(tx, { organizationId, blockchain }, preparation);
      });
    }
  }
}
