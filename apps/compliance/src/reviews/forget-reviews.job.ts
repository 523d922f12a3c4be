import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { forgetErasedOwners } from '#vault';

const tables = ['attestation', 'review_person', 'associated_person', 'prefill', 'review', 'verification'] as const;

@Injectable()
export class ForgetReviewsJob implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetReviewsOfErasedOrganizations', () =>
      forgetErasedOwners(this.reads, this.unitOfWork, tables),
    );
  }
}
