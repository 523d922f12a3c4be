import { type EvmBlockchain, type TokenSymbol, tokenSymbols } from '#contracts';
import {
  type Block,
  type BlockRef,
  Gateway,
  type Order,
  type OrderOutcome,
  type Preparation,
  type SignedTransaction,
  type Wallet,
} from '../gateway/gateway.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import { tokenContracts } from '../gateway/tokens.js';
import { Blocks } from './blocks.js';
import { Calls } from './calls.js';
import { Ethereum } from './ethereum.js';
import type { EvmChain } from './evm-chain.js';
import { EvmNode } from './evm-node.js';
import { policies } from './fees.js';
import { costOf, gasOf } from './gas.js';
import { JsonRpc } from './json-rpc.js';
import { marketOf, offerWithin } from './fee-market.js';
import { EvmOrderOutcomes } from './order-outcomes.js';
import { Preparations } from './preparations.js';
import { questions } from './questions.js';
import { broadcast, sign } from './transactions.js';
import { attemptsOf, written } from './terms.js';

export interface EvmGatewayOptions {
  readonly blockchain: EvmBlockchain;
  /** It may hold a key of a provider: it is never shown. */
  readonly rpcUrl: string;
  readonly confirmations: number;
  /** The wallet that pays for the gas of all others. */
  readonly gasWallet: Wallet;
  readonly chainId?: number;
  /** Instead of those that the issuers publish. */
  readonly tokens?: Readonly<Partial<Record<TokenSymbol, string>>>;
  readonly pollMilliseconds?: number;
  readonly timeoutMilliseconds?: number;
  readonly questionsPerRequest?: number;
  /** The most that is ever offered, in wei for each unit of gas. */
  readonly highestFeePerGas?: bigint;
  readonly warn?: (message: string) => void;
}

const networks: Readonly<Record<EvmBlockchain, { readonly chainId: number; readonly pollMilliseconds: number }>> = {
  ETHEREUM: { chainId: 1, pollMilliseconds: 6_000 },
  POLYGON: { chainId: 137, pollMilliseconds: 2_000 },
  BASE: { chainId: 8_453, pollMilliseconds: 2_000 },
  CELO: { chainId: 42_220, pollMilliseconds: 2_000 },
  PLASMA: { chainId: 9_745, pollMilliseconds: 2_000 },
};

type Terms = SignedTransaction['terms'];

/** The chains that work as Ethereum does, over JSON-RPC. */
export class EvmGateway extends Gateway {
  readonly blockchain: EvmBlockchain;
  readonly network: string;
  readonly confirmations: number;
  private readonly blocks: Blocks;
  private readonly preparations: Preparations;
  private readonly outcomes: EvmOrderOutcomes;

  private constructor(
    private readonly chain: EvmChain,
    readonly pollMilliseconds: number,
  ) {
    super();
    this.blockchain = chain.blockchain;
    this.network = String(chain.chainId);
    this.confirmations = chain.confirmations;
    this.blocks = new Blocks(chain);
    this.preparations = new Preparations(chain);
    this.outcomes = new EvmOrderOutcomes(chain);
  }

  /** Asks the node nothing: it may well be gone while a service starts. */
  static async open(options: EvmGatewayOptions): Promise<EvmGateway> {
    const { blockchain } = options;
    const network = networks[blockchain];
    return new EvmGateway(
      chainOf(options, await Ethereum.load(), options.chainId ?? network.chainId),
      options.pollMilliseconds ?? network.pollMilliseconds,
    );
  }

  contractOf(token: TokenSymbol): string | undefined {
    return this.chain.calls.tokens.get(token);
  }

  async head(): Promise<BlockRef> {
    const { number, hash } = await this.chain.node.ask(questions.head);
    return { number, hash };
  }

  async blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]> {
    return this.blocks.after(block, most);
  }

  async finalUpTo(newest: BlockRef): Promise<number> {
    return newest.number - this.confirmations + 1;
  }

  async nextNonce(address: string): Promise<number> {
    return this.chain.node.ask(questions.transactionCount(this.chain.calls.address(address)));
  }

  async missing(order: Order): Promise<Preparation | undefined> {
    return this.preparations.missing(order);
  }

  async terms(order: Order, earlier: readonly SignedTransaction[]): Promise<Terms> {
    const market = await marketOf(this.chain);
    const offer = offerWithin(this.chain, market, attemptsOf(earlier));
    const gas = await gasOf(this.chain, order);
    const { node, calls, blockchain } = this.chain;
    const address = calls.address(order.wallet.address);
    const balance = await node.ask(questions.balance(address));
    const needed = await costOf(this.chain, order, gas, offer.most);
    if (balance < needed)
      throw new Error(`${address} has ${balance} wei on ${blockchain}, and order ${order.id} may take ${needed}`);
    return written({ ...market, ...offer, gas });
  }

  async sign(order: Order, nonce: number, terms: Terms, keys: WalletKeys): Promise<SignedTransaction> {
    return sign(this.chain, order, { nonce, terms }, keys);
  }

  async broadcast(transaction: SignedTransaction): Promise<void> {
    await broadcast(this.chain, transaction);
  }

  async outcome(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    return this.outcomes.of(order, nonce, signed);
  }
}

function chainOf(options: EvmGatewayOptions, ethereum: Ethereum, chainId: number): EvmChain {
  const { blockchain, confirmations, gasWallet, timeoutMilliseconds = 15_000, questionsPerRequest = 100 } = options;
  if (!Number.isSafeInteger(confirmations) || confirmations < 1)
    throw new Error(`The confirmations of ${blockchain} have to be a whole number from 1`);
  const addresses = { ...tokenContracts[blockchain], ...options.tokens };
  const known = new Calls(blockchain, ethereum, new Map());
  const tokens = tokenSymbols.flatMap((symbol) => {
    const address = addresses[symbol];
    return address === undefined ? [] : [[symbol, known.address(address)] as const];
  });
  known.address(gasWallet.address);
  const rpc = new JsonRpc({ blockchain, rpcUrl: options.rpcUrl, timeoutMilliseconds, questionsPerRequest });
  const { limit, patienceBlocks } = policies[blockchain];
  return {
    ...{ blockchain, chainId, confirmations, gasWallet, ethereum },
    policy: { limit: options.highestFeePerGas ?? limit, patienceBlocks },
    node: new EvmNode(rpc, blockchain, chainId),
    calls: new Calls(blockchain, ethereum, new Map(tokens)),
    warn: options.warn ?? (() => undefined),
  };
}
