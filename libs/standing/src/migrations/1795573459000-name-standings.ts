import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameStandings1795573459000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE standing ADD COLUMN name text NOT NULL DEFAULT ''`);
    // Services may be migrated one by one; whoever has standings has the organizations that they are of.
    const [{ organizations }] = (await runner.query(`SELECT to_regclass('organization') AS organizations`)) as [
      { organizations: string | null },
    ];
    if (organizations !== null)
      await runner.query('UPDATE standing SET name = o.name FROM organization o WHERE o.id = organization_id');
    await runner.query('ALTER TABLE standing ALTER COLUMN name DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN name');
  }
}
