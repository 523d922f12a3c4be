import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what was approved before there were limits by risk. */
export class FillApprovedRisk1795580000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE standing SET approved_risk = found.risk FROM (
        SELECT organization_id,
          CASE WHEN bool_or(risk_level IN ('high', 'prohibited')) THEN 'high' WHEN bool_or(risk_level = 'medium') THEN 'medium' ELSE 'low' END AS risk
        FROM review WHERE status = 'approved' AND risk_level IS NOT NULL GROUP BY organization_id
      ) AS found WHERE found.organization_id = standing.organization_id`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
