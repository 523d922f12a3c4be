import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '#contracts';
import { freshDatabase, testServer } from './database.js';
import { Api, must } from './api.js';
import { holding, query } from './sql.js';
import { until } from './until.js';

export interface GatehouseOptions {
  /** Configuration beside what every test needs. */
  readonly environment?: Environment;
  /** Another process of an installation that already runs. */
  readonly beside?: Gatehouse;
}

export type Environment = Readonly<Record<string, string>>;

/** What answers over HTTP. */
export interface Service {
  readonly url: string;
  close(): Promise<void>;
}

/** As it is built. */
export interface BuiltService extends Service {
  recordEvents(
    organizationId: string,
    resourceIds: readonly string[],
    beforeCommit?: () => Promise<unknown>,
  ): Promise<void>;
  recordDecisions(organizationId: string, count: number): Promise<void>;
  /** From now on, each connection that is made to it. */
  onConnection(listener: (socket: Socket) => void): void;
}

export type BuiltGatehouse = Gatehouse<BuiltService>;

type Start<S> = (environment: Environment, write: (line: string) => void) => Promise<S>;

/** What live asks for beside its keys. Nothing answers there, and nothing has to. */
export const liveEnvironment: Environment = { MODE: 'live', RPC_URLS: 'POLYGON=http://127.0.0.1:1' };

const operatorKey = 'operator-key-of-the-tests-only';

/** A whole Gatehouse on a database of its own, reached over HTTP like any other. */
export class Gatehouse<S extends Service = Service> {
  private constructor(
    readonly service: S,
    readonly environment: Environment,
    readonly log: readonly string[],
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static start(options: GatehouseOptions = {}): Promise<BuiltGatehouse> {
    return Gatehouse.startWith(startService, options);
  }

  static async startWith<S extends Service>(
    start: Start<S>,
    { environment = {}, beside }: GatehouseOptions = {},
  ): Promise<Gatehouse<S>> {
    const { DATABASE_URL, DATA_DIR, cleanUp } = beside === undefined ? await freshPlace() : placeOf(beside);
    const given = {
      DATABASE_URL,
      DATA_DIR,
      OPERATOR_API_KEY: operatorKey,
      MASTER_KEY: testServer().masterKey,
      SHUTDOWN_SECONDS: '3',
      // A busy machine makes a test slow, not red.
      DATABASE_WAIT_MILLISECONDS: '8000',
      // Most tests are about something else, and reading takes seconds: where it counts, a test switches it on.
      DOCUMENT_READING: 'off',
      ...environment,
    };
    const log: string[] = [];
    return new Gatehouse(await start(given, (line) => void log.push(line)), given, log, cleanUp);
  }

  get url(): string {
    return this.service.url;
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.cleanUp();
  }

  /** Calls without a key. */
  get anyone(): Api {
    return new Api(this.url, undefined);
  }

  get operator(): Api {
    return new Api(this.url, operatorKey);
  }

  withKey(key: string): Api {
    return new Api(this.url, key);
  }

  /** An organization with a key that may do everything, or only what is named. */
  async organization({
    scopes = everyScope,
    parent,
    name = `Organization ${randomUUID()}`,
  }: { scopes?: readonly Scope[]; parent?: Organization; name?: string } = {}): Promise<Organization> {
    const created = must(
      await this.operator.post('/organizations', {
        name,
        type: 'business',
        country: 'AR',
        ...(parent === undefined ? {} : { parentOrganizationId: parent.id }),
      }),
      201,
    );
    const id = String(created['id']);
    return { id, api: await this.keyFor(id, scopes) };
  }

  /** One statement, past Gatehouse. */
  sql<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return query<T>(this.environment['DATABASE_URL'], text, values);
  }

  /** A transaction that has done this and takes its time; what comes back ends it, undone unless told otherwise. */
  holding(text: string, values: readonly unknown[] = []): ReturnType<typeof holding> {
    return holding(this.environment['DATABASE_URL'], text, values);
  }

  /** What its clock shows; in the sandbox it can be moved. */
  async now(): Promise<Date> {
    return shown(must(await this.operator.get('/sandbox/clock'), 200));
  }

  /** The sandbox clock forward; what it shows then. */
  async advance(seconds: number): Promise<Date> {
    return shown(must(await this.operator.post('/sandbox/clock', { advanceSeconds: seconds }), 200));
  }

  /** A background job, begun now; once it is done. */
  async work(job: string): Promise<void> {
    const [added] = await this.sql<{ id: string }>("SELECT id FROM graphile_worker.add_job($1, '{}'::json)", [job]);
    const left = (): Promise<object[]> => this.sql('SELECT 1 FROM graphile_worker.jobs WHERE id = $1', [added?.id]);
    await until(`the job ${job} is done`, async () => (await left()).length === 0);
  }

  /** Everything that is in the database, as text: what must not be kept must not be found in it. */
  async databaseText(): Promise<string> {
    const [found] = await this.sql<{ text: string }>("SELECT database_to_xml(true, false, '')::text AS text");
    return found?.text ?? '';
  }

  async keyFor(organizationId: string, scopes: readonly Scope[]): Promise<Api> {
    const key = must(
      await this.operator.post(`/organizations/${organizationId}/api-keys`, { name: 'test', scopes }),
      201,
    );
    return this.withKey(String(key['secret']));
  }
}

export interface Organization {
  readonly id: string;
  readonly api: Api;
}

/** Everything an organization may be given. */
export const everyScope: readonly Scope[] = [
  'organizations:write',
  'accounts:write',
  'compliance:write',
  'payouts:write',
  'payouts:execute',
  'payins:write',
  'webhooks:write',
  'sandbox:write',
];

const startService: Start<BuiltService> = (...given) => {
  // The environment of the tests puts it there.
  const world = globalThis as unknown as { readonly startService: Start<BuiltService> };
  return world.startService(...given);
};

interface Place {
  readonly DATABASE_URL: string;
  readonly DATA_DIR: string;
  readonly cleanUp: () => Promise<void>;
}

async function freshPlace(): Promise<Place> {
  const database = await freshDatabase(testServer());
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  const cleanUp = async (): Promise<void> => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { DATABASE_URL: database.url, DATA_DIR: dataDir, cleanUp };
}

function placeOf({ environment }: Gatehouse): Place {
  const { DATABASE_URL = '', DATA_DIR = '' } = environment;
  return { DATABASE_URL, DATA_DIR, cleanUp: () => Promise.resolve() };
}

function shown({ now }: Record<string, unknown>): Date {
  return new Date(String(now));
}
