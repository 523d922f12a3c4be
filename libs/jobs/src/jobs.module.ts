import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Readiness } from '#runtime';
import { FailingJobs } from './failing-jobs.js';
import { Housekeeping } from './housekeeping.js';
import { Jobs } from './jobs.js';
import { CreateJobs1795478400003 } from './migrations/1795478400003-create-jobs.js';
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
      migrations: [CreateJobs1795478400003],
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
