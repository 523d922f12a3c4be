import type { Blockchain } from '#contracts';

/** The money of a customer's account: free to use, or held for something in progress. */
export type AccountBook = 'available' | 'reserved';

/**
 * The other side of a line, kept for each organization: what is on a chain, what a rail owes, what was earned. The platform
 * also has books for the fees owed to developers and for the tokens that were paid for money which rails hold. What an account
 * had used of a credit that was taken back is in `owed:<accountId>`, below zero.
 */
export type SystemBook =
  | `chain:${Blockchain}`
  | `settlement:${string}`
  | 'fees'
  | 'developerFees'
  | `developerFees:${string}`
  | `owed:${string}`
  | 'onramp';

export type Book = AccountBook | SystemBook;

/** One side of a line. */
export type LedgerPlace = { readonly accountId: string; readonly book: AccountBook } | { readonly book: SystemBook };

/** The account of the system's books, which alone may be below zero. */
export const systemAccountId = '00000000-0000-0000-0000-000000000000';

export function available(accountId: string): LedgerPlace {
  return { accountId, book: 'available' };
}

export function reserved(accountId: string): LedgerPlace {
  return { accountId, book: 'reserved' };
}

export function onChain(blockchain: Blockchain): LedgerPlace {
  return { book: `chain:${blockchain}` };
}

export function accountIdOf(place: LedgerPlace): string {
  return 'accountId' in place ? place.accountId : systemAccountId;
}
