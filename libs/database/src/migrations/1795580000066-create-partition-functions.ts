import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They run as the owner of the tables, since the role that serves may not make or drop any: so each says what it is for. */
const asOwner = `LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s'`;

const functions = [
  `CREATE FUNCTION first_id_at(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
   $$`,
  `CREATE FUNCTION moment_of_id(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)
   $$`,
  `CREATE FUNCTION month_of_id(id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT first_id_at(date_trunc('month', moment_of_id(id), 'UTC'))
   $$`,
  // The bounds of the first and the last one are open.
  `CREATE FUNCTION partitions_of(parent regclass) RETURNS TABLE (leaf name, lower_id uuid, upper_id uuid) LANGUAGE sql STABLE AS $$
     SELECT relname, substring(bound FROM 'FROM \\(''([0-9a-f-]+)''\\)')::uuid, substring(bound FROM 'TO \\(''([0-9a-f-]+)''\\)')::uuid
     FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid CROSS JOIN pg_get_expr(relpartbound, pg_class.oid) AS bound
     WHERE inhparent = parent
   $$`,
  `CREATE FUNCTION partition_make(parent regclass, leaf name, bounds text) RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     EXECUTE format('CREATE TABLE %I PARTITION OF %s FOR VALUES %s', leaf, parent, bounds);
     EXECUTE format('ALTER TABLE %I ALTER organization_id SET (n_distinct = 100)', leaf);
   END $$`,
  // Where rows came to the last one, as nobody made months for them, it becomes the partition of these months: no row is moved
  // but those of a clock that is far ahead.
  `CREATE FUNCTION partition_ahead(parent regclass, until timestamptz) RETURNS void ${asOwner} AS $$
   DECLARE
     later name;
     month timestamptz;
     used name;
   BEGIN
     SELECT leaf, moment_of_id(lower_id) INTO later, month FROM partitions_of(parent) WHERE upper_id IS NULL;
     until := date_trunc('month', least(until, now() + interval '10 years'), 'UTC');
     IF later IS NULL OR month >= until THEN
       RETURN;
     END IF;
     EXECUTE format('ALTER TABLE %s DETACH PARTITION %I', parent, later);
     EXECUTE format('SELECT %L::name FROM %I LIMIT 1', parent || to_char(month AT TIME ZONE 'UTC', '_YYYYMM'), later) INTO used;
     IF used IS NOT NULL THEN
       EXECUTE format('ALTER TABLE %I RENAME TO %I', later, used);
       PERFORM partition_make(parent, later, format('FROM (%L) TO (MAXVALUE)', first_id_at(until)));
       EXECUTE format('WITH moved AS (DELETE FROM %I WHERE id >= $1 RETURNING *) INSERT INTO %s SELECT * FROM moved', used, parent)
         USING first_id_at(until);
       EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, used, first_id_at(month), first_id_at(until));
       RETURN;
     END IF;
     WHILE month < until LOOP
       PERFORM partition_make(parent, (parent || to_char(month AT TIME ZONE 'UTC', '_YYYYMM'))::name,
         format('FROM (%L) TO (%L)', first_id_at(month), first_id_at(month + interval '1 month')));
       month := month + interval '1 month';
     END LOOP;
     EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', parent, later, first_id_at(until));
   END $$`,
  // For a table without rows: months that are filled from elsewhere.
  `CREATE FUNCTION partition_back(parent regclass, since uuid) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     earlier name;
     ends timestamptz;
     month timestamptz := moment_of_id(month_of_id(since));
     first uuid := month_of_id(since);
   BEGIN
     SELECT leaf, moment_of_id(upper_id) INTO earlier, ends FROM partitions_of(parent) WHERE lower_id IS NULL;
     IF month >= ends THEN
       RETURN;
     END IF;
     EXECUTE format('DROP TABLE %I', earlier);
     WHILE month < ends LOOP
       PERFORM partition_make(parent, (parent || to_char(month AT TIME ZONE 'UTC', '_YYYYMM'))::name,
         format('FROM (%L) TO (%L)', first_id_at(month), first_id_at(month + interval '1 month')));
       month := month + interval '1 month';
     END LOOP;
     PERFORM partition_make(parent, earlier, format('FROM (MINVALUE) TO (%L)', first));
   END $$`,
  // Rows that come for months which are gone are taken by the first one, which stays.
  `CREATE FUNCTION partition_detach(parent regclass, before uuid) RETURNS TABLE (detached name, until_id uuid) ${asOwner} AS $$
   DECLARE
     earlier name;
     gone record;
     reach uuid;
     isUsed boolean;
   BEGIN
     IF obj_description(parent, 'pg_class') LIKE 'append-only%' THEN
       RAISE EXCEPTION 'Nothing is ever taken out of %', parent USING ERRCODE = 'insufficient_privilege';
     END IF;
     SELECT leaf INTO earlier FROM partitions_of(parent) WHERE lower_id IS NULL;
     SELECT upper_id INTO reach FROM partitions_of(parent) WHERE upper_id <= before ORDER BY upper_id DESC LIMIT 1;
     EXECUTE format('SELECT EXISTS (SELECT FROM %I)', earlier) INTO isUsed;
     IF reach IS NULL OR NOT isUsed AND NOT EXISTS (SELECT FROM partitions_of(parent) WHERE upper_id <= before AND lower_id IS NOT NULL) THEN
       RETURN;
     END IF;
     FOR gone IN SELECT * FROM partitions_of(parent) WHERE upper_id <= before ORDER BY upper_id LOOP
       EXECUTE format('ALTER TABLE %s DETACH PARTITION %I', parent, gone.leaf);
       IF gone.leaf = earlier THEN
         IF NOT isUsed THEN
           EXECUTE format('DROP TABLE %I', earlier);
           CONTINUE;
         END IF;
         gone.leaf := parent || to_char(moment_of_id(gone.upper_id) AT TIME ZONE 'UTC', '_until_YYYYMM');
         EXECUTE format('ALTER TABLE %I RENAME TO %I', earlier, gone.leaf);
       END IF;
       EXECUTE format('COMMENT ON TABLE %I IS %L', gone.leaf, 'detached from ' || parent);
       EXECUTE format('GRANT SELECT ON %I TO %I', gone.leaf, session_user);
       detached := gone.leaf;
       until_id := gone.upper_id;
       RETURN NEXT;
     END LOOP;
     PERFORM partition_make(parent, earlier, format('FROM (MINVALUE) TO (%L)', reach));
   END $$`,
  `CREATE FUNCTION partition_drop(leaf regclass) RETURNS void ${asOwner} AS $$
   BEGIN
     IF obj_description(leaf, 'pg_class') LIKE 'detached from %' THEN
       EXECUTE format('DROP TABLE %s', leaf);
     ELSE
       RAISE EXCEPTION '% is in use', leaf USING ERRCODE = 'insufficient_privilege';
     END IF;
   END $$`,
];

const names = [
  ...['partition_drop', 'partition_detach', 'partition_back', 'partition_ahead', 'partition_make', 'partitions_of'],
  ...['month_of_id', 'moment_of_id', 'first_id_at'],
];

/** What keeps a table by months of its ids (`partitionByMonth`). Every id has a partition at any time, whatever a clock says. */
export class CreatePartitionFunctions1795580000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const text of functions) await runner.query(text);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of names) await runner.query(`DROP FUNCTION ${name}`);
  }
}
