export { erasedOwnersIn, forgetErasedOwners } from './erased-owners.js';
export { ObjectStore } from './object-store.js';
export { RewrapDataKeys } from './rewrap-data-keys.js';
export { SeedWrapper, presentSeedWrapper, seedWrapper } from './seed-key.js';
export type { SealedColumn, SealedPlace } from './sealed-place.js';
export { DataKeyDestroyed, ObjectNotFound, SealedValueRefused, WrongMasterKey } from './vault.errors.js';
export { VaultModule } from './vault.module.js';
export { Vault } from './vault.js';
