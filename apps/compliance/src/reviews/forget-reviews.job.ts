import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';

const forgetErased = job<Record<string, never>>('forgetReviewsOfErasedOrganizations');

const tables = ['attestation', 'review_person', 'associated_person', 'review', 'verification'] as const;
const forgottenAtOnce = 1_000;

/** What erased organizations left behind. None of it opens any more, since their key was destroyed with them. */
@Injectable()
export class ForgetReviews implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly(forgetErased, async () => {
      for (const table of tables) await this.forget(table);
    });
  }

  /** In small transactions, so that nobody waits for it. */
  private async forget(table: (typeof tables)[number]): Promise<void> {
    for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce;) {
      forgotten = await this.unitOfWork.run(async (tx) => {
        const rows = await tx.query(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ${table}.ctid FROM ${table} WHERE NOT EXISTS
             (SELECT FROM standing WHERE standing.organization_id = ${table}.organization_id) LIMIT ${forgottenAtOnce})) RETURNING 1`,
        );
        return rows.length;
      });
    }
  }
}
