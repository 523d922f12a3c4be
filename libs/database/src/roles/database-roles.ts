import type { Servers } from '../connecting/servers.js';

/** The ways into one database. One URL alone is all of them. */
export interface DatabaseUrls {
  /** As the role that serves. */
  readonly url: string;
  /** As the role that owns the tables, and migrates. */
  readonly ownerUrl: string;
  /** As the role that serves, to PostgreSQL itself. */
  readonly directUrl: string;
}

/** A server that takes writes, and as whom. */
export interface Place {
  readonly url: string;
  readonly role: string;
  readonly database: string;
}

export interface ReachedDatabase {
  readonly given: DatabaseUrls;
  readonly serving: Place;
  /** The same without a pooler. */
  readonly direct: Place;
  readonly owner: Place;
  readonly release: () => Promise<void>;
}

export interface DatabaseRoles {
  readonly servers: Servers;
  /** The same without a pooler. */
  readonly direct: Servers;
  /** Whether a pooler stands before it, which gives each transaction another connection. */
  readonly isPooled: boolean;
  readonly owner: Place;
  /** The name of the role that serves, unless it is the owner itself. */
  readonly serving: string | undefined;
}
