import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is no customer's own, such as what is on a chain, is kept under this id; it alone may be below zero. */
export const system = `'00000000-0000-0000-0000-000000000000'::uuid`;
/** Over how many slots a balance is spread when several take from it at once. */
const spread = 16;
/** What is in a slot has room for what comes to it. */
export const fullest = '4000000000000000000';

export class CreateLedger1795478400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_line (
        organization_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        step text NOT NULL,
        ordinal integer NOT NULL,
        id uuid NOT NULL,
        source_id uuid NOT NULL,
        source_book text NOT NULL,
        destination_id uuid NOT NULL,
        destination_book text NOT NULL,
        token text NOT NULL,
        blockchain text NOT NULL,
        units bigint NOT NULL CONSTRAINT ledger_line_units CHECK (units > 0),
        posted_at timestamptz NOT NULL,
        CONSTRAINT ledger_line_pkey PRIMARY KEY (organization_id, subject_id, step, ordinal)
      )`);
    await runner.query(`
      CREATE TABLE ledger_balance (
        organization_id uuid NOT NULL,
        account_id uuid NOT NULL,
        book text NOT NULL,
        token text NOT NULL,
        blockchain text NOT NULL,
        slot bigint NOT NULL,
        units bigint NOT NULL,
        CONSTRAINT ledger_balance_pkey PRIMARY KEY (organization_id, account_id, book, token, blockchain, slot),
        CONSTRAINT ledger_balance_units CHECK (units >= 0 OR account_id = ${system})
      ) WITH (fillfactor = 50)`);
    await runner.query('CREATE SEQUENCE ledger_slot');
    await runner.query(`CREATE INDEX ledger_line_source ON ledger_line (source_id, id) WHERE source_id <> ${system}`);
    await runner.query(
      `CREATE INDEX ledger_line_destination ON ledger_line (destination_id, id) WHERE destination_id <> ${system}`,
    );
    for (const table of ['ledger_line', 'ledger_balance'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
    await runner.query(appendOnly);
    await runner.query(
      `CREATE TRIGGER ledger_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_line FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`,
    );
    for (const text of [give, take, post]) await runner.query(text);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ledger_post', 'ledger_take', 'ledger_give']) await runner.query(`DROP FUNCTION ${name}`);
    await runner.query('DROP SEQUENCE ledger_slot');
    await runner.query('DROP TABLE ledger_balance');
    await runner.query('DROP TABLE ledger_line');
    await runner.query('DROP FUNCTION ledger_refuse_change');
  }
}

const appendOnly = `
  CREATE FUNCTION ledger_refuse_change() RETURNS trigger AS $$
  BEGIN
    RAISE EXCEPTION 'Lines of the ledger are never changed: post what corrects them';
  END
  $$ LANGUAGE plpgsql`;

const itsRow = `organization_id = organization AND account_id = account AND book = its_book AND token = its_token AND blockchain = chain`;

/** Whoever holds it may touch the first slots of a place, and nobody else does. One of another place with the same number is only in the way. */
const hand = (account: string, book: string): string =>
  `hashtextextended(${book}, uuid_hash_extended(${account}, uuid_hash_extended(organization, 0)))`;
const itsHand = hand('account', 'its_book');

/** Of the slots beyond the first one, one in which nobody's hand is. */
const freeSlot = (condition: string): string =>
  `(SELECT slot FROM ledger_balance WHERE ${itsRow} AND slot > 0 AND ${condition} ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED)`;

/**
 * Where the first slot is not free: into another one that is; where there is none, into a new one. It waits for nobody, so nobody
 * waits for it in turn.
 */
const give = `
  CREATE FUNCTION ledger_give(organization uuid, account uuid, its_book text, its_token text, chain text, given bigint) RETURNS void AS $$
  BEGIN
    UPDATE ledger_balance SET units = units + given WHERE ${itsRow} AND slot = ${freeSlot(`abs(units) <= ${fullest}`)};
    IF FOUND THEN
      RETURN;
    END IF;
    INSERT INTO ledger_balance SELECT organization, account, its_book, its_token, chain, 0, given WHERE pg_try_advisory_xact_lock(${itsHand})
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      INSERT INTO ledger_balance VALUES (organization, account, its_book, its_token, chain, nextval('ledger_slot'), given);
    END IF;
  END
  $$ LANGUAGE plpgsql`;

/**
 * Where the first slot is not free or holds too little: from another one that is and does. Else from all slots together: one after
 * the other, and each waits for those who only take from a slot. Where one slot alone holds enough, others had only been quicker:
 * the balance is hot, and what is left is spread, so that the next ones need not come here. A slot that turned out to hold too
 * little once it was locked is let go by undoing what locked it: who waits for others must hold nothing that they may wait for.
 */
const take = `
  CREATE FUNCTION ledger_take(organization uuid, account uuid, its_book text, its_token text, chain text, taken bigint) RETURNS void AS $$
  DECLARE
    held numeric;
    largest bigint;
    slots bigint[];
    parts integer;
    share bigint;
  BEGIN
    BEGIN
      UPDATE ledger_balance SET units = units - taken WHERE ${itsRow} AND slot = ${freeSlot('units >= taken')};
      IF FOUND THEN
        RETURN;
      END IF;
      RAISE EXCEPTION USING ERRCODE = 'GL003';
    EXCEPTION WHEN SQLSTATE 'GL003' THEN
      NULL;
    END;
    PERFORM pg_advisory_xact_lock(${itsHand});
    WITH locked AS (SELECT slot, units FROM ledger_balance WHERE ${itsRow} ORDER BY slot FOR UPDATE)
    SELECT coalesce(sum(units), 0), max(units), array_agg(slot) INTO held, largest, slots FROM locked;
    IF held < taken THEN
      RAISE EXCEPTION 'The account does not hold enough' USING ERRCODE = 'GL001', DETAIL = held::text;
    END IF;
    held := held - taken;
    parts := CASE WHEN largest >= taken THEN greatest(${spread}, cardinality(slots)) WHEN held <= ${fullest} THEN 1 ELSE cardinality(slots) END;
    share := div(held, parts);
    DELETE FROM ledger_balance WHERE ${itsRow} AND slot = ANY(slots[parts + 1:]);
    UPDATE ledger_balance SET units = CASE WHEN slot = slots[1] THEN held - share * (parts - 1) ELSE share END WHERE ${itsRow} AND slot = ANY(slots[:parts]);
    INSERT INTO ledger_balance SELECT organization, account, its_book, its_token, chain, nextval('ledger_slot'), share
      FROM generate_series(cardinality(slots) + 1, parts);
  END
  $$ LANGUAGE plpgsql`;

/** The first slot of a side, where it is free and `condition` is so. To find out locks nothing in the table and waits for nobody. */
export const firstSlot = (side: 'source' | 'destination', book: string, condition: string): string =>
  `organization_id = organization AND account_id = ${side} AND book = ${book} AND token = its_token AND blockchain = chain AND slot = 0
      AND CASE WHEN ${condition} THEN pg_try_advisory_xact_lock(${hand(side, book)}) END`;

/**
 * Writes a line and moves its balances, or, where this line of this posting is there already, does nothing. A line says from
 * where, to where and how much, once: there is no way to write one that does not add up. What is taken comes from a free slot that
 * holds enough, else from all; what is no customer's own may go below zero, so there is always enough. That a line moves something
 * is asked here: PostgreSQL reads a constraint of a table anew for every statement, which takes several times as long.
 */
export const post = `
  CREATE FUNCTION ledger_post(organization uuid, subject uuid, its_step text, its_ordinal integer, line uuid, source uuid, from_book text,
    destination uuid, to_book text, its_token text, chain text, moved bigint, at timestamptz) RETURNS boolean AS $$
  BEGIN
    IF source = destination AND from_book = to_book THEN
      RAISE EXCEPTION 'A line moves nothing from % to itself', from_book USING ERRCODE = 'check_violation';
    END IF;
    INSERT INTO ledger_line VALUES (organization, subject, its_step, its_ordinal, line, source, from_book, destination, to_book, its_token, chain, moved, at)
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
    WHERE ${firstSlot('source', 'from_book', `units >= moved OR account_id = ${system} AND abs(units) <= ${fullest}`)};
    IF NOT FOUND THEN
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
