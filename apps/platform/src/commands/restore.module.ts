import { Module } from '@nestjs/common';
import { BackupModule } from '#backup';
import { SeedKeyModule } from '../../../accounts/src/seed-key.module.js';

/** With the seed key, where there is one, to see whether it is the right one before anything is restored. */
@Module({ imports: [BackupModule, SeedKeyModule.ofPresentKey()] })
export class RestoreModule {}
