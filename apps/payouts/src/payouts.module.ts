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
import { BreBKeyController } from './bre-b-keys/bre-b-key.controller.js';
import { BreBKeyService } from './bre-b-keys/bre-b-key.service.js';
import { Counterparties } from './counterparties/counterparties.js';
import { CounterpartyController } from './counterparties/counterparty.controller.js';
import { Counterparty } from './counterparties/counterparty.entity.js';
import { CounterpartyService } from './counterparties/counterparty.service.js';
import { ForgetCounterparties } from './counterparties/forget-counterparties.job.js';
import { SealedRecipients } from './counterparties/sealed-recipients.js';
import { Drafting } from './drafts/drafting.js';
import { CreateCounterparties1763722811000 } from './migrations/create-counterparties.js';
import { CreatePayouts1763722812200 } from './migrations/create-payouts.js';
import { MethodCheck } from './payout-methods/method-check.js';
import { PayoutMethodController } from './payout-methods/payout-method.controller.js';
import { PayoutMethodRow } from './payout-methods/payout-method.entity.js';
import { PayoutMethodRows } from './payout-methods/payout-method-rows.js';
import { PayoutMethodService } from './payout-methods/payout-method.service.js';
import { SavedRecipients } from './payout-methods/saved-recipients.js';
import { SealedMethods } from './payout-methods/sealed-methods.js';
import { Execution } from './payout-requests/execution.js';
import { Funding } from './payout-requests/funding.js';
import { PayoutFigures } from './payout-requests/payout-figures.js';
import { PayoutGates } from './payout-requests/payout-gates.js';
import { PayoutRequestController } from './payout-requests/payout-request.controller.js';
import { PayoutRequest } from './payout-requests/payout-request.entity.js';
import { PayoutRequestReading } from './payout-requests/payout-request-reading.js';
import { PayoutRequestService } from './payout-requests/payout-request.service.js';
import { PayoutRequests } from './payout-requests/payout-requests.js';
import { Recording } from './payout-requests/recording.js';
import { RequestMoves } from './payout-requests/request-moves.js';
import { Requoting } from './payout-requests/requoting.js';
import { PayoutMoves } from './payouts/payout-moves.js';
import { Payout } from './payouts/payout.entity.js';
import { RailReport } from './payouts/rail-report.entity.js';
import { SealedPayouts } from './payouts/sealed-payouts.js';
import { PreflightService } from './preflight/preflight.service.js';
import { QuoteController } from './quotes/quote.controller.js';
import { QuoteService } from './quotes/quote.service.js';
import { Attempts } from './settlement/attempts.js';
import { Endings } from './settlement/endings.js';
import { KeptReports } from './settlement/kept-reports.js';
import { LookUpJob } from './settlement/look-up.job.js';
import { LookUps } from './settlement/look-ups.js';
import { PayoutBooks } from './settlement/payout-books.js';
import { ProviderCallbackController } from './settlement/provider-callback.controller.js';
import { ProviderCallbackService } from './settlement/provider-callback.service.js';
import { RailOrders } from './settlement/rail-orders.js';
import { ReportJob } from './settlement/report.job.js';
import { Reports } from './settlement/reports.js';
import { Settlement } from './settlement/settlement.js';
import { SubmissionJob } from './settlement/submission.job.js';
import { Submissions } from './settlement/submissions.js';
import { TransferNewsJob } from './settlement/transfer-news.job.js';
import { TreasuryOrders } from './settlement/treasury-orders.js';
import { TreasuryPaymentJob } from './settlement/treasury-payment.job.js';
import { SupportedBankController } from './supported-banks/supported-bank.controller.js';
import { SupportedBankService } from './supported-banks/supported-bank.service.js';

const counterparties = [Counterparties, CounterpartyService, SealedRecipients, ForgetCounterparties];
const payoutMethods = [PayoutMethodRows, PayoutMethodService, SealedMethods, MethodCheck, SavedRecipients];

const requests = [
  ...[
    Drafting,
    PreflightService,
    PayoutGates,
    PayoutFigures,
    PayoutRequests,
    PayoutRequestService,
    PayoutRequestReading,
  ],
  ...[Recording, Requoting, Funding, Execution, RequestMoves, PayoutMoves, SealedPayouts, QuoteService],
];
const settlement = [
  ...[
    Settlement,
    Endings,
    Attempts,
    Reports,
    KeptReports,
    Submissions,
    LookUps,
    RailOrders,
    TreasuryOrders,
    PayoutBooks,
    ProviderCallbackService,
  ],
  ...[TransferNewsJob, SubmissionJob, ReportJob, LookUpJob, TreasuryPaymentJob],
];

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
      entities: [Counterparty, PayoutMethodRow, PayoutRequest, Payout, RailReport],
      migrations: [CreateCounterparties1763722811000, CreatePayouts1763722812200],
    }),
  ],
  controllers: [
    ...[SupportedBankController, BreBKeyController, CounterpartyController, PayoutMethodController],
    ...[QuoteController, ProviderCallbackController, PayoutRequestController],
  ],
  providers: [...counterparties, ...payoutMethods, ...requests, ...settlement, SupportedBankService, BreBKeyService],
})
export class PayoutsModule {}
