export { type ListFormat, listFormats } from './formats/read-list.js';
export { type EntryKind, type ListedName, entryKinds } from './lists/listed.js';
export { RefusedList } from './lists/refused-list.js';
export {
  type FieldScore,
  type Match,
  type ScoredField,
  type Subject,
  matchEntry,
  scoredFields,
} from './matching/match-entry.js';
export { type MatchedWord, type WordMatch, wordMatches } from './matching/match-names.js';
export { ScreeningAddress, byHand, comparableAddress } from './records/screening-address.entity.js';
export { ScreeningEntry } from './records/screening-entry.entity.js';
export { ScreeningList } from './records/screening-list.entity.js';
export { ScreeningListsModule } from './screening-lists.module.js';
export { Versions } from './search/versions.js';
export { ListedAddresses } from './search/listed-addresses.js';
export { type Findings, type FoundEntry, SearchLists } from './search/search-lists.js';
export { StageList, type StagedList } from './search/stage-list.js';
