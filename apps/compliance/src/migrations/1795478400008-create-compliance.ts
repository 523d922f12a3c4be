import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One organization may have nearly all there is, so its id tells little: decision 21. */
const uneven = [
  'review',
  'review_person',
  'associated_person',
  'attestation',
  'document',
  'document_use',
  'document_upload',
];

export class CreateCompliance1795478400008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createReviews(runner);
    await this.createPersons(runner);
    await this.createAttestations(runner);
    await this.createDocuments(runner);
    await runner.query(`
      CREATE TABLE verification (
        organization_id uuid NOT NULL CONSTRAINT verification_pkey PRIMARY KEY,
        id uuid NOT NULL,
        status jsonb NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX verification_id ON verification (id)');
    for (const table of uneven)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['verification', ...uneven]) await runner.query(`DROP TABLE ${table}`);
  }

  private async createReviews(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        type text NOT NULL,
        tier text NOT NULL,
        status text NOT NULL,
        submitted_at timestamptz,
        warnings_acknowledged boolean NOT NULL,
        decided_at timestamptz,
        decision_text text,
        information_requests jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT review_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX review_id ON review (id)');
    await runner.query('CREATE INDEX review_queue ON review (status, id)');
    await runner.query('CREATE INDEX review_status ON review (organization_id, status, id)');
    await runner.query(
      `CREATE UNIQUE INDEX review_active ON review (organization_id, tier) WHERE status <> ALL (ARRAY['approved'::text, 'rejected'::text])`,
    );
  }

  private async createPersons(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE associated_person (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        relationships text[] NOT NULL,
        created_in_review uuid,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT associated_person_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX associated_person_id ON associated_person (id)');
    await runner.query(`
      CREATE TABLE review_person (
        organization_id uuid NOT NULL,
        review_id uuid NOT NULL,
        person_id uuid NOT NULL,
        ordinal integer NOT NULL,
        relationships text[],
        CONSTRAINT review_person_pkey PRIMARY KEY (organization_id, review_id, person_id)
      )`);
    await runner.query('CREATE INDEX review_person_reviews ON review_person (organization_id, person_id)');
  }

  private async createAttestations(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attestation (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        subject_id uuid NOT NULL,
        type text NOT NULL,
        status text NOT NULL,
        failures jsonb NOT NULL,
        checks jsonb NOT NULL,
        payload bytea NOT NULL,
        validation_round integer NOT NULL,
        validated_at timestamptz,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        superseded_at timestamptz,
        CONSTRAINT attestation_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX attestation_latest ON attestation (organization_id, subject_id, type) WHERE superseded_at IS NULL',
    );
    await runner.query('CREATE INDEX attestation_history ON attestation (organization_id, subject_id, id)');
  }

  private async createDocuments(runner: QueryRunner): Promise<void> {
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
        is_scanned boolean NOT NULL DEFAULT false,
        CONSTRAINT document_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX document_id ON document (id)');
    await runner.query('CREATE INDEX document_sha256 ON document (sha256)');
    await runner.query('CREATE INDEX document_unused ON document (organization_id) WHERE used_at IS NULL');
    await runner.query('CREATE INDEX document_unused_age ON document (created_at) WHERE used_at IS NULL');
    await runner.query(
      'CREATE INDEX document_review ON document (organization_id, uploaded_in_review, id) WHERE uploaded_in_review IS NOT NULL',
    );
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
}
