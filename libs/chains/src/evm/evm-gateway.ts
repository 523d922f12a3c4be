import { type EvmBlockchain, type TokenContracts, type TokenSymbol, evmChains, tokenSymbols } from '#contracts';
import {
  type Block,
  type BlockRef,
  type BlockVerdict,
  Gateway,
  type Holdings,
  type Order,
  OrderRefused,
  type Preparation,
  type SignedTransaction,
  type Wallet,
  type TokenTransfer,
} from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import type { Header } from './answers.js';
import { Blocks } from './blocks.js';
import { Calls } from './calls.js';
import { Ethereum } from './ethereum.js';
import type { EvmChain } from './evm-chain.js';
import { EvmNode } from './evm-node.js';
import { finalUpTo } from './finality.js';
import { costOf, gasOfCoins, gasOfSigned } from './gas.js';
import { JsonRpc } from './json-rpc.js';
import { marketOf, offerWithin } from './fee-market.js';
import { EvmOrderOutcomes } from './order-outcomes.js';
import { Preparations } from './preparations.js';
import { questions } from './questions.js';
import { broadcast, sign } from './transactions.js';
import { attemptsOf, written } from './terms.js';
import { EvmWalletHistory } from './wallet-history.js';

export interface EvmGatewayOptions {
  readonly blockchain: EvmBlockchain;
  /** It may contain a provider's key, so it is never logged or shown. */
  readonly rpcUrl: string;
  /** What is left out comes from the chain's row. */
  readonly chainId?: number | undefined;
  readonly confirmations?: number | undefined;
  readonly pollMilliseconds?: number | undefined;
  /** Beside those that the issuers publish, or instead of them. */
  readonly tokens?: TokenContracts;
  /** The most that is ever offered, in wei for each unit of gas. */
  readonly highestFeePerGas?: bigint;
  /** The wallet that pays for the gas of all others. */
  readonly gasWallet: Wallet;
  readonly timeoutMilliseconds?: number;
  readonly questionsPerRequest?: number;
  readonly warn?: (message: string) => void;
  readonly asked?: ((questions: number) => void) | undefined;
}

/** Of which a question and its answer stay below what a deployment may have: 24,576 bytes of code. */
const walletsPerQuestion = 500;
const weiPerGwei = 1_000_000_000n;

type Terms = SignedTransaction['terms'];

