const oldestPostgres = 15;

export interface FoundServer {
  readonly version: number;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
}

/** Why Gatehouse cannot work there, and what to do about it; undefined where it can. */
export function unfit(at: string, { version, isStandby, isReadOnly }: FoundServer): string | undefined {
  if (version < oldestPostgres)
    return `${at}, which is PostgreSQL ${version}: Gatehouse needs ${oldestPostgres} or later.`;
  if (isStandby)
    return `${at}, which is a standby and takes no writes: name the primary, or all servers with commas between them.`;
  if (isReadOnly)
    return `${at}, which is read-only for this role: switch default_transaction_read_only off, or name another database.`;
  return undefined;
}
