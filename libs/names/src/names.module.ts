import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { VaultModule } from '#vault';
import { ForgetNames } from './forget-names.job.js';
import { CreateNamePrints1795580000091 } from './migrations/1795580000091-create-name-prints.js';
import { NamePrint } from './name-print.entity.js';
import { Names } from './names.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    VaultModule,
    persistence({ entities: [NamePrint], migrations: [CreateNamePrints1795580000091] }),
  ],
  providers: [Names, ForgetNames],
  exports: [Names],
})
export class NamesModule {}
