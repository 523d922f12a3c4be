import { Injectable } from '@nestjs/common';
import { type Blockchain, isEvmBlockchain } from '#contracts';
import { Reads } from '#database';
import { Log } from '#runtime';
import { ChainConfig } from '../settings/chain-settings.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import type { Gateway } from '../gateway/gateway.js';
import { SimulatedChains } from '../simulated/simulated-chains.js';
import { Tokens } from '../gateway/tokens.js';
import { Wallets } from '../wallets/wallets.js';

/** The gateway to each chain: to its node if one is configured, otherwise, in the sandbox, to a simulated chain. */
@Injectable()
export class Gateways {
  private readonly opened = new Map<Blockchain, Promise<Gateway>>();

  constructor(
    private readonly config: ChainConfig,
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly simulated: SimulatedChains,
    private readonly reads: Reads,
    private readonly log: Log,
  ) {}

  of(blockchain: Blockchain): Promise<Gateway> {
    let gateway = this.opened.get(blockchain);
    if (gateway === undefined) {
      gateway = this.openSame(blockchain);
      this.opened.set(blockchain, gateway);
      gateway.catch(() => this.opened.delete(blockchain));
    }
    return gateway;
  }

  /** The ledger holds what is on one network. On another network it would not be there. */
  private async openSame(blockchain: Blockchain): Promise<Gateway> {
    const gateway = await this.open(blockchain);
    const cursor = await this.reads.one(ChainCursor, { blockchain });
    if (cursor !== undefined && cursor.network !== gateway.network)
      throw new Error(
        `In this database ${blockchain} is the network ${cursor.network}, and not ${gateway.network}: look at RPC_URLS and CHAIN_IDS, or begin with another database`,
      );
    return gateway;
  }

  /** What talks to real chains is large, so it is loaded only if one is configured. */
  private async open(blockchain: Blockchain): Promise<Gateway> {
    const rpcUrl = this.config.rpcUrls[blockchain];
    if (rpcUrl === undefined) {
      if (!this.tokens.isSimulated(blockchain)) throw new Error(`RPC_URLS names no node for ${blockchain}`);
      return this.simulated.gateway(blockchain);
    }
    const options = {
      rpcUrl,
      tokens: this.tokens.contractsOn(blockchain),
      gasWallet: await this.wallets.gasWallet(blockchain),
      pollMilliseconds: this.config.pollMilliseconds[blockchain],
    };
    if (blockchain === 'SOLANA') {
      const { SolanaGateway } = await import('../solana/solana-gateway.js');
      return SolanaGateway.open({ ...options, genesisHash: this.config.chainIds.SOLANA });
    }
    if (!isEvmBlockchain(blockchain)) {
      const { TronGateway } = await import('../tron/tron-gateway.js');
      return new TronGateway({ ...options, genesisHash: this.config.chainIds.TRON });
    }
    const { EvmGateway } = await import('../evm/evm-gateway.js');
    const chainId = this.config.chainIds[blockchain];
    return EvmGateway.open({
      ...options,
      blockchain,
      chainId: chainId === undefined ? undefined : Number(chainId),
      confirmations: this.config.confirmations[blockchain],
      warn: (message) => this.log.warn({ blockchain }, message),
    });
  }
}
