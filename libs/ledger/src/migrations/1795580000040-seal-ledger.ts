import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';
import { firstSlot, fullest, post, system } from './1795478400010-create-ledger.js';

const place = `
  organization_id uuid NOT NULL,
  account_id uuid NOT NULL,
  book text NOT NULL,
  token text NOT NULL,
  blockchain text NOT NULL`;
const placeKey = 'organization_id, account_id, book, token, blockchain';
const tables = ['ledger_sum', 'ledger_snapshot'];
const before = 'uuid, uuid, text, integer, uuid, uuid, text, uuid, text, text, text, bigint, timestamptz';

/**
 * Lines say when what they book took effect. Up to a point, which moves on, no more lines come: what is before it is added up
 * once. There is no row where nothing was sealed yet.
 */
export class SealLedger1795580000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_line ADD effective_at timestamptz');
    // A few pages for millions of lines, since they come in the order of their ids; the tail is read anyway.
    await runner.query('CREATE INDEX ledger_line_id ON ledger_line USING brin (id) WITH (autosummarize = on)');
    await runner.query(`
      CREATE TABLE ledger_seal (
        id integer NOT NULL CONSTRAINT ledger_seal_pkey PRIMARY KEY,
        closed_before uuid NOT NULL,
        sealed_before uuid NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE ledger_sum (${place},
        units numeric NOT NULL,
        CONSTRAINT ledger_sum_pkey PRIMARY KEY (${placeKey})
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      CREATE TABLE ledger_snapshot (${place},
        ends_at timestamptz NOT NULL,
        units numeric NOT NULL,
        CONSTRAINT ledger_snapshot_pkey PRIMARY KEY (${placeKey}, ends_at)
      )`);
    await runner.query('CREATE INDEX ledger_snapshot_day ON ledger_snapshot (ends_at)');
    await runner.query(`
      CREATE TABLE ledger_inspection (
        id integer NOT NULL CONSTRAINT ledger_inspection_pkey PRIMARY KEY,
        begun_at timestamptz NOT NULL,
        finished_at timestamptz,
        proven_before uuid,
        wrong jsonb NOT NULL,
        found jsonb NOT NULL
      )`);
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
    await isolateOrganizations(runner, tables);
    await runner.query(`DROP FUNCTION ledger_post(${before})`);
    await runner.query(postUnlessClosed);
    await runner.query(open);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION ledger_open');
    await runner.query(`DROP FUNCTION ledger_post(${before}, timestamptz)`);
    await runner.query(post);
    await mixOrganizations(runner, tables);
    for (const table of ['ledger_inspection', 'ledger_snapshot', 'ledger_sum', 'ledger_seal'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX ledger_line_id');
    await runner.query('ALTER TABLE ledger_line DROP effective_at');
  }
}

const isClosed = 'line < (SELECT closed_before FROM ledger_seal)';

/**
 * As before, but no line comes where the ledger is closed: whoever tries it has to take another id, which trying again does.
 * That is asked after the line is written: then whoever closes the ledger sees this transaction, and waits for it.
 */
const postUnlessClosed = `
  CREATE FUNCTION ledger_post(organization uuid, subject uuid, its_step text, its_ordinal integer, line uuid, source uuid, from_book text,
    destination uuid, to_book text, its_token text, chain text, moved bigint, at timestamptz, effective timestamptz DEFAULT NULL) RETURNS boolean AS $$
  BEGIN
    IF source = destination AND from_book = to_book THEN
      RAISE EXCEPTION 'A line moves nothing from % to itself', from_book USING ERRCODE = 'check_violation';
    END IF;
    INSERT INTO ledger_line VALUES (organization, subject, its_step, its_ordinal, line, source, from_book, destination, to_book, its_token, chain, moved, at, effective)
    ON CONFLICT ON CONSTRAINT ledger_line_pkey DO NOTHING;
    IF NOT FOUND THEN
      PERFORM FROM ledger_line WHERE organization_id = organization AND subject_id = subject AND step = its_step AND ordinal = its_ordinal
        AND source_id = source AND source_book = from_book AND destination_id = destination AND destination_book = to_book
        AND token = its_token AND blockchain = chain AND units = moved;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'The step % of % was posted with other lines', its_step, subject USING ERRCODE = 'GL002';
      END IF;
      RETURN false;
    END IF;
    UPDATE ledger_balance SET units = units - moved
    WHERE (${isClosed}) IS NOT TRUE AND ${firstSlot('source', 'from_book', `units >= moved OR account_id = ${system} AND abs(units) <= ${fullest}`)};
    IF NOT FOUND THEN
      IF ${isClosed} THEN
        RAISE EXCEPTION 'The ledger is closed where the line % would come', line USING ERRCODE = 'serialization_failure';
      END IF;
      IF source = ${system} THEN
        PERFORM ledger_give(organization, source, from_book, its_token, chain, -moved);
      ELSE
        PERFORM ledger_take(organization, source, from_book, its_token, chain, moved);
      END IF;
    END IF;
    UPDATE ledger_balance SET units = units + moved
    WHERE ${firstSlot('destination', 'to_book', `abs(units) <= ${fullest}`)};
    IF NOT FOUND THEN
      PERFORM ledger_give(organization, destination, to_book, its_token, chain, moved);
    END IF;
    RETURN true;
  END
  $$ LANGUAGE plpgsql`;

/** A UUIDv7 of now: lines are sealed in the order of their ids. */
const newId = `(lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
  || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** For migrations of others that begin to book money which moved before: one line between books of the organization's own. */
const open = `
  CREATE FUNCTION ledger_open(organization uuid, subject uuid, its_step text, from_book text, to_book text, currency text, moved bigint) RETURNS boolean
  AS $$ SELECT ledger_post(organization, subject, its_step, 0, ${newId}, ${system}, from_book, ${system}, to_book, currency, 'fiat', moved, now()) $$ LANGUAGE sql`;
