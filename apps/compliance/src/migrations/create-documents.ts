import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDocuments1763722802001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        content_type text NOT NULL,
        size_bytes integer NOT NULL,
        sha256 bytea NOT NULL,
        file_name bytea NOT NULL,
        purpose bytea,
        uploaded_in_review uuid,
        used_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT document_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX document_id ON document (id)');
    await runner.query('CREATE INDEX document_sha256 ON document (sha256)');
    await runner.query('CREATE INDEX document_unused ON document (organization_id) WHERE used_at IS NULL');
    await runner.query('CREATE INDEX document_unused_age ON document (created_at) WHERE used_at IS NULL');
    await runner.query(`
      CREATE TABLE document_use (
        organization_id uuid NOT NULL,
        attestation_id uuid NOT NULL,
        document_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        CONSTRAINT document_use_pkey PRIMARY KEY (organization_id, attestation_id, document_id)
      )`);
    await runner.query('CREATE INDEX document_use_document ON document_use (organization_id, document_id, subject_id)');
    await runner.query(`
      CREATE TABLE document_upload (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT document_upload_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE INDEX document_upload_age ON document_upload (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['document_upload', 'document_use', 'document']) await runner.query(`DROP TABLE ${table}`);
  }
}
