import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { ChainsModule } from '#chains';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { ExceptionsModule } from '#exceptions';
import { FiguresModule } from '#figures';
import { JobsModule } from '#jobs';
import { LedgerModule } from '#ledger';
import { RailReconciliationModule, RailsModule } from '#rails';
import { ScreeningListsModule } from '#screening';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { CreatePayouts1795478400013 } from './migrations/1795478400013-create-payouts.js';
import { IsolatePayouts1795478400094 } from './migrations/1795478400094-isolate-payouts.js';
import { AddSpreads1795580000053 } from './migrations/1795580000053-add-spreads.js';
import { DateExecutions1795580000110 } from './migrations/1795580000110-date-executions.js';
import { DateFunding1795580000081 } from './migrations/1795580000081-date-funding.js';
import { BookRailReports1795580000050 } from './migrations/1795580000050-book-rail-reports.js';
import { ListPayouts1795580000087 } from './migrations/1795580000087-list-payouts.js';
import { AddNetworkFees1795580000031 } from './migrations/1795580000031-add-network-fees.js';
import { RailController } from './rails/rail.controller.js';
import { RailService } from './rails/rail.service.js';
import { DraftPayouts } from './pricing/draft-payouts.js';
import { FindPayoutMarket } from './pricing/find-payout-market.js';
import { PayoutTerms } from './pricing/payout-terms.js';
import { QuoteController } from './pricing/quote.controller.js';
import { PayoutQuoteService } from './pricing/quote.service.js';
import { SupportedBankController } from './recipients/banks/supported-bank.controller.js';
import { SupportedBankService } from './recipients/banks/supported-bank.service.js';
import { BreBKeyController } from './recipients/bre-b/bre-b-key.controller.js';
import { BreBKeyService } from './recipients/bre-b/bre-b-key.service.js';
import { CounterpartyRows } from './recipients/counterparties/counterparty.rows.js';
import { CounterpartyController } from './recipients/counterparties/counterparty.controller.js';
import { Counterparty } from './recipients/counterparties/counterparty.entity.js';
import { CounterpartyService } from './recipients/counterparties/counterparty.service.js';
import { ForgetCounterparties } from './recipients/counterparties/forget-counterparties.job.js';
import { SealedRecipients } from './recipients/counterparties/recipient.sealed.js';
import { CheckPayoutMethod } from './recipients/methods/check-payout-method.js';
import { PayoutMethodRows } from './recipients/methods/payout-method.rows.js';
import { PayoutMethodController } from './recipients/methods/payout-method.controller.js';
import { PayoutMethodRow } from './recipients/methods/payout-method.entity.js';
import { PayoutMethodService } from './recipients/methods/payout-method.service.js';
import { SavedRecipients } from './recipients/methods/saved-recipient.reading.js';
import { SealedPayoutMethods } from './recipients/methods/payout-method.sealed.js';
import { PayoutFiatBooks } from './records/payout-fiat.books.js';
import { PayoutBooks } from './records/payout.books.js';
import { PayoutMoves } from './records/payout.moves.js';
import { PayoutRequest } from './records/payout-request.entity.js';
import { PayoutRequestRows } from './records/payout-request.rows.js';
import { Payout } from './records/payout.entity.js';
import { RailReport } from './records/rail-report.entity.js';
import { PayoutRequestMoves } from './records/payout-request.moves.js';
import { SealedPayouts } from './records/payout.sealed.js';
import { BeginPayoutRequest } from './requests/begin-payout-request.js';
import { CancelPayoutRequest } from './requests/cancel-payout-request.js';
import { ApprovePayoutRequest } from './requests/approve-payout-request.js';
import { CreatePayoutApprovals1795580000077 } from './migrations/1795580000077-create-payout-approvals.js';
import { PayoutApproval } from './records/payout-approval.entity.js';
import { ExecutePayoutRequest } from './requests/execute-payout-request.js';
import { FundPayoutRequest } from './requests/fund-payout-request.js';
import { PayoutMetrics } from './requests/payout-metrics.js';
import { PayoutGates } from './requests/payout-gates.js';
import { PayoutController } from './requests/payout.controller.js';
import { PayoutReading } from './requests/payout.reading.js';
import { PayoutRequestReading } from './requests/payout-request.reading.js';
import { PayoutRequestController } from './requests/payout-request.controller.js';
import { PayoutRequestService } from './requests/payout-request.service.js';
import { PreflightPayoutRequest } from './requests/preflight-payout-request.js';
import { ValidatePayoutRequest } from './requests/validate-payout-request.js';
import { CreatePayoutRequest } from './requests/create-payout-request.js';
import { RequotePayouts } from './requests/requote-payouts.js';
import { PayoutAttempts } from './settlement/payout-attempts.js';
import { EndPayout } from './settlement/end-payout.js';
import { RecordRailReport } from './settlement/record-rail-report.js';
import { LookUpPayoutJob } from './settlement/look-up-payout.job.js';
import { SchedulePayoutLookUp } from './settlement/schedule-payout-look-up.js';
import { ScheduleRailReports } from './settlement/schedule-rail-reports.js';
import { ProviderCallbackController } from './settlement/provider-callback.controller.js';
import { ProviderCallbackService } from './settlement/provider-callback.service.js';
import { ForgottenOrders } from './settlement/forgotten-orders.js';
import { PayoutOrders } from './settlement/payout-order.reading.js';
import { TakeRailReportJob } from './settlement/take-rail-report.job.js';
import { ApplyRailReport } from './settlement/apply-rail-report.js';
import { SettlePayoutRequest } from './settlement/settle-payout-request.js';
import { GiveBack } from './settlement/give-back.js';
import { PoisonedRecipient } from './exceptions/poisoned-recipient.js';
import { RefundToErased } from './exceptions/refund-to-erased.js';
import { PayoutsUnfrozenJob } from './settlement/payouts-unfrozen.job.js';
import { SubmitPayoutJob } from './settlement/submit-payout.job.js';
import { RecordPayoutSubmission } from './settlement/record-payout-submission.js';
import { FollowPayoutTransferJob } from './settlement/follow-payout-transfer.job.js';
import { PayoutTreasuryOrders } from './settlement/payout-treasury-orders.js';
import { PayoutReconciliation } from './settlement/payout-reconciliation.js';
import { PayFromTreasuryJob } from './settlement/pay-from-treasury.job.js';
import { PayoutStuck } from './exceptions/payout-stuck.js';
import { RailContradiction } from './exceptions/rail-contradiction.js';
import { ResolvePayout } from './exceptions/resolve-payout.js';
import { StuckPayouts } from './exceptions/stuck-payouts.js';
import { FindReturns1795580000113 } from './migrations/1795580000113-find-returns.js';

