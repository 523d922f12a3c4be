import { Injectable } from '@nestjs/common';
import { type Blockchain, isEvmBlockchain } from '#contracts';
import { Reads } from '#database';
import { Log, Metrics } from '#runtime';
import { ChainConfig } from '../settings/chain-settings.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import type { Gateway } from '../gateway/gateway.js';
import { overSeveralNodes } from './several-nodes.js';
import { SimulatedChains } from '../simulated/simulated-chains.js';
import { Tokens } from '../gateway/tokens.js';
import { Wallets } from '../wallets/wallets.js';

export type ChainErrand = 'watching' | 'sending';

/** The gateway to each chain: to its nodes if some are configured, otherwise, in the sandbox, to a simulated chain. */
@Injectable()
export class Gateways {
  private readonly opened = new Map<string, Promise<Gateway>>();
  private readonly asked: ReturnType<Metrics['counter']>;

  constructor(
    private readonly config: ChainConfig,
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly simulated: SimulatedChains,
    private readonly reads: Reads,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.asked = metrics.counter(
      'node_questions_total',
      'Questions to nodes of chains, of which providers charge each, by the place of the node in RPC_URLS',
      ['blockchain', 'node', 'errand'],
    );
  }

  of(blockchain: Blockchain, errand: ChainErrand = 'sending'): Promise<Gateway> {
    const key = `${blockchain} ${errand}`;
    let gateway = this.opened.get(key);
    if (gateway === undefined) {
      gateway = this.openSame(blockchain, errand);
      this.opened.set(key, gateway);
      gateway.catch(() => this.opened.delete(key));
    }
    return gateway;
  }

  /** The ledger holds what is on one network. On another network it would not be there. */
  private async openSame(blockchain: Blockchain, errand: ChainErrand): Promise<Gateway> {
    const gateway = await this.open(blockchain, errand);
    const cursor = await this.reads.one(ChainCursor, { blockchain });
    if (cursor !== undefined && cursor.network !== gateway.network)
      throw new Error(
        `In this database ${blockchain} is the network ${cursor.network}, and not ${gateway.network}: look at RPC_URLS and CHAIN_IDS, or begin with another database`,
      );
    return gateway;
  }

  private async open(blockchain: Blockchain, errand: ChainErrand): Promise<Gateway> {
    const urls = this.config.rpcUrls[blockchain] ?? [];
    const [first, ...others] = await Promise.all(
      urls.map((rpcUrl, at) =>
        this.openNode(blockchain, rpcUrl, (questions) =>
          this.asked.inc({ blockchain, node: String(at + 1), errand }, questions),
        ),
      ),
    );
    if (first === undefined) {
      if (!this.tokens.isSimulated(blockchain)) throw new Error(`RPC_URLS names no node for ${blockchain}`);
      return this.simulated.gateway(blockchain);
    }
    if (others.length === 0) return first;
    return overSeveralNodes([first, ...others], (message) => this.log.warn({ blockchain }, message));
  }

  /** What talks to real chains is large, so it is loaded only if one is configured. */
  private async openNode(blockchain: Blockchain, rpcUrl: string, asked: (questions: number) => void): Promise<Gateway> {
    const options = {
      rpcUrl,
      asked,
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
