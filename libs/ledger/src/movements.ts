import { systemAccountId } from './ledger-place.js';

export const place = 'organization_id, account_id, book, token, blockchain';

const system = `'${systemAccountId}'::uuid`;

/** What these lines, by a condition on them, moved into and out of places: one row for each side of a line. */
export const sidesOf = (condition: string): string => `
  SELECT organization_id, side.account_id, side.book, token, blockchain, side.units
  FROM ledger_line, LATERAL (VALUES (destination_id, destination_book, units), (source_id, source_book, -units)) AS side (account_id, book, units)
  WHERE ${condition}`;

/** The same, and what came to an account over a chain, or left it, as a book of the account: see `LedgerSum`. */
export const movementsOf = (condition: string): string => `
  SELECT organization_id, side.account_id, side.book, token, blockchain, side.units
  FROM ledger_line, LATERAL (VALUES
    (false, destination_id, destination_book, units),
    (false, source_id, source_book, -units),
    (true, CASE WHEN source_id = ${system} AND source_book LIKE 'chain:%' THEN destination_id ELSE ${system} END, source_book, units),
    (true, CASE WHEN destination_id = ${system} AND destination_book LIKE 'chain:%' THEN source_id ELSE ${system} END, destination_book, -units)
  ) AS side (over_chain, account_id, book, units)
  WHERE ${condition} AND (NOT over_chain OR side.account_id <> ${system})`;

/** Books of accounts that are no places of the ledger. */
export const isOverChain = `account_id <> ${system} AND book LIKE 'chain:%'`;

/** Where nothing is sealed yet, all lines come after this one. */
export const noLine = '00000000-0000-0000-0000-000000000000';
