import type { Blockchain } from '#contracts';

/** Where the money of a customer's account is: free to use, or held for something that is under way. */
export type AccountBook = 'available' | 'reserved';

/**
 * What stands on the other side, kept for each organization: what is on a chain, what a rail owes, what was earned. In the
 * books of the house also what of it is the fees of a developer, and the tokens that were given for money that rails hold.
 */
export type SystemBook =
  `chain:${Blockchain}` | `settlement:${string}` | 'fees' | 'developerFees' | `developerFees:${string}` | 'onramp';

export type Book = AccountBook | SystemBook;

/** A side of a line. */
export type LedgerPlace = { readonly accountId: string; readonly book: AccountBook } | { readonly book: SystemBook };

/** Under which the books of the system are kept. They alone may be below zero. */
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
