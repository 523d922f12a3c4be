/**
 * The server that the database has: another one after a failover, the same one begun again; or tables that were filled anew, or
 * copied from another database. Each may lack what had been committed.
 */
export const timeline = `concat_ws(' ', left(pg_walfile_name(pg_current_wal_lsn()), 8),
  extract(epoch FROM pg_postmaster_start_time()), pg_relation_filenode('transfer'),
  (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/**
 * What an UPDATE of a chain's cursor sets beside, at this moment: in the statement that moves it first on a new timeline, or
 * before, as what was forgotten is in the blocks after it. A server that begins again and again is one loss.
 */
export function timelineSeenAt(now: string): string {
  return `timeline = ${timeline},
    timeline_since = CASE WHEN timeline = ${timeline} THEN timeline_since ELSE ${now}::timestamptz END,
    forgotten_from = CASE WHEN timeline = ${timeline} OR timeline_since > ${now}::timestamptz - interval '1 hour'
      THEN forgotten_from ELSE number END,
    forgotten_until = CASE WHEN timeline = ${timeline} THEN forgotten_until END`;
}
