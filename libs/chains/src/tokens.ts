import { Injectable } from '@nestjs/common';
import { type Blockchain, type TokenSymbol, blockchains, tokenSymbols } from '#contracts';
import { ChainConfig } from './chain-settings.js';

type Contracts = Readonly<Partial<Record<TokenSymbol, string>>>;

/** Where a token is on a chain, as its issuer or the chain itself publishes it. All of them count in millionths. */
export const tokenContracts: Readonly<Record<Blockchain, Contracts>> = {
  ETHEREUM: {
    USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  },
  POLYGON: {
    USDC: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    USDT: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  },
  BASE: {
    USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    USDT: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
  },
  CELO: {
    USDC: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
    USDT: '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  },
  PLASMA: { USDT: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb' },
  SOLANA: {
    USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
    USDT: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  },
  TRON: { USDT: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
};

export interface TokenOnChain {
  readonly symbol: TokenSymbol;
  readonly blockchain: Blockchain;
}

/** Which tokens there are on which chains, in this installation. */
@Injectable()
export class Tokens {
  constructor(private readonly config: ChainConfig) {}

  /** Chains that are served: in the sandbox those without a node of their own are simulated. */
  get blockchains(): readonly Blockchain[] {
    return blockchains.filter(
      (blockchain) => this.config.mode === 'sandbox' || this.config.rpcUrls[blockchain] !== undefined,
    );
  }

  isSimulated(blockchain: Blockchain): boolean {
    return this.config.mode === 'sandbox' && this.config.rpcUrls[blockchain] === undefined;
  }

  contractsOn(blockchain: Blockchain): Contracts {
    return { ...tokenContracts[blockchain], ...this.config.tokenContracts[blockchain] };
  }

  /** As events name it; `undefined` for a pair that is not supported. */
  contractOf({ symbol, blockchain }: TokenOnChain): string | undefined {
    return this.blockchains.includes(blockchain) ? this.contractsOn(blockchain)[symbol] : undefined;
  }

  /** Why such a pair cannot be had, naming those that can. */
  problem(pair: TokenOnChain, among: readonly Blockchain[] = this.blockchains): string | undefined {
    const known = among.includes(pair.blockchain) && this.contractOf(pair) !== undefined;
    return known ? undefined : `must be one of: ${this.namesAmong(among).join(', ')}`;
  }

  private namesAmong(among: readonly Blockchain[]): string[] {
    return among.flatMap((blockchain) =>
      tokenSymbols
        .filter((symbol) => this.contractOf({ symbol, blockchain }) !== undefined)
        .map((symbol) => `${symbol} on ${blockchain}`),
    );
  }
}
