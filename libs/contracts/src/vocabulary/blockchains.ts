import type { TokenSymbol } from './money.js';

export type TokenContracts = Readonly<Partial<Record<TokenSymbol, string>>>;

/** Everything that is known of one EVM chain. */
export interface EvmChainFacts {
  readonly chainId: number;
  /** In which fees are paid. */
  readonly coin: string;
  /** Where tokens are, as their issuers or the chain itself publish it. */
  readonly tokens: TokenContracts;
  /** How many blocks, its own included, usually make a transaction final. */
  readonly confirmations: number;
  /** Whether its nodes say up to which block it is `finalized`: one that does not say so is not believed. Elsewhere it is asked all the same. */
  readonly finalizes: boolean;
  /** How long to wait before a node is asked for new blocks. */
  readonly pollMilliseconds: number;
  /** The most that a transaction offers for each unit of gas, whatever a node says of the market. */
  readonly highestFeeGwei: number;
  /** After how many blocks, some five minutes, a transaction that could be mined but is not is stuck. */
  readonly patienceBlocks: number;
  /** Whether a transaction also pays for its bytes, as on the rollups of the OP stack: https://docs.optimism.io/stack/transactions/fees */
  readonly chargesForData: boolean;
}

/** One row for each EVM chain: a new chain is a row here, and a row that lacks something does not compile. */
const evmRows = {
  ETHEREUM: {
    chainId: 1,
    coin: 'ETH',
    tokens: {
      USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    },
    confirmations: 12,
    finalizes: true,
    pollMilliseconds: 6_000,
    highestFeeGwei: 500,
    patienceBlocks: 25,
    chargesForData: false,
  },
  POLYGON: {
    chainId: 137,
    coin: 'POL',
    tokens: {
      USDC: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      USDT: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    },
    confirmations: 64,
    finalizes: true,
    pollMilliseconds: 2_000,
    highestFeeGwei: 5_000,
    patienceBlocks: 150,
    chargesForData: false,
  },
  BASE: {
    chainId: 8_453,
    coin: 'ETH',
    tokens: {
      USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      USDT: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
    },
    confirmations: 30,
    finalizes: true,
    pollMilliseconds: 2_000,
    highestFeeGwei: 100,
    patienceBlocks: 150,
    chargesForData: true,
  },
  CELO: {
    chainId: 42_220,
    coin: 'CELO',
    tokens: {
      USDC: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
      USDT: '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
    },
    confirmations: 30,
    finalizes: true,
    pollMilliseconds: 2_000,
    highestFeeGwei: 2_000,
    patienceBlocks: 300,
    chargesForData: true,
  },
  PLASMA: {
    chainId: 9_745,
    coin: 'XPL',
    tokens: { USDT: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb' },
    confirmations: 30,
    finalizes: false,
    pollMilliseconds: 2_000,
    highestFeeGwei: 500,
    patienceBlocks: 300,
    chargesForData: false,
  },
} as const satisfies Readonly<Record<string, EvmChainFacts>>;

export type EvmBlockchain = keyof typeof evmRows;
export const evmChains: Readonly<Record<EvmBlockchain, EvmChainFacts>> = evmRows;
export const evmBlockchains = Object.keys(evmRows) as readonly EvmBlockchain[];

/** Where a payout can go. */
export const payoutBlockchains = [...evmBlockchains, 'SOLANA'] as const;
export type PayoutBlockchain = (typeof payoutBlockchains)[number];

export const blockchains = [...payoutBlockchains, 'TRON'] as const;
export type Blockchain = (typeof blockchains)[number];

export function isEvmBlockchain(blockchain: Blockchain): blockchain is EvmBlockchain {
  return Object.hasOwn(evmChains, blockchain);
}

/** What fees are paid in on each chain. */
export const coins = ['ETH', 'POL', 'CELO', 'XPL', 'SOL', 'TRX'] as const;
export type Coin = (typeof coins)[number];

/** Coins are counted in billionths: what is finer on its chain is rounded up. */
export const coinExponent = 9;

const otherCoins: Readonly<Record<Exclude<Blockchain, EvmBlockchain>, Coin>> = { SOLANA: 'SOL', TRON: 'TRX' };

export function coinOf(blockchain: Blockchain): Coin {
  return isEvmBlockchain(blockchain) ? evmRows[blockchain].coin : otherCoins[blockchain];
}
