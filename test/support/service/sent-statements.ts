import pg from 'pg';
import type { Gatehouse } from './gatehouse.js';

type Query = (...given: unknown[]) => unknown;

/** What a Gatehouse sends to its database, on whichever connection, and none of what others in this process send to theirs. */
export class SentStatements {
  private readonly prototype = pg.Client.prototype as unknown as { query: Query };
  private readonly query = this.prototype.query;
  private sent: string[] = [];

  constructor({ environment }: Gatehouse) {
    const database = new URL(environment['DATABASE_URL'] ?? '').pathname.slice(1);
    const { query } = this;
    const record = (statement: string): void => void this.sent.push(statement);
    this.prototype.query = function (this: { readonly database?: string }, ...given) {
      const [statement] = given as [string | { text?: string }];
      if (this.database === database) record(typeof statement === 'string' ? statement : (statement.text ?? ''));
      return query.apply(this, given);
    };
  }

  /** Those that are sent while this is done. */
  async during<T>(work: () => Promise<T>): Promise<{ statements: string[]; result: T }> {
    this.sent = [];
    const result = await work();
    return { statements: this.sent, result };
  }

  /** Since it was asked to listen. */
  get soFar(): readonly string[] {
    return this.sent;
  }

  stop(): void {
    this.prototype.query = this.query;
  }
}
