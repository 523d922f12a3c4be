import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { organizationApproved } from '#standing';
import { PayinMoves } from '../records/payin.moves.js';
import { settlePayin } from './settlement-attempt.js';

const atOnce = 100;

/** Settles what an organization was paid before it was approved. */
@Injectable()
export class SettleAfterApprovalJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: PayinMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(organizationApproved, ({ organizationId }) => this.settleAll(organizationId));
  }

  private async settleAll(organizationId: string): Promise<void> {
    let found = atOnce;
    while (found === atOnce) found = await this.unitOfWork.run((tx) => this.settleSome(tx, organizationId));
  }

  private async settleSome(tx: Tx, organizationId: string): Promise<number> {
    const approved = await this.moves.approve(tx, organizationId, atOnce);
    for (const payinId of approved) this.jobs.add(tx, settlePayin, { organizationId, payinId, attempt: 1 });
    return approved.length;
  }
}
