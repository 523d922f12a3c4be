import type { EvmBlockchain } from '#contracts';
import type { Wallet } from '../gateway/gateway.js';
import type { Calls } from './calls.js';
import type { Ethereum } from './ethereum.js';
import type { EvmNode } from './evm-node.js';
import type { FeePolicy } from './fees.js';

/** What the parts of a gateway have in common: one chain, and how it is reached. */
export interface EvmChain {
  readonly blockchain: EvmBlockchain;
  readonly chainId: number;
  readonly confirmations: number;
  readonly finalizes: boolean;
  /** Whether a transaction also pays for its bytes. */
  readonly chargesForData: boolean;
  readonly policy: FeePolicy;
  readonly gasWallet: Wallet;
  readonly node: EvmNode;
  readonly ethereum: Ethereum;
  readonly calls: Calls;
  /** For what an operator should look at although nothing failed. */
  readonly warn: (message: string) => void;
}
