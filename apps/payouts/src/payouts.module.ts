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
import { CreatePayouts1795478400013 } from './migrations/1795478400013-create-payouts.js';
import { Drafting } from './pricing/drafting.js';
import { QuoteController } from './pricing/quote.controller.js';
import { QuoteService } from './pricing/quote.service.js';
import { SupportedBankController } from './recipients/banks/supported-bank.controller.js';
import { SupportedBankService } from './recipients/banks/supported-bank.service.js';
import { BreBKeyController } from './recipients/bre-b/bre-b-key.controller.js';
import { BreBKeyService } from './recipients/bre-b/bre-b-key.service.js';
import { Counterparties } from './recipients/counterparties/counterparties.js';
import { CounterpartyController } from './recipients/counterparties/counterparty.controller.js';
import { Counterparty } from './recipients/counterparties/counterparty.entity.js';
import { CounterpartyService } from './recipients/counterparties/counterparty.service.js';
import { ForgetCounterparties } from './recipients/counterparties/forget-counterparties.job.js';
import { SealedRecipients } from './recipients/counterparties/sealed-recipients.js';
import { MethodCheck } from './recipients/methods/method-check.js';
import { PayoutMethodRows } from './recipients/methods/payout-method-rows.js';
import { PayoutMethodController } from './recipients/methods/payout-method.controller.js';
import { PayoutMethodRow } from './recipients/methods/payout-method.entity.js';
import { PayoutMethodService } from './recipients/methods/payout-method.service.js';
import { SavedRecipients } from './recipients/methods/saved-recipients.js';
import { SealedMethods } from './recipients/methods/sealed-methods.js';
import { PayoutBooks } from './records/payout-books.js';
import { PayoutMoves } from './records/payout-moves.js';
import { PayoutRequest } from './records/payout-request.entity.js';
import { PayoutRequests } from './records/payout-requests.js';
import { Payout } from './records/payout.entity.js';
import { RailReport } from './records/rail-report.entity.js';
import { RequestMoves } from './records/request-moves.js';
import { SealedPayouts } from './records/sealed-payouts.js';
import { Execution } from './requests/execution.js';
import { Funding } from './requests/funding.js';
import { PayoutFigures } from './requests/payout-figures.js';
import { PayoutGates } from './requests/payout-gates.js';
import { PayoutRequestReading } from './requests/payout-request-reading.js';
import { PayoutRequestController } from './requests/payout-request.controller.js';
import { PayoutRequestService } from './requests/payout-request.service.js';
import { PreflightService } from './requests/preflight.service.js';
import { Recording } from './requests/recording.js';
import { Requoting } from './requests/requoting.js';
import { Attempts } from './settlement/attempts.js';
import { Endings } from './settlement/endings.js';
import { KeptReports } from './settlement/kept-reports.js';
import { LookUpJob } from './settlement/look-up.job.js';
import { LookUps } from './settlement/look-ups.js';
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
      migrations: [CreatePayouts1795478400013],
    }),
  ],
  controllers: [
    ...[SupportedBankController, BreBKeyController, CounterpartyController, PayoutMethodController],
    ...[QuoteController, ProviderCallbackController, PayoutRequestController],
  ],
  providers: [...counterparties, ...payoutMethods, ...requests, ...settlement, SupportedBankService, BreBKeyService],
})
export class PayoutsModule {}
