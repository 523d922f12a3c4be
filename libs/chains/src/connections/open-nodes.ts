import { Injectable } from '@nestjs/common';
import { type Blockchain, isEvmBlockchain } from '#contracts';
import { Log, Metrics } from '#runtime';
import { ChainConfig } from '../settings/chain-settings.js';
import type { Gateway } from '../gateway/gateway.js';
import { Tokens } from '../gateway/tokens.js';
import { Wallets } from '../wallets/wallets.js';

export type ChainErrand = 'watching' | 'sending';

/** A gateway to each node that is configured for a chain, and what is counted of the questions to it. */
@Injectable()
export class OpenNodes {
  private readonly asked: ReturnType<Metrics['counter']>;

  constructor(
    private readonly config: ChainConfig,
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.asked = metrics.counter(
      'node_questions_total',
      'Questions to nodes of chains, of which providers charge each, by the place of the node in RPC_URLS',
      ['blockchain', 'node', 'errand'],
    );
  }

  /** In the order of RPC_URLS. */
  async open(blockchain: Blockchain, errand: ChainErrand): Promise<readonly Gateway[]> {
    const urls = this.config.rpcUrls[blockchain] ?? [];
    return Promise.all(
      urls.map((rpcUrl, at) =>
        this.openNode(blockchain, rpcUrl, (questions) =>
          this.asked.inc({ blockchain, node: String(at + 1), errand }, questions),
        ),
      ),
    );
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
