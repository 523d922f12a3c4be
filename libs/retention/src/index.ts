export { Archives } from './archives.js';
export { ArchivesModule } from './archives.module.js';
export { RetentionConfig } from './retention-settings.js';
export { RetentionModule } from './retention.module.js';
