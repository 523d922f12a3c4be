import type { Pool } from 'pg';
import { ConfigurationError } from '#runtime';

/** Of a table that is only ever added to, such as the audit trail: its comment begins so. */
export const appendOnly = 'append-only';

const here = `(current_schema()::regnamespace, to_regnamespace('graphile_worker'))`;
const ours = `pg_get_userbyid(relowner) = current_user AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`;

/** What the serving role has, where it differs from what it needs. */
const privileges = `
  SELECT concat_ws('; ', format('REVOKE ALL ON %1$s %2$s FROM %3$I', kind, name, $1::text),
    CASE WHEN needed <> '{}' THEN format('GRANT %4$s ON %1$s %2$s TO %3$I', kind, name, $1::text, array_to_string(needed, ', ')) END) AS statement
  FROM (
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, c.oid::regclass::text AS name,
      CASE
        WHEN relkind = 'S' THEN ARRAY['USAGE']
        -- Rows are reached through the table that has the policy; what was taken out of it is only read.
        WHEN relispartition THEN '{}'
        WHEN obj_description(c.oid, 'pg_class') LIKE 'detached from %' THEN ARRAY['SELECT']
        WHEN relkind = 'v' OR relname = 'migration' THEN ARRAY['SELECT']
        WHEN obj_description(c.oid, 'pg_class') LIKE '${appendOnly}%' THEN ARRAY['INSERT', 'SELECT']
        ELSE ARRAY['DELETE', 'INSERT', 'SELECT', 'UPDATE']
      END AS needed,
      ARRAY(SELECT privilege_type FROM aclexplode(relacl) WHERE grantee = $1::text::regrole ORDER BY 1) AS given
    FROM pg_class AS c WHERE relnamespace IN ${here} AND relkind IN ('r', 'p', 'v', 'S') AND ${ours}
  ) AS relation WHERE needed <> given`;

const schemas = `
  SELECT format('GRANT USAGE ON SCHEMA %s TO %I', oid::regnamespace, $1::text) AS statement FROM pg_namespace
  WHERE oid IN ${here} AND NOT has_schema_privilege($1::text, oid, 'USAGE')`;

const functions = `
  SELECT format('GRANT EXECUTE ON FUNCTION %s TO %I', oid::regprocedure, $1::text) AS statement FROM pg_proc
  WHERE pronamespace IN ${here} AND prokind = 'f' AND NOT has_function_privilege($1::text, oid, 'EXECUTE')`;

/** graphile-worker closes its tables to everybody but their owner. */
const workerPolicies = `
  SELECT format('CREATE POLICY serving ON %s USING (true)', c.oid::regclass) AS statement FROM pg_class AS c
  WHERE relnamespace = to_regnamespace('graphile_worker') AND relrowsecurity AND ${ours}
    AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)`;

const unusable = `
  SELECT c.oid::regclass::text AS name, pg_get_userbyid(relowner) AS owner FROM pg_class AS c
  WHERE relnamespace IN ${here} AND relkind IN ('r', 'p') AND NOT relispartition AND NOT has_table_privilege($1::text, c.oid, 'SELECT')
  ORDER BY 1 LIMIT 1`;

/** Brings about, as the owner, what the serving role needs and no more: also for tables made since the last start. */
export async function grantServing(pool: Pool, role: string): Promise<void> {
  const wanted = [privileges, schemas, functions].map((text) => pool.query<Missing>(text, [role]));
  const missing = await Promise.all([...wanted, pool.query<Missing>(workerPolicies)]);
  const statements = missing.flatMap(({ rows }) => rows.map(({ statement }) => statement));
  // Several statements in one text are one transaction.
  if (statements.length > 0) await pool.query(statements.join('; '));
  const { rows } = await pool.query<{ name: string; owner: string }>(unusable, [role]);
  if (rows[0] !== undefined)
    throw new ConfigurationError(
      `The role ${role} of DATABASE_URL may not read the table ${rows[0].name}, which belongs to ${rows[0].owner}: DATABASE_OWNER_URL has to be its owner.`,
    );
}

interface Missing {
  readonly statement: string;
}
