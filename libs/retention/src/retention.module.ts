import { Global, Module } from '@nestjs/common';
import { JobsModule } from '#jobs';
import { ArchivesModule } from './archives.module.js';
import { MakeMonths } from './make-months.job.js';
import { RetentionConfig, retentionConfig } from './retention-settings.js';

@Global()
@Module({
  imports: [ArchivesModule, JobsModule],
  providers: [retentionConfig, MakeMonths],
  exports: [ArchivesModule, RetentionConfig],
})
export class RetentionModule {}
