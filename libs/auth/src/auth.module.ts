import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AuditModule } from '#audit';
import { DatabaseModule, InstallationModule, persistence, withinRequest } from '#database';
import { JobsModule } from '#jobs';
import { NamesModule } from '#names';
import { RetentionModule } from '#retention';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { SeenRows } from './across/seen-rows.js';
import { AccessErasure } from './access-erasure.js';
import { CsvInterceptor } from './csv/csv.interceptor.js';
import { ApiKey } from './keys/api-key.entity.js';
import { ApiKeys } from './keys/api-keys.js';
import { AuditInterceptor } from './audited/audit.interceptor.js';
import { AuthGuard } from './auth.guard.js';
import { Authentication } from './authentication.js';
import { EndedAccess } from './keys/ended-access.js';
import { IdempotencyRecord } from './idempotency/idempotency-record.entity.js';
import { IdempotencyRecords } from './idempotency/idempotency-records.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { CreateAuth1795478400004 } from './migrations/1795478400004-create-auth.js';
import { CreatePhoneUploads1795573460000 } from './migrations/1795573460000-create-phone-uploads.js';
import { IsolateAnswers1795580000012 } from './migrations/1795580000012-isolate-answers.js';
import { CreateStaff1795580000071 } from './migrations/1795580000071-create-staff.js';
import { CreateInvitations1795580000122 } from './migrations/1795580000122-create-invitations.js';
import { PinVersions1795580000124 } from './migrations/1795580000124-pin-versions.js';
import { OperatorKey } from './keys/operator-key.js';
import { RateLimit } from './limits/rate-limit.js';
import { CrossOrigin } from './sessions/cross-origin.js';
import { ForgetSessions } from './sessions/forget-sessions.job.js';
import { Invitation } from './sessions/invitation.entity.js';
import { Invitations } from './sessions/invitations.js';
import { PhoneUpload } from './sessions/phone-upload.entity.js';
import { PhoneUploads } from './sessions/phone-uploads.js';
import { WidgetOrigin } from './sessions/widget-origin.entity.js';
import { WidgetOrigins } from './sessions/widget-origins.js';
import { WidgetSession } from './sessions/widget-session.entity.js';
import { WidgetSessions } from './sessions/widget-sessions.js';
import { FreshSignIn } from './staff/fresh-sign-in.js';
import { StaffMember } from './staff/staff-member.entity.js';
import { StaffSession } from './staff/staff-session.entity.js';
import { StaffSessions } from './staff/staff-sessions.js';
import { versionChanges } from './versions/version-changes.js';
import { VersionInterceptor } from './versions/version.interceptor.js';

const sessions = [WidgetSessions, Invitations, PhoneUploads, WidgetOrigins, CrossOrigin, ForgetSessions];

/** Imported by every app: it guards all routes there are. */
@Global()
@Module({
  imports: [
    AuditModule,
    DatabaseModule,
    InstallationModule,
    JobsModule,
    NamesModule,
    RetentionModule,
    StandingModule,
    VaultModule,
    persistence({
      entities: [
        ApiKey,
        IdempotencyRecord,
        WidgetSession,
        Invitation,
        WidgetOrigin,
        PhoneUpload,
        StaffMember,
        StaffSession,
      ],
      migrations: [
        CreateAuth1795478400004,
        CreatePhoneUploads1795573460000,
        IsolateAnswers1795580000012,
        CreateStaff1795580000071,
        CreateInvitations1795580000122,
        PinVersions1795580000124,
      ],
    }),
  ],
  providers: [
    ApiKeys,
    OperatorKey,
    EndedAccess,
    ...sessions,
    StaffSessions,
    FreshSignIn,
    Authentication,
    RateLimit,
    IdempotencyRecords,
    AccessErasure,
    SeenRows,
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_INTERCEPTOR, useClass: CsvInterceptor },
    { provide: APP_INTERCEPTOR, useValue: new VersionInterceptor(versionChanges) },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    // Within the other: what is answered again was recorded before.
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
  exports: [
    EndedAccess,
    RateLimit,
    ApiKeys,
    WidgetSessions,
    Invitations,
    PhoneUploads,
    StaffSessions,
    FreshSignIn,
    IdempotencyRecords,
    AccessErasure,
    SeenRows,
  ],
})
export class AuthModule {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    httpAdapter.getInstance().addHook('preHandler', (_request, _reply, done) => withinRequest(done));
  }
}
