import type { Blockchain, TokenSymbol } from '#contracts';
import type { WalletKeys } from '../keys/wallet-keys.js';
import type { OrderOutcome } from './order-outcome.js';

/** A block: its number, and the hash that tells it from others which had that number before a reorganization. */
export interface BlockRef {
  readonly number: number;
  readonly hash: string;
}

/** What a node has at the number of a block that was read before: that one, final or not yet; another one; or none yet. */
export type BlockVerdict = 'final' | 'open' | 'replaced' | 'missing';

/** What is wrong with the nodes of a chain, although it can be watched. */
export const nodeTroubles = ['nodeSilent', 'nodeBehind', 'nodesDisagree'] as const;
export type NodeTrouble = (typeof nodeTroubles)[number];

/** A block with all transfers of supported tokens in it, between any addresses. */
export interface Block extends BlockRef {
  /** The hash of the block before it in the answer of `blocksAfter`. */
  readonly parentHash: string;
  readonly minedAt: Date;
  readonly transfers: readonly TokenTransfer[];
}

export interface TokenTransfer {
  readonly transactionHash: string;
  /** Its position among the transfers of supported tokens in its transaction, from 0: the same after a reorganization. */
  readonly ordinal: number;
  readonly token: TokenSymbol;
  readonly source: string;
  readonly destination: string;
  readonly units: bigint;
}

/** A transfer of a block that was read before. */
export interface Movement {
  readonly block: BlockRef;
  readonly transfer: TokenTransfer;
}

export interface Payment {
  readonly destination: string;
  readonly units: bigint;
  /** What it is made for, such as the payouts that it pays. */
  readonly subjectIds?: readonly string[];
  /** The amounts that were asked for, as decimals, where fees, rates or sums make the units differ from them. */
  readonly amounts?: readonly string[];
}

/** The most that fit into one transaction on chains where one can make several. */
export const mostPayments = 350;

/** A wallet of ours. `index` is its number in the derivation from the seed; wallet 0 pays for gas. */
export interface Wallet {
  readonly index: number;
  readonly address: string;
}

/** Tokens from one of our wallets to others, in one transaction on the chain. */
export interface TokenOrder {
  readonly kind: 'tokens';
  readonly id: string;
  /** What it leaves on chains that number nothing: the same where it is decided once more, with another id. */
  readonly mark: string;
  readonly wallet: Wallet;
  readonly token: TokenSymbol;
  readonly payments: readonly Payment[];
}

/**
 * A transaction that a chain needs before tokens can be sent: gas in the wallet, a contract, an approval.
 * `details` (JSON) is understood by the gateway that asked for it, and by nothing else.
 */
export interface PreparationOrder {
  readonly kind: 'preparation';
  readonly id: string;
  readonly wallet: Wallet;
  readonly details: PreparationDetails;
}

export interface PreparationDetails {
  readonly what: string;
  readonly [field: string]: string | number;
}

export type Order = TokenOrder | PreparationOrder;

/** What has to be on the chain first. At most one with the same key is in progress at a time. */
export interface Preparation {
  readonly key: string;
  readonly wallet: Wallet;
  readonly details: PreparationDetails;
}

/** A signed transaction. It is stored before it is sent, so that it can be sent again and is never made twice. */
export interface SignedTransaction {
  readonly hash: string;
  readonly raw: string;
  /** What the gateway needs later (JSON), such as the fees it offers or until when it is valid. */
  readonly terms: Readonly<Record<string, string | number>>;
}

/** A final transaction of one of our wallets. */
export interface WalletTransaction {
  readonly nonce: number;
  readonly hash: string;
  /** Whether it does exactly what this order asks for. */
  isFor(order: Order): boolean;
}

/** What a chain that numbers the transactions of each wallet has of one, whatever is known of it here. */
export interface WalletHistory {
  /** How many transactions there are, which is the nonce of the next one. */
  countOf(address: string): Promise<number>;
  /** With those that wait in the node's pool for a block. */
  pendingCountOf(address: string): Promise<number>;
  finalCountOf(address: string): Promise<number>;
  /** All in which tokens left it by what is logged, from this block on, oldest first. */
  paymentsOf(address: string, fromBlock: number): Promise<readonly WalletTransaction[]>;
  /** The one with this nonce, as a final block holds it; undefined if none does. */
  transactionWith(
    address: string,
    nonce: number,
  ): Promise<(WalletTransaction & { readonly succeeded: boolean }) | undefined>;
}

