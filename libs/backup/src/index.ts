export { BackUp, type MadeBackup } from './back-up.js';
export { BackupModule } from './backup.module.js';
export type { Manifest } from './archive/manifest.js';
export { readBackup } from './read-backup.js';
export { Restore, type Restored } from './restore.js';
