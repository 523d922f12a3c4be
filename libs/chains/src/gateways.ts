import { Injectable } from '@nestjs/common';
import { type Blockchain, type EvmBlockchain, evmBlockchains } from '#contracts';
import { Reads } from '#database';
import { Log } from '#runtime';
import { ChainConfig } from './chain-settings.js';
import { ChainCursor } from './deposits/chain-cursor.entity.js';
import type { Gateway } from './gateway.js';
import { SimulatedChains } from './simulated/simulated-chains.js';
import { Tokens } from './tokens.js';
import { Wallets } from './wallets/wallets.js';

/** By how many blocks a transaction is usually buried before it stays, chain by chain. */
const usualConfirmations: Readonly<Record<EvmBlockchain, number>> = {
  ETHEREUM: 12,
  POLYGON: 64,
  BASE: 30,
  CELO: 30,
  PLASMA: 30,
};

/** Who serves which chain: a node where one is named; in the sandbox, a simulated chain everywhere else. */
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

  /** What is in the ledger is on one network: on another, it is not there. */
  private async openSame(blockchain: Blockchain): Promise<Gateway> {
    const gateway = await this.open(blockchain);
    const cursor = await this.reads.one(ChainCursor, { blockchain });
    if (cursor !== undefined && cursor.network !== gateway.network)
      throw new Error(
        `In this database ${blockchain} is the network ${cursor.network}, and not ${gateway.network}: look at RPC_URLS and CHAIN_IDS, or begin with another database`,
      );
    return gateway;
  }

  /** What speaks to real chains is large, and loaded only where one is. */
  private async open(blockchain: Blockchain): Promise<Gateway> {
    const rpcUrl = this.config.rpcUrls[blockchain];
    if (rpcUrl === undefined) {
      if (!this.tokens.isSimulated(blockchain)) throw new Error(`RPC_URLS names no node for ${blockchain}`);
      return this.simulated.gateway(blockchain);
    }
    const pollMilliseconds = this.config.pollMilliseconds[blockchain];
    const shared = {
      rpcUrl,
      ...(pollMilliseconds === undefined ? {} : { pollMilliseconds }),
      tokens: this.tokens.contractsOn(blockchain),
      gasWallet: await this.wallets.gasWallet(blockchain),
    };
    if (blockchain === 'SOLANA') {
      const { SolanaGateway } = await import('./solana/solana-gateway.js');
      const genesisHash = this.config.chainIds.SOLANA;
      return SolanaGateway.open({ ...shared, ...(genesisHash === undefined ? {} : { genesisHash }) });
    }
    if (!isEvm(blockchain)) throw new Error(`There is no gateway to a node of ${blockchain}`);
    const { EvmGateway } = await import('./evm/evm-gateway.js');
    return EvmGateway.open({
      ...shared,
      blockchain,
      ...(this.config.chainIds[blockchain] === undefined ? {} : { chainId: Number(this.config.chainIds[blockchain]) }),
      confirmations: this.config.confirmations[blockchain] ?? usualConfirmations[blockchain],
      warn: (message: string) => this.log.warn({ blockchain }, message),
    });
  }
}

function isEvm(blockchain: Blockchain): blockchain is EvmBlockchain {
  return (evmBlockchains as readonly Blockchain[]).includes(blockchain);
}
