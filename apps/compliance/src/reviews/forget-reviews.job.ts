import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork, deleteInPieces } from '#database';
import { Jobs } from '#jobs';
import { erasedOwnersIn } from '#vault';

const tables = ['attestation', 'review_person', 'associated_person', 'review', 'verification'] as const;

/** What erased organizations left behind. None of it opens any more, since their key was destroyed with them. */
@Injectable()
export class ForgetReviews implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetReviewsOfErasedOrganizations', async () => {
      for (const table of tables)
        for (const organizationId of await erasedOwnersIn(this.reads, table))
          await deleteInPieces(this.unitOfWork, table, 'organization_id = $1', [organizationId]);
    });
  }
}