const recipients = [
  CounterpartyRows,
  CounterpartyService,
  SealedRecipients,
  ForgetCounterparties,
  PayoutMethodRows,
  PayoutMethodService,
  SealedPayoutMethods,
  CheckPayoutMethod,
  SavedRecipients,
  SupportedBankService,
  BreBKeyService,
];
const pricing = [RailService, PayoutTerms, FindPayoutMarket, DraftPayouts, PayoutQuoteService];
const records = [PayoutRequestRows, PayoutRequestMoves, PayoutMoves, PayoutBooks, PayoutFiatBooks, SealedPayouts];
const requests = [
  PayoutGates,
  PayoutRequestService,
  PreflightPayoutRequest,
  ValidatePayoutRequest,
  CreatePayoutRequest,
  ExecutePayoutRequest,
  ApprovePayoutRequest,
  RequotePayouts,
  FundPayoutRequest,
  BeginPayoutRequest,
  CancelPayoutRequest,
  PayoutReading,
  PayoutRequestReading,
  PayoutMetrics,
];
const settlement = [
  FollowPayoutTransferJob,
  SettlePayoutRequest,
  SubmitPayoutJob,
  PayoutsUnfrozenJob,
  GiveBack,
  RefundToErased,
  PoisonedRecipient,
  PayoutOrders,
  ForgottenOrders,
  RecordPayoutSubmission,
  PayoutAttempts,
  LookUpPayoutJob,
  SchedulePayoutLookUp,
  ScheduleRailReports,
  ProviderCallbackService,
  TakeRailReportJob,
  ApplyRailReport,
  RecordRailReport,
  EndPayout,
  PayFromTreasuryJob,
  PayoutTreasuryOrders,
  PayoutReconciliation,
];

const exceptions = [StuckPayouts, ResolvePayout, PayoutStuck, RailContradiction];

@Module({
  imports: [
    ExceptionsModule,
    FiguresModule,
    DatabaseModule,
    AuthModule,
    StandingModule,
    EventsModule,
    JobsModule,
    LedgerModule,
    ChainsModule,
    VaultModule,
    RailsModule,
    RailReconciliationModule,
    ScreeningListsModule,
    persistence({
      entities: [Counterparty, PayoutMethodRow, PayoutRequest, Payout, RailReport, PayoutApproval],
      migrations: [
        CreatePayouts1795478400013,
        IsolatePayouts1795478400094,
        AddNetworkFees1795580000031,
        BookRailReports1795580000050,
        AddSpreads1795580000053,
        ListPayouts1795580000087,
        CreatePayoutApprovals1795580000077,
        DateFunding1795580000081,
        DateExecutions1795580000110,
        FindReturns1795580000113,
      ],
    }),
  ],
  controllers: [
    SupportedBankController,
    BreBKeyController,
    CounterpartyController,
    PayoutMethodController,
    QuoteController,
    RailController,
    ProviderCallbackController,
    PayoutRequestController,
    PayoutController,
  ],
  providers: [...recipients, ...pricing, ...records, ...requests, ...settlement, ...exceptions],
})
export class PayoutsModule {}
