import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { PayoutRequestCancellation } from './cancel-payout-request.js';
import { PayoutRequestCreation } from './create-payout-request.js';
import { PayoutRequestExecution } from './execute-payout-request.js';
import type { ExecutePayoutRequest } from './payout-request.dto.js';
import { PayoutRequestReading } from './payout-request.reading.js';
import { PayoutRequestInput } from './validate-payout-request.js';
import type { PayoutRequestView } from './payout-request.view.js';

/** Each use case asks the rails first, and then decides in one transaction. */
@Injectable()
export class PayoutRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly input: PayoutRequestInput,
    private readonly creation: PayoutRequestCreation,
    private readonly execution: PayoutRequestExecution,
    private readonly cancellation: PayoutRequestCancellation,
    private readonly reading: PayoutRequestReading,
  ) {}

  async create({ organizationId }: OrganizationCaller, plain: unknown): Promise<PayoutRequestView> {
    const body = await this.input.read(organizationId, plain);
    const { account, drafts } = await this.creation.draft(organizationId, body);
    return this.unitOfWork.run((tx) => this.creation.create(tx, account, drafts, body.memo));
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
      await this.cancellation.cancel(tx, organizationId, id);
      return this.reading.within(tx, organizationId, id);
    });
  }
}
