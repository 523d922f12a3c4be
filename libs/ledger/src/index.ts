export { exchangedLines, movedLines } from './exchanged-lines.js';
export {
  type AccountKey,
  type Balance,
  type FiatLine,
  type FiatPosting,
  Ledger,
  type LedgerSum,
  type Posting,
  type PostingLine,
  noChain,
} from './ledger.js';
export { LedgerLine } from './ledger-line.entity.js';
export { LedgerModule } from './ledger.module.js';
export {
  type Book,
  type FiatBook,
  type FiatPlace,
  type LedgerPlace,
  atRail,
  available,
  fiatBooks,
  onChain,
  reserved,
  systemAccountId,
} from './ledger-place.js';
export { type OpeningLine, openingLine } from './opening-line.js';
