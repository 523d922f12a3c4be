import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { Exception } from './exception.entity.js';
import { ExceptionLoop } from './exception-loop.js';
import { ExceptionMetrics } from './exception-metrics.js';
import { ExceptionReading } from './exception.reading.js';
import { exceptionConfig } from './exception-settings.js';
import { Exceptions } from './exceptions.js';
import { KnownExceptions } from './known-exceptions.js';
import { LookForExceptions } from './look-for-exceptions.js';
import { CreateExceptions1795580000112 } from './migrations/1795580000112-create-exceptions.js';
import { ResolveException } from './resolve-exception.js';

@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    AuditModule,
    AuthModule,
    persistence({ entities: [Exception], migrations: [CreateExceptions1795580000112] }),
  ],
  providers: [
    exceptionConfig,
    Exceptions,
    ExceptionReading,
    LookForExceptions,
    KnownExceptions,
    ExceptionLoop,
    ExceptionMetrics,
    ResolveException,
  ],
  exports: [exceptionConfig, Exceptions, ExceptionReading, KnownExceptions, ResolveException],
})
export class ExceptionsModule {}
