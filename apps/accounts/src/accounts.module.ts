import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { ChainWorkModule, ChainsModule } from '#chains';
import { DatabaseModule, persistence } from '#database';
import { ProposalsModule } from '#proposals';
import { ExceptionsModule } from '#exceptions';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { LedgerModule, LedgerWorkModule } from '#ledger';
import { RailReconciliationModule } from '#rails';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AccountMovementService } from './accounts/account-movement.service.js';
import { AccountReading } from './accounts/account.reading.js';
import { AccountController } from './accounts/account.controller.js';
import { AccountService } from './accounts/account.service.js';
import { DestinationTokens } from './accounts/destination-tokens.js';
import { MakeWalletJob } from './accounts/make-wallet.job.js';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import { RequirePayoutApprovals } from './organizations/require-payout-approvals.js';
import { AskedKey } from './api-keys/asked-key.js';
import { Adjustment } from './adjustments/adjustment.entity.js';
import { AdjustmentController } from './adjustments/adjustment.controller.js';
import { DeveloperFeeController } from './developer-fees/developer-fee.controller.js';
import { DeveloperFeeWithdrawal } from './developer-fees/developer-fee-withdrawal.entity.js';
import { CreateTreasury1795580000119 } from './migrations/1795580000119-create-treasury.js';
import { LiveKeys, liveKeysConfig } from './api-keys/live-keys.js';
import { RewindController } from './chains/rewind.controller.js';
import { RewindService } from './chains/rewind.service.js';
import { ProofController } from './ledger/proof.controller.js';
import { ProofService } from './ledger/proof.service.js';
import { CreateOrganizations1795478400007 } from './migrations/1795478400007-create-organizations.js';
import { FindByNames1795580000092 } from './migrations/1795580000092-find-by-names.js';
import { MoveAcceptedTerms1795580000001 } from './migrations/1795580000001-move-accepted-terms.js';
import { ErasureService } from './organizations/erasure.service.js';
import { ManagedOrganization } from './organizations/managed-organization.reading.js';
import { OrganizationController } from './organizations/organization.controller.js';
import { Organization } from './organizations/organization.entity.js';
import { OwedDeveloperFees } from './organizations/owed-developer-fees.reading.js';
import { OrganizationData } from './organizations/organization-data.js';
import { OrganizationService } from './organizations/organization.service.js';
import { ChainOperationController } from './chains/chain-operation.controller.js';
import { ChainOperationService } from './chains/chain-operation.service.js';
import { ExceptionController } from './exceptions/exception.controller.js';
import { FeeSettingsController } from './settings/fee-settings.controller.js';
import { LimitSettingsController } from './settings/limit-settings.controller.js';
import { LimitSettingsService } from './settings/limit-settings.service.js';
import { OrganizationLimits } from './organizations/organization-limits.js';
import { OrganizationTheme } from './organizations/organization-theme.js';
import { OrganizationThemeController } from './organizations/organization-theme.controller.js';
import { FeeSettingsService } from './settings/fee-settings.service.js';
import { ReconciliationController } from './reconciliations/reconciliation.controller.js';
import { ReconciliationService } from './reconciliations/reconciliation.service.js';
import { StatementController } from './statements/statement.controller.js';
import { statements } from './statements/statement-parts.js';
import { TreasuryStatementController } from './statements/treasury-statement.controller.js';
import { TermsOfServiceController } from './terms-of-service/terms-of-service.controller.js';
import { TermsOfServiceService } from './terms-of-service/terms-of-service.service.js';
import { AccountFreezeController } from './freezes/account-freeze.controller.js';
import { AccountFreezes } from './freezes/account-freezes.js';
import { AskUnfreezing } from './freezes/ask-unfreezing.js';
import { AskedUnfreezing } from './freezes/asked-unfreezing.js';
import { FreezeAccount } from './freezes/freeze-account.js';
import { OrganizationFreezeController } from './freezes/organization-freeze.controller.js';
import { AskResumption } from './suspensions/ask-resumption.js';
import { AskedResumption } from './suspensions/asked-resumption.js';
import { SuspensionController } from './suspensions/suspension.controller.js';
import { Suspensions } from './suspensions/suspensions.js';
import { TransactionController } from './transactions/transaction.controller.js';
import { TransactionService } from './transactions/transaction.service.js';
import { DestinationController } from './treasury-transfers/destination.controller.js';
import { TreasuryDestination } from './treasury-transfers/treasury-destination.entity.js';
import { TreasuryTransfer } from './treasury-transfers/treasury-transfer.entity.js';
import { TreasuryTransferController } from './treasury-transfers/treasury-transfer.controller.js';
import { TreasuryController } from './treasury/treasury.controller.js';
import { TreasuryLevel } from './treasury/treasury-level.entity.js';
import { TreasuryLevelController } from './treasury/treasury-level.controller.js';
import { SeedKeyModule } from './seed-key.module.js';
import { treasuryTransfers } from './treasury-transfers/treasury-transfer-parts.js';
import { treasury } from './treasury/treasury-parts.js';
import { adjustments } from './adjustments/adjustment-parts.js';
import { developerFees } from './developer-fees/developer-fee-parts.js';
import { exceptions } from './exceptions/exception-parts.js';

const organizations = [
  OrganizationService,
  ErasureService,
  OrganizationData,
  OwedDeveloperFees,
  ApiKeyService,
  liveKeysConfig,
  LiveKeys,
  AskedKey,
  RequirePayoutApprovals,
  OrganizationLimits,
  OrganizationTheme,
  Suspensions,
  AskResumption,
  AskedResumption,
  AccountFreezes,
  AskUnfreezing,
  AskedUnfreezing,
  FreezeAccount,
  ManagedOrganization,
  TermsOfServiceService,
];
const accounts = [AccountService, AccountReading, AccountMovementService, DestinationTokens, MakeWalletJob];

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    ProposalsModule,
    AuditModule,
    StandingModule,
    ExceptionsModule,
    EventsModule,
    VaultModule,
    JobsModule,
    LedgerModule,
    LedgerWorkModule,
    ChainsModule,
    ChainWorkModule,
    RailReconciliationModule,
    SeedKeyModule,
    persistence({
      entities: [
        Organization,
        Adjustment,
        DeveloperFeeWithdrawal,
        TreasuryDestination,
        TreasuryTransfer,
        TreasuryLevel,
      ],
      migrations: [
        CreateOrganizations1795478400007,
        MoveAcceptedTerms1795580000001,
        FindByNames1795580000092,
        CreateTreasury1795580000119,
      ],
    }),
  ],
  controllers: [
    OrganizationController,
    OrganizationThemeController,
    SuspensionController,
    OrganizationFreezeController,
    ApiKeyController,
    TermsOfServiceController,
    AccountController,
    AccountFreezeController,
    StatementController,
    TreasuryStatementController,
    TransactionController,
    ProofController,
    FeeSettingsController,
    LimitSettingsController,
    ChainOperationController,
    ReconciliationController,
    RewindController,
    ExceptionController,
    TreasuryController,
    TreasuryLevelController,
    TreasuryTransferController,
    DestinationController,
    AdjustmentController,
    DeveloperFeeController,
  ],
  providers: [
    ...organizations,
    ...accounts,
    ...exceptions,
    ...treasury,
    ...treasuryTransfers,
    ...adjustments,
    ...developerFees,
    ...statements,
    TransactionService,
    ProofService,
    FeeSettingsService,
    LimitSettingsService,
    ChainOperationService,
    ReconciliationService,
    RewindService,
  ],
})
export class AccountsModule {}
