import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { forgetErasedOwners } from '#vault';

@Injectable()
export class ForgetCounterparties implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetCounterpartiesOfErasedOrganizations', () =>
      forgetErasedOwners(this.reads, this.unitOfWork, ['payout_method', 'counterparty']),
    );
  }
}
