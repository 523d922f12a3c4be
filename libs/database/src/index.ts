export * from './broadcast.js';
export * from './connections.js';
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
export { isUniqueViolation } from './failures.js';
export { confineTo, forEveryOrganization, forOrganization, openToEvery, withinRequest } from './scope.js';
export { InstallationModule } from './installation/installation.module.js';
export * from './isolate-organizations.js';
export { columnsAs, snake } from './snake-naming.js';
export { reachDatabase } from './open-data-source.js';
export * from './persistence.js';
export type { Queries } from './queries.js';
export * from './reads.js';
export type { Equals } from './entity-statements.js';
export { Tx } from './tx.js';
export * from './unit-of-work.js';
