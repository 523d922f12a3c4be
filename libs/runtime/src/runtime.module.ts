import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from './clock.js';
import { Config } from './configuration/config.js';
import { Ids } from './ids.js';
import { HealthController } from './operations/health.controller.js';
import { MetricsController } from './operations/metrics.controller.js';
import { Metrics } from './metrics.js';
import { StartNotes } from './serving/start-notes.js';
import { Liveness } from './operations/liveness.js';
import { Readiness } from './operations/readiness.js';
import { StartupProgress } from './startup-progress.js';

/** The log of the process. */
export abstract class Log {
  abstract debug(details: object, message: string): void;
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}

@Global()
@Module({})
export class RuntimeModule {
  static with(config: Config, log: Logger, progress: StartupProgress): DynamicModule {
    const shared = [Clock, Ids, Metrics, Liveness, Readiness, StartNotes];
    return {
      module: RuntimeModule,
      controllers: [HealthController, MetricsController],
      providers: [
        ...shared,
        { provide: Config, useValue: config },
        { provide: Log, useValue: log },
        { provide: StartupProgress, useValue: progress },
      ],
      exports: [...shared, Config, Log, StartupProgress],
    };
  }
}
