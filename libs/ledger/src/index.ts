export { Freeze } from './freeze.entity.js';
export {
  type Freezable,
  type FreezeEnded,
  type Frozen,
  Freezes,
  depositsUnfrozen,
  payoutsUnfrozen,
  stopsCredits,
  stopsDebits,
} from './freezes.js';
export { FrozenView, frozenView } from './frozen.view.js';
export { exchangedLines, movedLines } from './exchanged-lines.js';
export {
  type AccountKey,
  type Balance,
  type FiatLine,
  type FiatPosting,
  type HeldTokens,
  Ledger,
  type Posting,
  type PostingLine,
} from './ledger.js';
export { heldIn } from './held-in.js';
export { holdDeveloperFees } from './hold-developer-fees.js';
export { LedgerHistory } from './ledger-history.js';
export { LedgerStatements, type Statement } from './ledger-statements.js';
export { LedgerLine } from './ledger-line.entity.js';
export { LedgerModule, LedgerWorkModule } from './ledger.module.js';
export {
  type AccountBook,
  type Book,
  type FiatBook,
  type FiatPlace,
  type LedgerAsset,
  type LedgerPlace,
  type SystemBook,
  atRail,
  available,
  fiatBooks,
  inFrozenReserve,
  noChain,
  onChain,
  reserved,
  systemAccountId,
} from './ledger-place.js';
export { LedgerProof, type Proof, type TokenSum } from './ledger-proof.js';
export type { WrongPlace } from './wrong-place.js';
