/** The two ways into one database. One URL alone does both. */
export interface DatabaseUrls {
  /** As the role that serves. */
  readonly url: string;
  /** As the role that owns the tables, and migrates. */
  readonly ownerUrl: string;
}

export interface DatabaseRoles extends DatabaseUrls {
  /** The name of the role that serves, unless it is the owner itself. */
  readonly serving: string | undefined;
}
