import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';
import { system } from './1795478400010-create-ledger.js';

/** Who posts holds it with others; who freezes, or ends that, alone. */
const itsLock = `hashtextextended('freeze', uuid_hash_extended(organization, 0))`;

/** What is frozen of an account or its organization, which stays so until the transaction ends: who freezes waits for it. */
const held = `
  CREATE FUNCTION ledger_frozen(organization uuid, account uuid) RETURNS SETOF text AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${itsLock});
    RETURN QUERY SELECT frozen.direction FROM account_freeze AS frozen WHERE frozen.organization_id = organization AND frozen.account_id IN (account, ${system});
  END
  $$ LANGUAGE plpgsql`;

const alone = `
  CREATE FUNCTION ledger_hold_freezes(organization uuid) RETURNS void AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${itsLock});
  END
  $$ LANGUAGE plpgsql`;

/** Asked once the line is written, so that one which is posted already is posted again in peace. */
const refuse = `
  CREATE FUNCTION ledger_refuse_frozen() RETURNS trigger AS $$
  BEGIN
    IF NEW.source_book = 'available' AND EXISTS (SELECT FROM ledger_frozen(NEW.organization_id, NEW.source_id) AS direction WHERE direction <> 'credit') THEN
      RAISE EXCEPTION 'Nothing leaves the account: it is frozen' USING ERRCODE = 'GL004', DETAIL = NEW.source_id::text, HINT = 'debit';
    END IF;
    IF NEW.destination_book = 'available' AND NEW.source_id <> NEW.destination_id
      AND EXISTS (SELECT FROM ledger_frozen(NEW.organization_id, NEW.destination_id) AS direction WHERE direction <> 'debit') THEN
      RAISE EXCEPTION 'Nothing comes to the account: it is frozen' USING ERRCODE = 'GL004', DETAIL = NEW.destination_id::text, HINT = 'credit';
    END IF;
    RETURN NULL;
  END
  $$ LANGUAGE plpgsql`;

/**
 * What happened on a chain has to be booked, whatever is frozen: what came as a deposit is in the frozen reserve. A deposit that is
 * to be converted may be held: it leaves when that is settled, which waits. And fees that come back were never anybody else's.
 * What people post by hand did not happen on a chain, whichever book they name.
 */
const isByHand = `NEW.step = 'adjustment'`;
const isDebit = `NEW.source_book = 'available' AND NEW.step <> 'holdDeposit' AND (${isByHand} OR NEW.destination_book NOT LIKE 'chain:%' AND NEW.destination_book NOT LIKE 'owed:%')`;
const isCredit = `NEW.destination_book = 'available' AND NEW.step <> 'returnDeveloperFees' AND NEW.source_id <> NEW.destination_id AND (${isByHand} OR NEW.source_book NOT LIKE 'chain:%')`;

export class FreezeAccounts1795580000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_freeze (
        organization_id uuid NOT NULL,
        account_id uuid NOT NULL,
        direction text NOT NULL,
        frozen_at timestamptz NOT NULL,
        CONSTRAINT account_freeze_pkey PRIMARY KEY (organization_id, account_id)
      )`);
    await runner.query('ALTER TABLE account_freeze ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['account_freeze']);
    for (const text of [held, alone, refuse]) await runner.query(text);
    await runner.query(
      `CREATE TRIGGER ledger_line_frozen AFTER INSERT ON ledger_line FOR EACH ROW WHEN (${isDebit} OR ${isCredit}) EXECUTE FUNCTION ledger_refuse_frozen()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER ledger_line_frozen ON ledger_line');
    for (const name of ['ledger_refuse_frozen', 'ledger_hold_freezes', 'ledger_frozen'])
      await runner.query(`DROP FUNCTION ${name}`);
    await runner.query('DROP TABLE account_freeze');
  }
}
