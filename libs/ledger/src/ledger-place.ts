import type { Blockchain, Coin, FiatCurrencyCode, TokenSymbol } from '#contracts';

/** The money of a customer's account: free to use, held for something in progress, or come while the account takes nothing. */
export type AccountBook = 'available' | 'reserved' | 'frozen';

/**
 * The other side of a line, kept for each organization: what is on a chain, what was paid for gas there, what a rail owes, what
 * was earned. The platform also has books for the fees owed to developers and for the tokens that were paid for money which
 * rails hold. What an account had used of a credit that was taken back is in `owed:<accountId>`, below zero.
 */
export type SystemBook =
  | `chain:${Blockchain}`
  | `gas:${Blockchain}`
  | `settlement:${string}`
  | 'fees'
  | 'developerFees'
  | `developerFees:${string}`
  | `owed:${string}`
  | 'onramp'
  | FiatBook;

/**
 * The books of money, one of each for a currency; docs/books.md says what is posted to which and when. What a rail holds for us
 * and what others owe us is below zero there, as what lies on a chain is.
 */
export type FiatBook = `rail:${string}:${FiatCurrencyCode}` | (typeof fiatBooks)[number];

export const fiatBooks = ['payable', 'receivable', 'exchange', 'exchangeGains', 'railFees'] as const;

export type Book = AccountBook | SystemBook;

/** What stands in the place of a chain where money is meant. */
export const noChain = 'fiat';

/** What lines are about: tokens or the coin of a chain, or money. */
export interface LedgerAsset {
  readonly token: TokenSymbol | Coin | FiatCurrencyCode;
  readonly blockchain: Blockchain | typeof noChain;
}

/** One side of a line. */
export type LedgerPlace = { readonly accountId: string; readonly book: AccountBook } | { readonly book: SystemBook };

/** One side of a line of money. */
export interface FiatPlace {
  readonly book: FiatBook;
}

/** The account of the system's books, which alone may be below zero. */
export const systemAccountId = '00000000-0000-0000-0000-000000000000';

export function available(accountId: string): LedgerPlace {
  return { accountId, book: 'available' };
}

export function reserved(accountId: string): LedgerPlace {
  return { accountId, book: 'reserved' };
}

/** What came to an account that is frozen: part of its balance once that ends. */
export function inFrozenReserve(accountId: string): LedgerPlace {
  return { accountId, book: 'frozen' };
}

export function onChain(blockchain: Blockchain): LedgerPlace {
  return { book: `chain:${blockchain}` };
}

export function atRail(rail: string, currency: FiatCurrencyCode): FiatPlace {
  return { book: `rail:${rail}:${currency}` };
}

export function accountIdOf(place: LedgerPlace): string {
  return 'accountId' in place ? place.accountId : systemAccountId;
}
