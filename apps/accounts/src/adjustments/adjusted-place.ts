import { platformOrganizationId, treasuryAccounts } from '#chains';
import { blockchains, fiatAndRailCodes } from '#contracts';
import type { AccountBook, LedgerPlace, SystemBook } from '#ledger';
import type { AdjustmentLine, PostAdjustmentBody } from './adjustment.dto.js';

type Adjusted = Pick<PostAdjustmentBody, 'organizationId' | 'blockchain'>;

const settlements = [...fiatAndRailCodes, ...blockchains].map((of) => `settlement:${of}`);
const ofAnAccount: readonly string[] = ['available', 'reserved'];
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const owed = new RegExp(`^owed:(${uuid})$`);
const owedToDeveloper = new RegExp(`^developerFees:(${uuid})$`);

/** The place that a line names, or why it names none. */
export function placeOf(line: AdjustmentLine, of: Adjusted): LedgerPlace | { readonly problem: string } {
  const { accountId, book } = line;
  if (accountId !== undefined)
    return ofAnAccount.includes(book)
      ? { accountId, book: book as AccountBook }
      : { problem: 'must be available or reserved, as it is of an account' };
  if (ofAnAccount.includes(book)) return { problem: 'is of an account: name its accountId' };
  return isBookOf(book, of) ? { book: book as SystemBook } : { problem: `must be one of: ${namesFor(of).join(', ')}` };
}

/** Whose account a line is about: named as such, or by what it owes. */
export function accountIn({ accountId, book }: AdjustmentLine): string | undefined {
  return accountId ?? owed.exec(book)?.[1];
}

/** To which organization the platform owes what is in this book. */
export function developerIn({ book }: AdjustmentLine): string | undefined {
  return owedToDeveloper.exec(book)?.[1];
}

export function isPurse(accountId: string): boolean {
  return Object.values<string>(treasuryAccounts).includes(accountId);
}

function isBookOf(book: string, { organizationId, blockchain }: Adjusted): boolean {
  if (book === 'fees' || book === `chain:${blockchain}` || settlements.includes(book)) return true;
  if (organizationId === platformOrganizationId) return book === 'onramp' || owedToDeveloper.test(book);
  return book === 'developerFees' || owed.test(book);
}

function namesFor({ organizationId, blockchain }: Adjusted): string[] {
  const own =
    organizationId === platformOrganizationId
      ? ['onramp', 'developerFees:<organization>']
      : ['developerFees', 'owed:<account>'];
  return ['fees', ...own, 'settlement:<code or chain>', `chain:${blockchain}`];
}
