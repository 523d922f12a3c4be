import { Injectable } from '@nestjs/common';
import {
  type Blockchain,
  type EvmBlockchain,
  type TokenContracts,
  type TokenSymbol,
  blockchains,
  evmChains,
  isEvmBlockchain,
  tokenSymbols,
} from '#contracts';
import { ChainConfig } from '../settings/chain-settings.js';

/** Beside those of EVM chains, which are in the row of each chain. All tokens count in millionths. */
const otherContracts: Readonly<Record<Exclude<Blockchain, EvmBlockchain>, TokenContracts>> = {
  SOLANA: {
    USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
    USDT: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  },
  TRON: { USDT: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
};

/** The contracts that the issuers publish for this chain. */
export function publishedContracts(blockchain: Blockchain): TokenContracts {
  return isEvmBlockchain(blockchain) ? evmChains[blockchain].tokens : otherContracts[blockchain];
}

export interface TokenOnChain {
  readonly symbol: TokenSymbol;
  readonly blockchain: Blockchain;
}

/** The tokens on each chain, as this installation is configured. */
@Injectable()
export class Tokens {
  constructor(private readonly config: ChainConfig) {}

  /** In the sandbox all of them: those without a node are simulated. */
  get blockchains(): readonly Blockchain[] {
    return blockchains.filter(
      (blockchain) => this.config.mode === 'sandbox' || this.config.rpcUrls[blockchain] !== undefined,
    );
  }

  isSimulated(blockchain: Blockchain): boolean {
    return this.config.mode === 'sandbox' && this.config.rpcUrls[blockchain] === undefined;
  }

  /** Tokens of a test network are worth something to somebody: nobody gets them for what the sandbox makes up. */
  takesSandboxMoney(blockchain: Blockchain): boolean {
    return this.isSimulated(blockchain) || this.config.sandboxPaysTestnet === 'on';
  }

  isConvertible(from: Blockchain, to: Blockchain): boolean {
    return !this.isSimulated(from) || this.takesSandboxMoney(to);
  }

  contractsOn(blockchain: Blockchain): TokenContracts {
    return { ...publishedContracts(blockchain), ...this.config.tokenContracts[blockchain] };
  }

  /** `undefined` for a pair that is not supported. */
  contractOf({ symbol, blockchain }: TokenOnChain): string | undefined {
    return this.blockchains.includes(blockchain) ? this.contractsOn(blockchain)[symbol] : undefined;
  }

  /** Why this pair is not supported, with those that are. */
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
