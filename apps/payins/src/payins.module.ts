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
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { PayinRecalled } from './exceptions/payin-recalled.js';
import { ResolveReturn } from './exceptions/resolve-return.js';
import { ReturnUnconfirmed } from './exceptions/return-unconfirmed.js';
import { UnmatchedMoney } from './exceptions/unmatched-money.js';
import { FindReturnsOfMoney1795580000114 } from './migrations/1795580000114-find-returns-of-money.js';
import { AllowedSenderController } from './allowed-senders/allowed-sender.controller.js';
import { AllowedSender } from './allowed-senders/allowed-sender.entity.js';
import { AllowedSenderRows } from './allowed-senders/allowed-sender.rows.js';
import { SealedSenderLabels } from './allowed-senders/allowed-sender.sealed.js';
import { AllowedSenderService } from './allowed-senders/allowed-sender.service.js';
import { CheckSenderAddress } from './allowed-senders/check-sender-address.js';
import { ForgetAllowedSenders } from './allowed-senders/forget-allowed-senders.job.js';
import { AcceptMoney } from './arrivals/accept-money.js';
import { ApplyPayinReport } from './arrivals/apply-payin-report.js';
import { ArrivalReading } from './arrivals/arrival.reading.js';
import { PayinReportJob } from './arrivals/payin-report.job.js';
import { RailContradictions } from './arrivals/rail-contradictions.js';
import { TakeArrival } from './arrivals/take-arrival.js';
import { TakeDepositedMoney } from './arrivals/take-deposited-money.js';
import { TakeRequestedMoney } from './arrivals/take-requested-money.js';
import { DepositAddresses } from './deposit-instructions/deposit-addresses.js';
import { DepositInstructionsController } from './deposit-instructions/deposit-instructions.controller.js';
import { DepositInstructionsService } from './deposit-instructions/deposit-instructions.service.js';
import { DepositRoutes } from './deposit-instructions/deposit-routes.js';
import { CreateDepositPayin } from './deposits/create-deposit-payin.js';
import { DepositJob } from './deposits/deposit.job.js';
import { DraftDepositPayin } from './deposits/draft-deposit-payin.js';
import { CloseChargeJob } from './expiry/close-charge.job.js';
import { ExpirePayins } from './expiry/expire-payins.js';
import { ExpiryLoop } from './expiry/expiry-loop.js';
import { CreatePayins1795478400014 } from './migrations/1795478400014-create-payins.js';
import { BookArrivals1795580000051 } from './migrations/1795580000051-book-arrivals.js';
import { ListPayins1795580000086 } from './migrations/1795580000086-list-payins.js';
import { IsolatePayins1795478400095 } from './migrations/1795478400095-isolate-payins.js';
import { PayinQuoteController } from './pricing/payin-quote.controller.js';
import { PayinQuoteService } from './pricing/payin-quote.service.js';
import { MadeUpMoney } from './pricing/made-up-money.js';
import { PricePayin } from './pricing/price-payin.js';
import { PayinCallbackController } from './provider-callbacks/payin-callback.controller.js';
import { PayinCallbackService } from './provider-callbacks/payin-callback.service.js';
import { PayinArrival } from './records/payin-arrival.entity.js';
import { PayinRoute } from './records/payin-route.entity.js';
import { PayinFiatBooks } from './records/payin-fiat.books.js';
import { PayinBooks } from './records/payin.books.js';
import { Payin } from './records/payin.entity.js';
import { PayinMoves } from './records/payin.moves.js';
import { PayinRows } from './records/payin.rows.js';
import { SealedPayins } from './records/payin.sealed.js';
import { CancelPayin } from './requests/cancel-payin.js';
import { OpenPayin } from './requests/open-payin.js';
import { PayinController } from './requests/payin.controller.js';
import { PayinReading } from './requests/payin.reading.js';
import { PayinService } from './requests/payin.service.js';
import { SandboxPayinController } from './sandbox/sandbox-payin.controller.js';
import { SandboxPayinService } from './sandbox/sandbox-payin.service.js';
import { SandboxTime } from './sandbox/sandbox-time.js';
import { SendSandboxMoney } from './sandbox/send-sandbox-money.js';
import { SendSandboxTokens } from './sandbox/send-sandbox-tokens.js';
import { AwaitApproval } from './settlement/await-approval.js';
import { BeginSettlement } from './settlement/begin-settlement.js';
import { ConfirmMoneyReturn } from './settlement/confirm-money-return.js';
import { EndSettlement } from './settlement/end-settlement.js';
import { PayFromTreasury } from './settlement/pay-from-treasury.js';
import { PaySettlement } from './settlement/pay-settlement.js';
import { PayinReconciliation } from './settlement/payin-reconciliation.js';
import { PayinMetrics } from './settlement/payin-metrics.js';
import { PostponeSettlement } from './settlement/postpone-settlement.js';
import { ReceivingRail } from './settlement/receiving-rail.js';
import { ReturnMoneyJob } from './settlement/return-money.job.js';
import { SettleAfterApprovalJob } from './settlement/settle-after-approval.job.js';
import { SettlePayinJob } from './settlement/settle-payin.job.js';
import { TransferNewsJob } from './settlement/transfer-news.job.js';

const records = [PayinRows, PayinMoves, PayinBooks, PayinFiatBooks, SealedPayins];
const pricing = [MadeUpMoney, PricePayin, PayinQuoteService];
const requests = [PayinService, OpenPayin, CancelPayin, PayinReading];
const arrivals = [
  TakeArrival,
  TakeRequestedMoney,
  TakeDepositedMoney,
  AcceptMoney,
  ApplyPayinReport,
  PayinReportJob,
  RailContradictions,
  ArrivalReading,
];
const deposits = [DepositJob, DraftDepositPayin, CreateDepositPayin];
const settlement = [
  SettlePayinJob,
  SettleAfterApprovalJob,
  BeginSettlement,
  AwaitApproval,
  PaySettlement,
  PayFromTreasury,
  ReceivingRail,
  PostponeSettlement,
  EndSettlement,
  TransferNewsJob,
  ReturnMoneyJob,
  ConfirmMoneyReturn,
  PayinMetrics,
  PayinReconciliation,
];
const expiry = [CloseChargeJob, ExpirePayins, ExpiryLoop];
const depositInstructions = [DepositInstructionsService, DepositRoutes, DepositAddresses];
const allowedSenders = [
  AllowedSenderService,
  AllowedSenderRows,
  CheckSenderAddress,
  SealedSenderLabels,
  ForgetAllowedSenders,
];
const sandbox = [SandboxPayinService, SendSandboxMoney, SendSandboxTokens, SandboxTime];
const exceptions = [PayinRecalled, UnmatchedMoney, ResolveReturn, ReturnUnconfirmed];

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
    persistence({
      entities: [Payin, PayinRoute, PayinArrival, AllowedSender],
      migrations: [
        CreatePayins1795478400014,
        IsolatePayins1795478400095,
        BookArrivals1795580000051,
        ListPayins1795580000086,
        FindReturnsOfMoney1795580000114,
      ],
    }),
  ],
  controllers: [
    SandboxPayinController,
    PayinCallbackController,
    AllowedSenderController,
    PayinController,
    PayinQuoteController,
    DepositInstructionsController,
  ],
  providers: [
    ...records,
    ...pricing,
    ...requests,
    ...arrivals,
    ...deposits,
    ...settlement,
    ...expiry,
    ...depositInstructions,
    ...allowedSenders,
    ...sandbox,
    ...exceptions,
    PayinCallbackService,
  ],
})
export class PayinsModule {}
