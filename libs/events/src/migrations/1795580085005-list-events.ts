import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events are listed across organizations, by type and by resource. */
export class ListEvents1795580085005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX event_id ON event (id)');
    await runner.query('CREATE INDEX event_id_of_type ON event (type, id)');
    await runner.query('CREATE INDEX event_id_of_resource ON event (resource_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['id', 'id_of_type', 'id_of_resource']) await runner.query(`DROP INDEX event_${index}`);
  }
}
