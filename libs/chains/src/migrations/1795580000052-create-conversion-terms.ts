import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the operator asks for conversions, and how much of each there was on a day. */
export class CreateConversionTerms1795580000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE conversion_terms (
      conversion text NOT NULL CONSTRAINT conversion_terms_pkey PRIMARY KEY,
      spread_basis_points integer NOT NULL,
      daily_cap_units bigint,
      is_stopped boolean NOT NULL,
      changed_at timestamptz NOT NULL)`);
    await runner.query(`CREATE TABLE conversion_use (
      conversion text NOT NULL,
      day text NOT NULL,
      units bigint NOT NULL,
      CONSTRAINT conversion_use_pkey PRIMARY KEY (conversion, day))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE conversion_use');
    await runner.query('DROP TABLE conversion_terms');
  }
}
