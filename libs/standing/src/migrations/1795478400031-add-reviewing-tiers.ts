import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews are the business of another service, whose tables may be elsewhere. */
const takeOver = `DO $$ BEGIN
  IF to_regclass('review') IS NOT NULL THEN
    UPDATE standing SET reviewing_tiers = found.tiers FROM (
      SELECT organization_id, array_agg(tier) AS tiers FROM review
      WHERE status IN ('submitted', 'validatingSubmission', 'inReview', 'additionalInformationRequested') GROUP BY organization_id) AS found
    WHERE standing.organization_id = found.organization_id;
  END IF;
END $$`;

export class AddReviewingTiers1795478400031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE standing ADD COLUMN reviewing_tiers text[] NOT NULL DEFAULT '{}'`);
    await runner.query(takeOver);
    await runner.query('ALTER TABLE standing ALTER COLUMN reviewing_tiers DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN reviewing_tiers');
  }
}
