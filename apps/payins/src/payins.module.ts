import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { ChainsModule } from '#chains';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { LedgerModule } from '#ledger';
import { RailsModule } from '#rails';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AllowedSenderController } from './allowed-senders/allowed-sender.controller.js';
import { AllowedSender } from './allowed-senders/allowed-sender.entity.js';
import { AllowedSenderService } from './allowed-senders/allowed-sender.service.js';
import { AllowedSenders } from './allowed-senders/allowed-sender.rows.js';
import { ForgetAllowedSenders } from './allowed-senders/forget-allowed-senders.job.js';
import { SealedLabels } from './allowed-senders/allowed-sender.sealed.js';
import { SenderCheck } from './allowed-senders/check-sender-address.js';
import { ArrivalReading } from './arrivals/arrival.reading.js';
import { Arrivals } from './arrivals/take-arrival.js';
import { Contradictions } from './arrivals/rail-contradictions.js';
import { DepositedMoney } from './arrivals/take-deposited-money.js';
import { MoneyTaken } from './arrivals/accept-money.js';
import { PayinArrival } from './records/payin-arrival.entity.js';
import { PayinRoute } from './records/payin-route.entity.js';
import { ReportJob } from './arrivals/payin-report.job.js';
import { Reports } from './arrivals/apply-payin-report.js';
import { RequestedMoney } from './arrivals/take-requested-money.js';
import { DepositInstructionsController } from './deposit-instructions/deposit-instructions.controller.js';
import { DepositInstructionsService } from './deposit-instructions/deposit-instructions.service.js';
import { StandingRoutes } from './deposit-instructions/deposit-routes.js';
import { TokenRoutes } from './deposit-instructions/deposit-addresses.js';
import { Expiring } from './expiry/expiry-loop.js';
import { Expiry } from './expiry/expire-payins.js';
import { CreateAllowedSenders1763722813100 } from './migrations/create-allowed-senders.js';
import { CreatePayins1763722813000 } from './migrations/create-payins.js';
import { PayinCancellation } from './requests/cancel-payin.js';
import { PayinController } from './requests/payin.controller.js';
import { Payin } from './records/payin.entity.js';
import { PayinFigures } from './settlement/payin-metrics.js';
import { PayinMoves } from './records/payin.moves.js';
import { PayinOpening } from './requests/open-payin.js';
import { PayinPricing } from './pricing/price-payin.js';
import { PayinReading } from './requests/payin.reading.js';
import { PayinService } from './requests/payin.service.js';
import { Payins } from './records/payin.rows.js';
import { SealedPayins } from './records/payin.sealed.js';
import { PayinCallbackController } from './provider-callbacks/payin-callback.controller.js';
import { PayinCallbackService } from './provider-callbacks/payin-callback.service.js';
import { PayinQuoteController } from './pricing/payin-quote.controller.js';
import { PayinQuoteService } from './pricing/payin-quote.service.js';
import { SandboxMoney } from './sandbox/send-sandbox-money.js';
import { SandboxTime } from './sandbox/sandbox-time.js';
import { SandboxPayinController } from './sandbox/sandbox-payin.controller.js';
import { SandboxPayinService } from './sandbox/sandbox-payin.service.js';
import { SandboxTokens } from './sandbox/send-sandbox-tokens.js';
import { ApprovalJob } from './settlement/settle-after-approval.job.js';
import { Awaiting } from './settlement/await-approval.js';
import { DepositJob } from './deposits/deposit.job.js';
import { DepositPayins } from './deposits/create-deposit-payin.js';
import { DepositRows } from './deposits/draft-deposit-payin.js';
import { MoneyReturnJob } from './settlement/return-money.job.js';
import { PayinBooks } from './records/payin.books.js';
import { PayinEndings } from './settlement/end-settlement.js';
import { Postponing } from './settlement/postpone-settlement.js';
import { SettlementJob } from './settlement/settle-payin.job.js';
import { Settlement } from './settlement/begin-settlement.js';
import { SettlementPayments } from './settlement/pay-from-treasury.js';
import { SettlementRail } from './settlement/receiving-rail.js';
import { TransferNewsJob } from './settlement/transfer-news.job.js';

const payins = [
  ...[Payins, PayinService, PayinPricing, PayinOpening, PayinCancellation, PayinReading, PayinMoves, SealedPayins],
  ...[PayinFigures, Expiry, Expiring, StandingRoutes, TokenRoutes, DepositInstructionsService, PayinQuoteService],
];
const arrivals = [
  Arrivals,
  Contradictions,
  ArrivalReading,
  RequestedMoney,
  DepositedMoney,
  MoneyTaken,
  Reports,
  ReportJob,
];
const settlement = [
  ...[Settlement, SettlementRail, SettlementPayments, PayinBooks, PayinEndings, Postponing, DepositPayins, DepositRows],
  ...[Awaiting, SettlementJob, MoneyReturnJob, TransferNewsJob, ApprovalJob, DepositJob],
];
const allowedSenders = [AllowedSenders, AllowedSenderService, ForgetAllowedSenders, SealedLabels, SenderCheck];
const sandbox = [SandboxPayinService, SandboxMoney, SandboxTokens, SandboxTime];

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    StandingModule,
    EventsModule,
    JobsModule,
    LedgerModule,
    ChainsModule,
    VaultModule,
    RailsModule,
    persistence({
      entities: [Payin, PayinRoute, PayinArrival, AllowedSender],
      migrations: [CreatePayins1763722813000, CreateAllowedSenders1763722813100],
    }),
  ],
  controllers: [
    ...[SandboxPayinController, PayinCallbackController, AllowedSenderController, PayinController],
    ...[PayinQuoteController, DepositInstructionsController],
  ],
  providers: [...payins, ...arrivals, ...allowedSenders, ...sandbox, ...settlement, PayinCallbackService],
})
export class PayinsModule {}
