import { Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { VaultModule } from '#vault';
import { Archive } from './archive.entity.js';
import { ArchiveFiles } from './archive-files.js';
import { Archives } from './archives.js';
import { CreateArchives1795580000069 } from './migrations/1795580000069-create-archives.js';

/** Enough to read what was archived. */
@Module({
  imports: [
    DatabaseModule,
    VaultModule,
    persistence({ entities: [Archive], migrations: [CreateArchives1795580000069] }),
  ],
  providers: [ArchiveFiles, Archives],
  exports: [Archives],
})
export class ArchivesModule {}
