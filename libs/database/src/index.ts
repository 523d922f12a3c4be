export * from './broadcast.js';
export * from './connections.js';
export { buildIndex } from './build-index.js';
export { countByStatus, countNoMore } from './count-by-status.js';
export {
  type CopiedSequence,
  type CopiedTable,
  DatabaseSnapshot,
  type RowsOfTable,
} from './copying/database-snapshot.js';
export { fillEmptyDatabase, refuseUsedDatabase, unknownMigrations } from './copying/fill-empty-database.js';
export type { FilledDatabase } from './copying/filled-database.js';
export * from './database.module.js';
export * from './delete-in-batches.js';
export { isUniqueViolation, tookTooLong } from './failures.js';
export { confineTo, forEveryOrganization, forOrganization, openToEvery, withinRequest } from './scope.js';
export { InstallationModule } from './installation/installation.module.js';
export * from './isolate-organizations.js';
export { columnsAs, snake } from './snake-naming.js';
export { reachDatabase } from './reach-database.js';
export { Listening } from './listening.js';
export { WorkSignal } from './work-signal.js';
export { type ByMonth, joinMonths, partitionByMonth } from './partitions/partition-by-month.js';
export * from './persistence.js';
export {
  type Asked,
  type FoundElsewhere,
  type ListSelection,
  type ListedTable,
  cursorOf,
  listSelection,
} from './list-selection.js';
export type { Queries } from './queries.js';
export * from './reads.js';
export type { Equals } from './entity-statements.js';
export { Tx } from './tx.js';
export * from './unit-of-work.js';
