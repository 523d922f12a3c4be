import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock } from '#runtime';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutGates, approvalsOf } from './payout-gates.js';
import { type PayoutApprovalsView, payoutApprovalsView } from './payout-approvals.view.js';

/** Where an organization wants several of its keys to agree before money moves. */
@Injectable()
export class ApprovePayoutRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: PayoutRequestRows,
    private readonly gates: PayoutGates,
    private readonly clock: Clock,
  ) {}

  /** A key that agrees again has agreed once. */
  approve({ organizationId, keyId }: OrganizationCaller, id: string): Promise<PayoutApprovalsView> {
    return this.unitOfWork.run(async (tx) => {
      const request = await this.rows.hold(tx, organizationId, id);
      if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
      payoutRequestLifecycle.next(request.status, 'transactionSubmitted', id);
      await tx.query(
        'INSERT INTO payout_approval (organization_id, payout_request_id, key_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [organizationId, id, keyId, this.clock.now()],
      );
      const required = await this.gates.requiredApprovals(tx, request, await this.rows.payoutsOf(tx, request));
      return payoutApprovalsView(required, await approvalsOf(tx, request));
    });
  }
}
