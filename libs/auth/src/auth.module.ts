import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { StandingModule } from '#standing';
import { ApiKey } from './api-key.entity.js';
import { ApiKeys } from './api-keys.js';
import { AuthGuard } from './auth.guard.js';
import { IdempotencyRecord } from './idempotency/idempotency-record.entity.js';
import { IdempotencyRecords } from './idempotency/idempotency-records.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { KeyRing } from './key-ring.js';
import { CreateAuth1763722800003 } from './migrations/create-auth.js';
import { OperatorKey } from './operator-key.js';
import { RateLimit } from './rate-limit.js';

/** Imported by every app: it guards all routes there are. */
@Global()
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    StandingModule,
    persistence({ entities: [ApiKey, IdempotencyRecord], migrations: [CreateAuth1763722800003] }),
  ],
  providers: [
    KeyRing,
    ApiKeys,
    OperatorKey,
    RateLimit,
    IdempotencyRecords,
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [ApiKeys, IdempotencyRecords],
})
export class AuthModule {}
