import type { Blockchain, TokenSymbol } from '#contracts';
import type { WalletKeys } from './keys/wallet-keys.js';

/** A place in a chain: a block, and which one of those that claimed its number. */
export interface BlockRef {
  readonly number: number;
  readonly hash: string;
}

/** A block with all transfers of supported tokens in it, whoever sent or received them. */
export interface Block extends BlockRef {
  /** Of the block it builds on, which is the one before it in the answer of `blocksAfter`. */
  readonly parentHash: string;
  readonly minedAt: Date;
  readonly transfers: readonly TokenTransfer[];
}

export interface TokenTransfer {
  readonly transactionHash: string;
  /** The how-manieth transfer of supported tokens within its transaction, from 0: the same after a reorg. */
  readonly ordinal: number;
  readonly token: TokenSymbol;
  readonly source: string;
  readonly destination: string;
  readonly units: bigint;
}

export interface Payment {
  readonly destination: string;
  readonly units: bigint;
  /** The amounts that were asked for, as decimals, where fees, rates or sums make the units differ from them. */
  readonly amounts?: readonly string[];
}

/** That fit into one transaction, where one can pay several. */
export const mostPayments = 350;

/** A wallet of ours: its number in the derivation from the seed, 0 being the one that pays for gas. */
export interface Wallet {
  readonly index: number;
  readonly address: string;
}

/** Tokens from one of our wallets to others, in one transaction on the chain. */
export interface TokenOrder {
  readonly kind: 'tokens';
  readonly id: string;
  readonly wallet: Wallet;
  readonly token: TokenSymbol;
  readonly payments: readonly Payment[];
}

/**
 * What a chain needs before tokens can be sent, as a transaction of its own: gas in the wallet, a contract, an approval.
 * Only the gateway that asked for it knows what `details` says (JSON).
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

/** What has to be on the chain first. At most one with the same key is under way at a time. */
export interface Preparation {
  readonly key: string;
  readonly wallet: Wallet;
  readonly details: PreparationDetails;
}

/** A transaction as it was signed: kept before it is sent anywhere, so that it can be sent again and never be made twice. */
export interface SignedTransaction {
  readonly hash: string;
  readonly raw: string;
  /** What the gateway wants to know of it later (JSON), such as the fees it offers or until when it is valid. */
  readonly terms: Readonly<Record<string, string | number>>;
}

/** What came of the transactions that were signed for one order, of which the chain can take only one. */
export type Outcome =
  /** None is on the chain. They are broadcast again. */
  | { readonly state: 'missing' }
  /** None is on the chain, and none will be as things are: another has to be signed. */
  | { readonly state: 'signAgain' }
  /** One is on the chain, and not yet so deep that it stays. */
  | { readonly state: 'included'; readonly hash: string; readonly confirmations: number }
  | {
      readonly state: 'final';
      readonly hash: string;
      /** Whether it did what it was for: a transaction can be on the chain and have failed. */
      readonly succeeded: boolean;
      readonly minedAt: Date;
      /** Where the tokens went: the recipient, or the contract that handed them on to several. */
      readonly destination: string;
    };

/**
 * One blockchain. A gateway keeps nothing that would be missed: whoever calls it has written down before what it is
 * about to do. What it throws is a failure of the moment (a node that is slow, wrong or gone): the call is made again.
 */
export abstract class Gateway {
  abstract readonly blockchain: Blockchain;
  /** Which of the networks that are called so: a database that knows one is not to be used with another. */
  abstract readonly network: string;
  /** How many blocks, its own included, make a transaction final. */
  abstract readonly confirmations: number;
  /** How long to wait before it is asked again what is new. */
  abstract readonly pollMilliseconds: number;

  /** The contract of a token, as events name it; `undefined` where this chain does not have it. */
  abstract contractOf(token: TokenSymbol): string | undefined;

  /** The newest block there is: where watching begins. */
  abstract head(): Promise<BlockRef>;
  /** What follows a block, oldest first, none left out; empty when nothing does yet. The first one's `parentHash` differs from its hash when that block is no longer in the chain. */
  abstract blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]>;
  /** The number up to which blocks are final, when this is the newest one seen. */
  abstract finalUpTo(newest: BlockRef): Promise<number>;

  /** The number that the next transaction of a wallet has, where a chain counts them; else 0. */
  abstract nextNonce(address: string): Promise<number>;
  /** The first thing that is missing for this order to be signed and taken, if anything is. */
  abstract missing(order: Order): Promise<Preparation | undefined>;
  /** What signing needs to know of the chain (fees …), looked up before: signing itself asks nobody and cannot fail halfway. */
  abstract terms(
    order: Order,
    earlier: readonly SignedTransaction[],
  ): Promise<Readonly<Record<string, string | number>>>;
  abstract sign(
    order: Order,
    nonce: number,
    terms: Readonly<Record<string, string | number>>,
    keys: WalletKeys,
  ): Promise<SignedTransaction>;
  /** Hands a transaction to the chain, which may have it already. */
  abstract broadcast(transaction: SignedTransaction): Promise<void>;
  abstract outcome(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<Outcome>;
}

/** The chain would not do this if it were asked now: the tokens are not there, the recipient is blocked … */
export class OrderRefused extends Error {}
