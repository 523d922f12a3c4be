export { type AccountKey, type Balance, Ledger, type LedgerSum, type Posting, type PostingLine } from './ledger.js';
export { LedgerLine } from './ledger-line.entity.js';
export { LedgerModule } from './ledger.module.js';
export { type Book, type LedgerPlace, available, onChain, reserved, systemAccountId } from './ledger-place.js';
