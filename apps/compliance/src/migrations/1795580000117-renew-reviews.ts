import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenewReviews1795580000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE review ADD COLUMN review_again_at timestamptz, ADD COLUMN renewal text, ADD COLUMN renewal_due_at timestamptz',
    );
    await runner.query('CREATE INDEX review_renewal ON review (renewal, id) WHERE renewal IS NOT NULL');
    await runner.query('CREATE INDEX review_renewal_due ON review (renewal_due_at) WHERE renewal_due_at IS NOT NULL');
    // The latest approval for the most, as if it were approved today: no approval is to end for a rule that came later.
    await runner.query(
      `UPDATE review SET review_again_at = again.at, renewal_due_at = again.at FROM (
         SELECT DISTINCT ON (organization_id, type) organization_id, id, greatest(decided_at +
             CASE risk_level WHEN 'low' THEN interval '3 years' WHEN 'medium' THEN interval '2 years' ELSE interval '1 year' END,
             now() + interval '60 days') AS at
         FROM review WHERE status = 'approved' AND revoked_at IS NULL
         ORDER BY organization_id, type, tier IN ('FULL', 'STANDARD') DESC, decided_at DESC, id DESC) AS again
       WHERE review.organization_id = again.organization_id AND review.id = again.id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE review DROP COLUMN review_again_at, DROP COLUMN renewal, DROP COLUMN renewal_due_at',
    );
  }
}
