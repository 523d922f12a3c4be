import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { FailingJobs } from './failing-jobs.js';
import { Housekeeping } from './housekeeping.js';
import { Hourly } from './hourly.js';
import { JobQueue } from './job-queue.js';
import { JobSignal } from './job-signal.js';
import { JobTables } from './job-tables.js';
import { Jobs } from './jobs.js';
import { CreateJobs1795478400003 } from './migrations/1795478400003-create-jobs.js';
import { AddJobsSilently1795580000064 } from './migrations/1795580000064-add-jobs-silently.js';
import { PerformJob } from './perform-job.js';
import { Retries } from './retries.js';
import { SandboxClockController } from './sandbox-clock.controller.js';
import { SandboxClockRow } from './sandbox-clock.entity.js';
import { SandboxClockService } from './sandbox-clock.service.js';
import { Worker } from './worker.js';
import { WorkerLease } from './worker-lease.entity.js';
import { WorkerLeases } from './worker-leases.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [SandboxClockRow, WorkerLease],
      migrations: [CreateJobs1795478400003, AddJobsSilently1795580000064],
    }),
  ],
  controllers: [SandboxClockController],
  providers: [
    JobTables,
    JobSignal,
    Jobs,
    Retries,
    WorkerLeases,
    JobQueue,
    PerformJob,
    Hourly,
    Worker,
    FailingJobs,
    Housekeeping,
    SandboxClockService,
  ],
  exports: [Jobs, Retries, FailingJobs],
})
export class JobsModule {}
