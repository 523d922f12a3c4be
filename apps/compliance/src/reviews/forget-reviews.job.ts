import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { erasedOwnersIn } from '#vault';

const forgetErased = job<Record<string, never>>('forgetReviewsOfErasedOrganizations');

const tables = ['attestation', 'review_person', 'associated_person', 'review', 'verification'] as const;
const forgottenAtOnce = 1_000;

/** What erased organizations left behind. None of it opens any more, since their key was destroyed with them. */
@Injectable()
export class ForgetReviews implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly(forgetErased, async () => {
      for (const table of tables)
        for (const { organizationId } of await this.reads.rows<{ organizationId: string }>(erasedOwnersIn(table)))
          await this.forget(table, organizationId);
    });
  }

  /** In small transactions, so that nobody waits for it. */
  private async forget(table: (typeof tables)[number], organizationId: string): Promise<void> {
    for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce;) {
      forgotten = await this.unitOfWork.run(async (tx) => {
        const rows = await tx.query(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
             SELECT ctid FROM ${table} WHERE organization_id = $1 LIMIT ${forgottenAtOnce})) RETURNING 1`,
          [organizationId],
        );
        return rows.length;
      });
    }
  }
}
