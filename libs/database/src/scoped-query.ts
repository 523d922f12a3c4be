import pg, { type ClientBase, type Connection } from 'pg';
import { type Way, wayOf } from './connecting/way.js';
import { type Statement, prepared } from './statement.js';

type Rows = Record<string, unknown>;
type Result = pg.QueryResult<Rows>;

/** What pg does not declare of its own query and connection. */
interface Wire extends Connection {
  parse(query: object): void;
  bind(query: object): void;
  execute(query: object): void;
}
interface Internals {
  name: string | undefined;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
type Config = pg.QueryConfig & { queryMode?: 'extended' };
type Callback = (error: Error | null, result: Result) => void;
const Query = pg.Query as unknown as new (config: Config, values: undefined, done: Callback) => Internals & pg.Query;

/** The connections that know how to set the organization. */
const knowing = new WeakSet<Connection>();

/**
 * A statement with the organization whose rows it may see, in one round trip: both go out together, and PostgreSQL runs
 * what comes before one `Sync` as one transaction, where it is in none.
 */
class ScopedQuery extends Query {
  private isSet = false;
  private statementName: string | undefined;

  constructor(
    statement: Statement,
    private readonly organizationId: string,
    private readonly way: Way,
    done: Callback,
  ) {
    super({ ...prepared(statement, way), queryMode: 'extended' }, undefined, done);
  }

  override prepare(connection: Wire): void {
    const { preamble, prepares } = this.way;
    if (!prepares || !knowing.has(connection)) connection.parse(preamble);
    connection.bind({ statement: preamble.name, values: [this.organizationId] });
    connection.execute({});
    super.prepare(connection);
    // Until the organization is set, what pg hears to be parsed is not this statement.
    this.statementName = this.name;
    this.name = undefined;
  }

  override handleDataRow(message: unknown): void {
    if (this.isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.isSet) return super.handleCommandComplete(message, connection);
    this.isSet = true;
    this.name = this.statementName;
    knowing.add(connection);
  }
}

export function queryFor(client: ClientBase, organizationId: string, statement: Statement): Promise<Result> {
  return new Promise((resolve, reject) => {
    const done: Callback = (error, result) => (error === null ? resolve(result) : reject(error));
    client.query(new ScopedQuery(statement, organizationId, wayOf(client), done));
  });
}
