import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { UnitOfWork } from '#database';
import { Log } from '#runtime';
import { Gateways } from '../connections/gateways.js';
import { Tokens } from '../gateway/tokens.js';
import { TransferQueue } from './transfer-queue.js';
import { WalletGasRows } from './wallet-gas.rows.js';

/** Takes back what is left of the coins that wallets were given for gas, once they have not paid for a day. */
@Injectable()
export class DrawBackGas {
  constructor(
    private readonly tokens: Tokens,
    private readonly gateways: Gateways,
    private readonly walletGas: WalletGasRows,
    private readonly queue: TransferQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
  ) {}

  async allIdle(): Promise<void> {
    for (const blockchain of this.tokens.blockchains)
      await this.onChain(blockchain).catch((cause: unknown) => {
        this.log.warn({ err: cause, blockchain }, 'gas could not be drawn back; trying again');
      });
  }

  private async onChain(blockchain: Blockchain): Promise<void> {
    const idle = await this.walletGas.idle(blockchain);
    if (idle.length === 0) return;
    const gateway = await this.gateways.of(blockchain);
    for (const wallet of idle) {
      const preparation = await gateway.drawBack?.({ index: wallet.walletNumber, address: wallet.address });
      await this.unitOfWork.run(async (tx) => {
        const isIdle = await this.walletGas.forget(tx, wallet);
        if (isIdle && preparation !== undefined) await this.queue.insert(tx, { ...wallet, blockchain }, preparation);
      });
    }
  }
}
