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
import { AllowedSenders } from './allowed-senders/allowed-senders.js';
import { ForgetAllowedSenders } from './allowed-senders/forget-allowed-senders.job.js';
import { SealedLabels } from './allowed-senders/sealed-labels.js';
import { SenderCheck } from './allowed-senders/sender-check.js';
import { ArrivalReading } from './arrivals/arrival-reading.js';
import { Arrivals } from './arrivals/arrivals.js';
import { Contradictions } from './arrivals/contradictions.js';
import { DepositedMoney } from './arrivals/deposited-money.js';
import { MoneyTaken } from './arrivals/money-taken.js';
import { PayinArrival } from './arrivals/payin-arrival.entity.js';
import { PayinRoute } from './arrivals/payin-route.entity.js';
import { ReportJob } from './arrivals/report.job.js';
import { Reports } from './arrivals/reports.js';
import { RequestedMoney } from './arrivals/requested-money.js';
import { DepositInstructionsController } from './deposit-instructions/deposit-instructions.controller.js';
import { DepositInstructionsService } from './deposit-instructions/deposit-instructions.service.js';
import { StandingRoutes } from './deposit-instructions/standing-routes.js';
import { TokenRoutes } from './deposit-instructions/token-routes.js';
import { Expiring } from './expiry/expiring.js';
import { Expiry } from './expiry/expiry.js';
import { CreatePayins1795478400014 } from './migrations/1795478400014-create-payins.js';
import { PayinCancellation } from './payins/payin-cancellation.js';
import { PayinController } from './payins/payin.controller.js';
import { Payin } from './payins/payin.entity.js';
import { PayinFigures } from './payins/payin-figures.js';
import { PayinMoves } from './payins/payin-moves.js';
import { PayinOpening } from './payins/payin-opening.js';
import { PayinPricing } from './payins/payin-pricing.js';
import { PayinReading } from './payins/payin-reading.js';
import { PayinService } from './payins/payin.service.js';
import { Payins } from './payins/payins.js';
import { SealedPayins } from './payins/sealed-payins.js';
import { PayinCallbackController } from './provider-callbacks/payin-callback.controller.js';
import { PayinCallbackService } from './provider-callbacks/payin-callback.service.js';
import { PayinQuoteController } from './quotes/payin-quote.controller.js';
import { PayinQuoteService } from './quotes/payin-quote.service.js';
import { SandboxMoney } from './sandbox/sandbox-money.js';
import { SandboxTime } from './sandbox/sandbox-time.js';
import { SandboxPayinController } from './sandbox/sandbox-payin.controller.js';
import { SandboxPayinService } from './sandbox/sandbox-payin.service.js';
import { SandboxTokens } from './sandbox/sandbox-tokens.js';
import { ApprovalJob } from './settlement/approval.job.js';
import { Awaiting } from './settlement/awaiting.js';
import { DepositJob } from './settlement/deposit.job.js';
import { DepositPayins } from './settlement/deposit-payins.js';
import { DepositRows } from './settlement/deposit-rows.js';
import { MoneyReturnJob } from './settlement/money-return.job.js';
import { PayinBooks } from './settlement/payin-books.js';
import { PayinEndings } from './settlement/payin-endings.js';
import { Postponing } from './settlement/postponing.js';
import { SettlementJob } from './settlement/settlement.job.js';
import { Settlement } from './settlement/settlement.js';
import { SettlementPayments } from './settlement/settlement-payments.js';
import { SettlementRail } from './settlement/settlement-rail.js';
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
      migrations: [CreatePayins1795478400014],
    }),
  ],
  controllers: [
    ...[SandboxPayinController, PayinCallbackController, AllowedSenderController, PayinController],
    ...[PayinQuoteController, DepositInstructionsController],
  ],
  providers: [...payins, ...arrivals, ...allowedSenders, ...sandbox, ...settlement, PayinCallbackService],
})
export class PayinsModule {}