/** A chain that works as Ethereum does, over JSON-RPC. */
export class EvmGateway extends Gateway {
  readonly blockchain: EvmBlockchain;
  readonly network: string;
  readonly history: EvmWalletHistory;
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
    this.blocks = new Blocks(chain);
    this.preparations = new Preparations(chain);
    this.history = new EvmWalletHistory(chain);
    this.outcomes = new EvmOrderOutcomes(chain, this.blocks, this.history);
  }

  /** Does not ask the node anything: it may be down while a service starts. */
  static async open(options: EvmGatewayOptions): Promise<EvmGateway> {
    const { pollMilliseconds = evmChains[options.blockchain].pollMilliseconds } = options;
    return new EvmGateway(chainOf(options, await Ethereum.load()), pollMilliseconds);
  }

  async head(): Promise<BlockRef> {
    const { number, hash } = await this.chain.node.ask(questions.head);
    return { number, hash };
  }

  async blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]> {
    return this.blocks.after(block, most);
  }

  async finalUpTo(newest: BlockRef): Promise<number> {
    return finalUpTo(this.chain, newest.number);
  }

  override async verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    const { node } = this.chain;
    const final = await finalUpTo(this.chain, await node.ask(questions.headNumber));
    const headers = await node.askAll<(Header | undefined)[]>(blocks.map(({ number }) => questions.header(number)));
    return blocks.map(({ number, hash }, at) => {
      if (headers[at] === undefined) return 'missing';
      if (headers[at].hash !== hash) return 'replaced';
      return number <= final ? 'final' : 'open';
    });
  }

  override transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    return this.blocks.transfersIn(blocks);
  }

  async holdings(token: TokenSymbol, addresses: readonly string[]): Promise<Holdings> {
    const { node, calls, ethereum } = this.chain;
    const block = await this.finalUpTo(await this.head());
    const owners = addresses.map((address) => calls.address(address));
    const parts = Array.from({ length: Math.ceil(owners.length / walletsPerQuestion) }, (_, part) =>
      owners.slice(part * walletsPerQuestion, (part + 1) * walletsPerQuestion),
    );
    const answers = await node.askAll<(readonly bigint[])[]>(
      parts.map((part) => questions.numbersAt(ethereum.holdings(calls.token(token), part), part.length, block)),
    );
    return { block, units: answers.flat() };
  }

  override async coins(address: string): Promise<bigint> {
    const { node, calls } = this.chain;
    return (await node.ask(questions.balance(calls.address(address)))) / weiPerGwei;
  }

  async missing(order: Order, signed: readonly SignedTransaction[] = [], orders = 1): Promise<Preparation | undefined> {
    return this.preparations.missing(order, signed, orders);
  }

  async terms(order: Order, earlier: readonly SignedTransaction[]): Promise<Terms> {
    const market = await marketOf(this.chain);
    const offer = offerWithin(this.chain, market, attemptsOf(earlier));
    const gas = await gasOfSigned(this.chain, order, earlier);
    const { node, calls, blockchain } = this.chain;
    const address = calls.address(order.wallet.address);
    const balance = await node.ask(questions.balance(address));
    const needed = await costOf(this.chain, order, gas, offer.most);
    // Others are given more; this one is to take what there was when it was decided.
    const isDrawBack = order.kind === 'preparation' && order.details.what === 'drawBack';
    if (balance < needed && isDrawBack)
      throw new OrderRefused(`${address} has ${balance} wei on ${blockchain}, less than when it was to be drawn back`);
    if (balance < needed)
      throw new Error(`${address} has ${balance} wei on ${blockchain}, and order ${order.id} may take ${needed}`);
    return written({ ...market, ...offer, gas });
  }

  /** It may offer more than others, as what it replaces may have offered the most: it takes little gas. */
  override async cancellationTerms(_order: Order, earlier: readonly SignedTransaction[]): Promise<Terms> {
    const { policy } = this.chain;
    const market = await marketOf(this.chain);
    const chain = { ...this.chain, policy: { ...policy, limit: (policy.limit * 3n) / 2n } };
    const offer = offerWithin(chain, market, attemptsOf(earlier));
    return written({ ...market, ...offer, gas: gasOfCoins, isCancellation: true });
  }

  override drawBack(wallet: Wallet): Promise<Preparation | undefined> {
    return this.preparations.drawBack(wallet);
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

function chainOf(options: EvmGatewayOptions, ethereum: Ethereum): EvmChain {
  const { blockchain, gasWallet, asked, timeoutMilliseconds = 15_000, questionsPerRequest = 100 } = options;
  const facts = evmChains[blockchain];
  const { chainId = facts.chainId, confirmations = facts.confirmations } = options;
  if (!Number.isSafeInteger(confirmations) || confirmations < 1)
    throw new Error(`The confirmations of ${blockchain} have to be a whole number from 1`);
  const addresses = { ...facts.tokens, ...options.tokens };
  const known = new Calls(blockchain, ethereum, new Map());
  const tokens = tokenSymbols.flatMap((symbol) => {
    const address = addresses[symbol];
    return address === undefined ? [] : [[symbol, known.address(address)] as const];
  });
  known.address(gasWallet.address);
  const rpc = new JsonRpc({ blockchain, rpcUrl: options.rpcUrl, timeoutMilliseconds, questionsPerRequest, asked });
  return {
    blockchain,
    chainId,
    confirmations,
    finalizes: facts.finalizes,
    chargesForData: facts.chargesForData,
    policy: {
      limit: options.highestFeePerGas ?? BigInt(facts.highestFeeGwei) * weiPerGwei,
      patienceBlocks: facts.patienceBlocks,
    },
    gasWallet,
    node: new EvmNode(rpc, blockchain, chainId),
    ethereum,
    calls: new Calls(blockchain, ethereum, new Map(tokens)),
    warn: options.warn ?? (() => undefined),
  };
}
