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
import { CreateCounterparties1763722811000 } from './migrations/create-counterparties.js';
import { CreatePayouts1763722812200 } from './migrations/create-payouts.js';
import { Drafting } from './pricing/draft-payouts.js';
import { QuoteController } from './pricing/quote.controller.js';
import { QuoteService } from './pricing/quote.service.js';
import { SupportedBankController } from './recipients/banks/supported-bank.controller.js';
import { SupportedBankService } from './recipients/banks/supported-bank.service.js';
import { BreBKeyController } from './recipients/bre-b/bre-b-key.controller.js';
import { BreBKeyService } from './recipients/bre-b/bre-b-key.service.js';
import { Counterparties } from './recipients/counterparties/counterparty.rows.js';
import { CounterpartyController } from './recipients/counterparties/counterparty.controller.js';
import { Counterparty } from './recipients/counterparties/counterparty.entity.js';
import { CounterpartyService } from './recipients/counterparties/counterparty.service.js';
import { ForgetCounterparties } from './recipients/counterparties/forget-counterparties.job.js';
import { SealedRecipients } from './recipients/counterparties/recipient.sealed.js';
import { MethodCheck } from './recipients/methods/check-payout-method.js';
import { PayoutMethodRows } from './recipients/methods/payout-method.rows.js';
import { PayoutMethodController } from './recipients/methods/payout-method.controller.js';
import { PayoutMethodRow } from './recipients/methods/payout-method.entity.js';
import { PayoutMethodService } from './recipients/methods/payout-method.service.js';
import { SavedRecipients } from './recipients/methods/saved-recipient.reading.js';
import { SealedMethods } from './recipients/methods/payout-method.sealed.js';
import { PayoutBooks } from './records/payout.books.js';
import { PayoutMoves } from './records/payout.moves.js';
import { PayoutRequest } from './records/payout-request.entity.js';
import { PayoutRequests } from './records/payout-request.rows.js';
import { Payout } from './records/payout.entity.js';
import { RailReport } from './records/rail-report.entity.js';
import { RequestMoves } from './records/payout-request.moves.js';
import { SealedPayouts } from './records/payout.sealed.js';
import { Execution } from './requests/execute-payout-request.js';
import { Funding } from './requests/fund-payout-request.js';
import { PayoutFigures } from './requests/payout-metrics.js';
import { PayoutGates } from './requests/payout-gates.js';
import { PayoutRequestReading } from './requests/payout-request.reading.js';
import { PayoutRequestController } from './requests/payout-request.controller.js';
import { PayoutRequestService } from './requests/payout-request.service.js';
import { PreflightService } from './requests/preflight-payout-request.js';
import { Recording } from './requests/create-payout-request.js';
import { Requoting } from './requests/requote-payouts.js';
import { Attempts } from './settlement/payout-attempts.js';
import { Endings } from './settlement/end-payout.js';
import { KeptReports } from './settlement/record-rail-report.js';
import { LookUpJob } from './settlement/look-up-payout.job.js';
import { LookUps } from './settlement/schedule-payout-look-up.js';
import { ProviderCallbackController } from './settlement/provider-callback.controller.js';
import { ProviderCallbackService } from './settlement/provider-callback.service.js';
import { RailOrders } from './settlement/payout-order.reading.js';
import { ReportJob } from './settlement/take-rail-report.job.js';
import { Reports } from './settlement/apply-rail-report.js';
import { Settlement } from './settlement/settle-payout-request.js';
import { SubmissionJob } from './settlement/submit-payout.job.js';
import { Submissions } from './settlement/record-payout-submission.js';
import { TransferNewsJob } from './settlement/follow-payout-transfer.job.js';
import { TreasuryOrders } from './settlement/payout-treasury-orders.js';
import { TreasuryPaymentJob } from './settlement/pay-from-treasury.job.js';

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