/** What is looked for on a chain that does not number the transactions of a wallet: the mark that each order leaves on it. */
export interface OrderMarks {
  /** From where on the chain takes nothing that was signed before now (JSON). */
  horizon(): Promise<number>;
  /**
   * The final transaction with a mark that was signed before the horizon was asked for, in no block before this one. `undefined`
   * as long as one may still come.
   */
  find(mark: string, horizon: number, fromBlock: number): Promise<{ readonly hash: string } | 'none' | undefined>;
}

/** What wallets hold of a token. */
export interface Holdings {
  /** At the end of this block, which is final. */
  readonly block: number;
  /** In the order in which the wallets were named. */
  readonly units: readonly bigint[];
}

/**
 * One blockchain. A gateway keeps no state that would be missed: its caller stores what it is about to do before it calls.
 * An error is temporary (a node that is slow, wrong or down), and the call is made again.
 */
export abstract class Gateway {
  abstract readonly blockchain: Blockchain;
  /** Main network or which test network: a database that was used with one must not be used with another. */
  abstract readonly network: string;
  /** How long to wait before asking for new blocks. */
  abstract readonly pollMilliseconds: number;

  /** The newest block, where watching begins. */
  abstract head(): Promise<BlockRef>;
  /** The blocks that follow this one, oldest first and without gaps. If this block was replaced, `parentHash` of the first is not its hash. */
  abstract blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]>;
  /** The number up to which blocks are final if this is the newest one. */
  abstract finalUpTo(newest: BlockRef): Promise<number>;

  /**
   * By as few questions as the chain allows. Where several wallets are asked for, a wallet may hold more, in places that only a
   * question for it alone looks at, and blocks that come meanwhile may be in the answer.
   */
  abstract holdings(token: TokenSymbol, addresses: readonly string[]): Promise<Holdings>;
  /** What a wallet has to pay for gas with, in billionths of the chain's coin. Undefined where nothing is paid for. */
  coins?(address: string): Promise<bigint>;
  abstract verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]>;
  /** The same by each of several nodes, of which the most doubtful counts. What a single one told of is not asked again. */
  async agreedVerdicts(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    return blocks.map(() => 'final');
  }
  /** What these blocks tell of when they are read again: nothing, if the chain has others in their places. */
  abstract transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]>;
  /** Whether each of several nodes tells of these. What a single one told of is not asked again. */
  async agreedMovements(movements: readonly Movement[]): Promise<readonly boolean[]> {
    return movements.map(() => true);
  }
  readonly troubles: readonly NodeTrouble[] = [];

  /** Undefined on chains without nonces. */
  abstract readonly history: WalletHistory | undefined;
  /** Undefined where there is a history, and on chains that forget nothing. */
  readonly marks: OrderMarks | undefined = undefined;
  /**
   * The first thing that has to be prepared before this order can be signed, if there is any; what is signed needs it as well.
   * Where it does for so many orders of the wallet at once, it is prepared for all of them.
   */
  abstract missing(
    order: Order,
    signed?: readonly SignedTransaction[],
    orders?: number,
  ): Promise<Preparation | undefined>;
  /** What signing needs from the chain, such as fees. It is looked up before, so that signing makes no calls and cannot fail halfway. */
  abstract terms(
    order: Order,
    earlier: readonly SignedTransaction[],
  ): Promise<Readonly<Record<string, string | number>>>;
  /** The same for a transaction that takes the place of those that were signed, and does nothing. Undefined where there is none. */
  cancellationTerms?(
    order: Order,
    earlier: readonly SignedTransaction[],
  ): Promise<Readonly<Record<string, string | number>>>;
  /** Takes back what is left of the coins that a wallet was given for gas. Undefined if it is not worth it. */
  drawBack?(wallet: Wallet): Promise<Preparation | undefined>;
  abstract sign(
    order: Order,
    nonce: number,
    terms: Readonly<Record<string, string | number>>,
    keys: WalletKeys,
  ): Promise<SignedTransaction>;
  /** Sends a transaction to the chain, which may have it already. */
  abstract broadcast(transaction: SignedTransaction): Promise<void>;
  abstract outcome(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome>;
}

/** A payment of a batch, by its place in the order. */
export interface PaymentRefused {
  readonly place: number;
  readonly reason: string;
}

/** The chain would revert this now: there are too few tokens, the recipient is blocked … */
export class OrderRefused extends Error {
  constructor(
    message: string,
    /** Those of its payments that are refused while others would be made; empty if it is all of them, or none. */
    readonly payments: readonly PaymentRefused[] = [],
  ) {
    super(message);
  }
}

/** In the terms of a transaction. */
export const cancellation = 'cancellation';
