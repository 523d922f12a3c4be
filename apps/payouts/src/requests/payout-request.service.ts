import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { PayoutDrafting } from '../pricing/draft-payouts.js';
import { refusalOf } from '../pricing/refuse-payout-rows.js';
import { PayoutRequestExecution } from './execute-payout-request.js';
import { PayoutGates } from './payout-gates.js';
import type { CreatePayoutRequest, ExecutePayoutRequest } from './payout-request.dto.js';
import { PayoutRequestReading } from './payout-request.reading.js';
import type { PayoutRequestView } from './payout-request.view.js';
import { PayoutRequestCreation } from './create-payout-request.js';

@Injectable()
export class PayoutRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gates: PayoutGates,
    private readonly drafting: PayoutDrafting,
    private readonly recording: PayoutRequestCreation,
    private readonly execution: PayoutRequestExecution,
    private readonly reading: PayoutRequestReading,
  ) {}

  /** Whole or not at all. */
  async create({ organizationId }: OrganizationCaller, body: CreatePayoutRequest): Promise<PayoutRequestView> {
    const account = await this.gates.forCreation(organizationId, body.sourceAccountId);
    const rows = await this.drafting.draft(account, body.payouts);
    const refusal = refusalOf(rows);
    if (refusal !== undefined) throw refusal;
    const drafts = rows.flatMap(({ draft }) => draft ?? []);
    return this.unitOfWork.run((tx) => this.recording.record(tx, account, drafts, body.memo));
  }

  async execute(
    { organizationId }: OrganizationCaller,
    id: string,
    { exchangeRateToleranceMode: mode = 'FLEXIBLE' }: ExecutePayoutRequest,
  ): Promise<PayoutRequestView> {
    const terms = await this.execution.termsFor(organizationId, id);
    return this.unitOfWork.run(async (tx) => {
      await this.execution.execute(tx, { organizationId, id }, mode, terms);
      return this.reading.within(tx, organizationId, id);
    });
  }

  async cancel({ organizationId }: OrganizationCaller, id: string): Promise<PayoutRequestView> {
    return this.unitOfWork.run(async (tx) => {
      await this.execution.cancel(tx, organizationId, id);
      return this.reading.within(tx, organizationId, id);
    });
  }
}
