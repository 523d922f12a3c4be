import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Readiness } from '#runtime';
import { FailingJobs } from './failing-jobs.js';
import { Housekeeping } from './housekeeping.js';
import { Jobs } from './jobs.js';
import { AddJobsThatBegin1763722809000 } from './migrations/add-jobs-that-begin.js';
import { CreateJobs1763722800002 } from './migrations/create-jobs.js';
import { NeverGiveUpJobs1763722812300 } from './migrations/never-give-up-jobs.js';
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
      migrations: [CreateJobs1763722800002, AddJobsThatBegin1763722809000, NeverGiveUpJobs1763722812300],
    }),
  ],
  controllers: [SandboxClockController],
  providers: [Jobs, Retries, WorkerLeases, Worker, FailingJobs, Housekeeping, SandboxClockService],
  exports: [Jobs, Retries],
})
export class JobsModule implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly worker: Worker,
  ) {}

  onModuleInit(): void {
    this.readiness.add('backgroundJobs', () => this.worker.check());
  }
}
