import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { CancelPayoutRequest } from './cancel-payout-request.js';
import { CreatePayoutRequest } from './create-payout-request.js';
import { ExecutePayoutRequest } from './execute-payout-request.js';
import type { ExecutePayoutRequestBody } from './payout-request.dto.js';
import { PayoutRequestReading } from './payout-request.reading.js';
import { ValidatePayoutRequest } from './validate-payout-request.js';
import type { PayoutRequestView } from './payout-request.view.js';

/** Each use case asks the rails first, and then decides in one transaction. */
@Injectable()
export class PayoutRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly validatePayoutRequest: ValidatePayoutRequest,
    private readonly createPayoutRequest: CreatePayoutRequest,
    private readonly executePayoutRequest: ExecutePayoutRequest,
    private readonly cancelPayoutRequest: CancelPayoutRequest,
    private readonly reading: PayoutRequestReading,
  ) {}

  async create({ organizationId }: OrganizationCaller, plain: unknown): Promise<PayoutRequestView> {
    const body = await this.validatePayoutRequest.read(organizationId, plain);
    const { account, drafts } = await this.createPayoutRequest.draft(organizationId, body);
    return this.unitOfWork.run((tx) => this.createPayoutRequest.create(tx, account, drafts, body.memo));
  }

  async execute(
    { organizationId }: OrganizationCaller,
    id: string,
    { exchangeRateToleranceMode: mode = 'FLEXIBLE' }: ExecutePayoutRequestBody,
  ): Promise<PayoutRequestView> {
    const terms = await this.executePayoutRequest.termsFor(organizationId, id);
    return this.unitOfWork.run(async (tx) => {
      await this.executePayoutRequest.execute(tx, { organizationId, id }, mode, terms);
      return this.reading.within(tx, organizationId, id);
    });
  }

  async cancel({ organizationId }: OrganizationCaller, id: string): Promise<PayoutRequestView> {
    return this.unitOfWork.run(async (tx) => {
      await this.cancelPayoutRequest.cancel(tx, organizationId, id);
      return this.reading.within(tx, organizationId, id);
    });
  }
}
