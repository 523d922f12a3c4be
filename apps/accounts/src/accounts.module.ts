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
import { AdjustmentBooks } from './adjustments/adjustment.books.js';
import { AdjustmentController } from './adjustments/adjustment.controller.js';
import { AdjustmentReading } from './adjustments/adjustment.reading.js';
import { AdjustmentRequirements } from './adjustments/adjustment.requirements.js';
import { AskAdjustment } from './adjustments/ask-adjustment.js';
import { AskedAdjustment } from './adjustments/asked-adjustment.js';
import { PostAdjustment } from './adjustments/post-adjustment.js';
import { DeveloperFeeBooks } from './developer-fees/developer-fee.books.js';
import { DeveloperFeeController } from './developer-fees/developer-fee.controller.js';
import { DeveloperFeeReading } from './developer-fees/developer-fee.reading.js';
import { DeveloperFeeWithdrawal } from './developer-fees/developer-fee-withdrawal.entity.js';
import { PayDeveloperFeesJob } from './developer-fees/pay-developer-fees.job.js';
import { WithdrawDeveloperFees } from './developer-fees/withdraw-developer-fees.js';
import { WithdrawalGates } from './developer-fees/withdrawal-gates.js';
import { WithdrawalNewsJob } from './developer-fees/withdrawal-news.job.js';
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
import { AskResolution } from './exceptions/ask-resolution.js';
import { AskedPayoutResolution } from './exceptions/asked-payout-resolution.js';
import { AskedResolution } from './exceptions/asked-resolution.js';
import { ExceptionController } from './exceptions/exception.controller.js';
import { Difference } from './exceptions/kinds/difference.js';
import { FrozenDeposit } from './exceptions/kinds/frozen-deposit.js';
import { GasShort } from './exceptions/kinds/gas-short.js';
import { Reorg } from './exceptions/kinds/reorg.js';
import { TransferStuck } from './exceptions/kinds/transfer-stuck.js';
import { TreasuryShort } from './exceptions/kinds/treasury-short.js';
import { WalletHeld } from './exceptions/kinds/wallet-held.js';
import { FeeSettingsController } from './settings/fee-settings.controller.js';
import { LimitSettingsController } from './settings/limit-settings.controller.js';
import { LimitSettingsService } from './settings/limit-settings.service.js';
import { OrganizationLimits } from './organizations/organization-limits.js';
import { FeeSettingsService } from './settings/fee-settings.service.js';
import { ReconciliationController } from './reconciliations/reconciliation.controller.js';
import { ReconciliationService } from './reconciliations/reconciliation.service.js';
import { StatementController } from './statements/statement.controller.js';
import { StatementReading } from './statements/statement.reading.js';
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
import { AskTreasuryTransfer } from './treasury-transfers/ask-treasury-transfer.js';
import { AskedTreasuryTransfer } from './treasury-transfers/asked-treasury-transfer.js';
import { DestinationController } from './treasury-transfers/destination.controller.js';
import { Destinations } from './treasury-transfers/destinations.js';
import { MakeTreasuryTransfer } from './treasury-transfers/make-treasury-transfer.js';
import { SendFromTreasury } from './treasury-transfers/send-from-treasury.js';
import { TreasuryDestination } from './treasury-transfers/treasury-destination.entity.js';
import { TreasuryTransfer } from './treasury-transfers/treasury-transfer.entity.js';
import { TreasuryTransferBooks } from './treasury-transfers/treasury-transfer.books.js';
import { TreasuryTransferController } from './treasury-transfers/treasury-transfer.controller.js';
import { TreasuryTransferNewsJob } from './treasury-transfers/treasury-transfer-news.job.js';
import { TreasuryTransferReading } from './treasury-transfers/treasury-transfer.reading.js';
import { TreasuryTransferRequirements } from './treasury-transfers/treasury-transfer.requirements.js';
import { TreasuryBooks } from './treasury/treasury-books.js';
import { TreasuryController } from './treasury/treasury.controller.js';
import { TreasuryFigures } from './treasury/treasury-figures.js';
import { TreasuryLevel } from './treasury/treasury-level.entity.js';
import { TreasuryLevelController } from './treasury/treasury-level.controller.js';
import { TreasuryLevels } from './treasury/treasury-levels.js';
import { TreasuryReading } from './treasury/treasury.reading.js';
import { SeedKeyModule } from './seed-key.module.js';

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

const exceptions = [
  AskResolution,
  AskedResolution,
  AskedPayoutResolution,
  TransferStuck,
  WalletHeld,
  Difference,
  Reorg,
  TreasuryShort,
  GasShort,
  FrozenDeposit,
];

const treasury = [
  TreasuryReading,
  TreasuryBooks,
  TreasuryFigures,
  TreasuryLevels,
  Destinations,
  TreasuryTransferReading,
  TreasuryTransferRequirements,
  TreasuryTransferBooks,
  MakeTreasuryTransfer,
  SendFromTreasury,
  AskTreasuryTransfer,
  AskedTreasuryTransfer,
  TreasuryTransferNewsJob,
];

const adjustments = [
  AdjustmentReading,
  AdjustmentRequirements,
  AdjustmentBooks,
  PostAdjustment,
  AskAdjustment,
  AskedAdjustment,
];

const developerFees = [
  DeveloperFeeReading,
  DeveloperFeeBooks,
  WithdrawalGates,
  WithdrawDeveloperFees,
  PayDeveloperFeesJob,
  WithdrawalNewsJob,
];

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
    SuspensionController,
    OrganizationFreezeController,
    ApiKeyController,
    TermsOfServiceController,
    AccountController,
    AccountFreezeController,
    StatementController,
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
    ...adjustments,
    ...developerFees,
    StatementReading,
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
