import type { Api } from '../service/api.js';

/** Where a resource is made: whose it is, and who may make it. */
export interface Owner {
  readonly operator: Api;
  readonly organization: { readonly id: string; readonly api: Api };
  /** Calls with a token that something else was given. */
  withKey(key: string): Api;
  /** Past Gatehouse, for what no request makes. */
  sql(text: string, values: readonly unknown[]): Promise<object[]>;
}

/** With what was made for the parameters before it in the path. */
export type Make = (owner: Owner, path: Readonly<Record<string, string>>) => Promise<string>;
