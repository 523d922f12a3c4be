import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config, Liveness } from '#runtime';
import { JobQueue } from './job-queue.js';
import { JobSignal } from './job-signal.js';
import { Lane } from './lane.js';
import { PerformJob } from './perform-job.js';
import { WorkerLeases } from './worker-leases.js';

/** Does background jobs in this process, unless it is there for the API alone. */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private lanes: readonly Lane[] = [];

  constructor(
    private readonly config: Config,
    private readonly queue: JobQueue,
    private readonly performing: PerformJob,
    private readonly signal: JobSignal,
    private readonly leases: WorkerLeases,
    liveness: Liveness,
  ) {
    liveness.add('backgroundJobs', () => !this.lanes.some(({ isStuck }) => isStuck));
  }

  onApplicationBootstrap(): void {
    const { role, jobConcurrency: most } = this.config;
    if (role === 'api') return;
    const { perform, unreachable } = this.performing;
    const kinds = this.performing.kinds();
    this.lanes = kinds.map((names) => new Lane({ queue: this.queue, names, most, perform, unreachable }));
    for (const { wake } of this.lanes) this.signal.onJobs(wake);
    this.leases.renewFromNowOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.leases.stopRenewing();
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    if (this.lanes.length > 0) await this.leases.release();
  }
}
