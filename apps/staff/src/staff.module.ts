import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { FiguresModule } from '#figures';
import { JobsModule } from '#jobs';
import { ServeConsole } from './console/serve-console.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewReading } from './overview/overview.reading.js';
import { MoneyReading } from './overview/money.reading.js';
import { ProposalsModule } from '#proposals';
import { ApprovalsController } from './proposals/approvals.controller.js';
import { AskedApprovals } from './proposals/asked-approvals.js';
import { ProposalController } from './proposals/proposal.controller.js';
import { CreatePasskeys1795580000072 } from './migrations/1795580000072-create-passkeys.js';
import { CreateOpenId1795580000075 } from './migrations/1795580000075-create-open-id.js';
import { OpenIdCeremony } from './open-id/open-id-ceremony.entity.js';
import { OpenIdController } from './open-id/open-id.controller.js';
import { OpenIdMembers } from './open-id/open-id-members.js';
import { OpenIdProvider } from './open-id/open-id-provider.js';
import { OpenIdService } from './open-id/open-id.service.js';
import { openIdConfig } from './open-id/open-id-settings.js';
import { OpenIdIdentity } from './signing-in/open-id-identity.entity.js';
import { PasskeyCeremony } from './passkeys/passkey-ceremony.entity.js';
import { PasskeyController } from './passkeys/passkey.controller.js';
import { PasskeyService } from './passkeys/passkey.service.js';
import { StaffController } from './people/staff.controller.js';
import { StaffService } from './people/staff.service.js';
import { SandboxSignIn } from './sandbox/sandbox-sign-in.js';
import { StaffSessionController } from './sessions/staff-session.controller.js';
import { StaffSessionService } from './sessions/staff-session.service.js';
import { FirstLink } from './signing-in/first-link.js';
import { Invitations } from './signing-in/invitations.js';
import { Passkey } from './signing-in/passkey.entity.js';
import { SignIn } from './signing-in/sign-in.js';
import { SignInWays } from './signing-in/sign-in-ways.js';
import { Welcome } from './people/welcome.js';
import { WaysIn } from './ways-in/ways-in.js';
import { WaysInController } from './ways-in/ways-in.controller.js';

/** The people who run this installation: who they are, what they may, and how they sign in. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    ProposalsModule,
    DatabaseModule,
    FiguresModule,
    JobsModule,
    persistence({
      entities: [Passkey, PasskeyCeremony, OpenIdIdentity, OpenIdCeremony],
      migrations: [CreatePasskeys1795580000072, CreateOpenId1795580000075],
    }),
  ],
  controllers: [
    OpenIdController,
    ProposalController,
    ApprovalsController,
    PasskeyController,
    WaysInController,
    StaffSessionController,
    StaffController,
    OverviewController,
  ],
  providers: [
    FirstLink,
    Invitations,
    SignIn,
    SignInWays,
    Welcome,
    WaysIn,
    StaffService,
    PasskeyService,
    SandboxSignIn,
    StaffSessionService,
    AskedApprovals,
    OpenIdProvider,
    OpenIdMembers,
    OpenIdService,
    openIdConfig,
    OverviewReading,
    MoneyReading,
    ServeConsole,
  ],
})
export class StaffModule {}
