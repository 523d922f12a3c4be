import type { MigrationInterface, QueryRunner } from 'typeorm';

const instant = `to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Individuals who were reviewed before they had verifications get theirs: approved, or else as their newest review is. */
export class VerifyIndividuals1795580000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO verification (organization_id, id, status, updated_at)
      SELECT DISTINCT ON (organization_id) organization_id, gen_random_uuid(),
        CASE status
          WHEN 'approved' THEN jsonb_build_object('type', 'approved', 'approvedAt', ${instant})
          WHEN 'rejected' THEN jsonb_build_object('type', 'rejected', 'reason', coalesce(decision_text, ''), 'rejectedAt', ${instant})
          WHEN 'error' THEN jsonb_build_object('type', 'errored', 'details', coalesce(decision_text, ''), 'erroredAt', ${instant})
          WHEN 'draft' THEN jsonb_build_object('type', 'inactive')
          ELSE jsonb_build_object('type', 'pending')
        END, updated_at
      FROM review
      WHERE organization_id NOT IN (SELECT organization_id FROM verification)
      ORDER BY organization_id, status = 'approved' DESC, id DESC`);
    await runner.query(`
      UPDATE standing SET verification = v.status FROM verification v
      WHERE v.organization_id = standing.organization_id AND standing.verification <> v.status`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const individuals = `NOT EXISTS (SELECT 1 FROM review r WHERE r.organization_id = v.organization_id AND r.type = 'business')`;
    await runner.query(`
      UPDATE standing SET verification = '{"type": "inactive"}' FROM verification v
      WHERE v.organization_id = standing.organization_id AND ${individuals}`);
    await runner.query(`DELETE FROM verification v WHERE ${individuals}`);
  }
}
