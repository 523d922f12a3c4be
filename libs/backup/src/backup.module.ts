import { Module } from '@nestjs/common';
import { BackUp } from './back-up.js';
import { backupConfig } from './backup-config.js';
import { Restore } from './restore.js';

/** Opens no database by itself: one that is backed up is not migrated, and one that is restored into has to be empty. */
@Module({ providers: [backupConfig, BackUp, Restore] })
export class BackupModule {}
