import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { Scope, StaffRole } from '#contracts';
import { atEndOfWorker } from '../run/at-end-of-worker.js';
import { keepForFailure } from '../run/logs-of-failures.js';
import { testServer } from './database.js';
import { Api, must } from './api.js';
import { freshPlace, placeOf } from './place.js';
import { type Environment, Service } from './service.js';
import { StaffApi } from './staff-api.js';
import { type Held, holding, query } from './sql.js';
import { until } from '../run/until.js';

export interface GatehouseOptions {
  /** Configuration beside what every test needs. */
  readonly environment?: Environment;
  /** Another process of an installation that already runs. */
  readonly beside?: Gatehouse;
  /** Of that installation, but in another mode, as no real one can be: its database forgets which one it had. */
  readonly inAnotherMode?: true;
  /** Other than the whole platform. */
  readonly module?: Type;
}

/** What live asks for beside its keys. Nothing answers there, and nothing has to. */
export const liveEnvironment: Environment = {
  MODE: 'live',
  RPC_URLS: 'POLYGON=http://127.0.0.1:1',
  LIVE_KEYS_BY_OPERATOR: 'on',
  OPERATOR_DECIDES: 'on',
};

const operatorKey = 'operator-key-of-the-tests-only';
const seedKey = Buffer.alloc(32, 'seed').toString('base64');

const shared = new Map<string, Promise<OwnGatehouse>>();
const lent = new Map<string, Promise<OwnGatehouse>>();
/** Nobody can take it for the real one, in whatever order the files come. */
const lentAheadSeconds = 3 * 24 * 60 * 60;

/** Beyond it, what other test files have made would be too old. */
const sharedSeconds = 60;

/** A whole Gatehouse, reached over HTTP like any other. */
export class Gatehouse {
  protected constructor(
    readonly service: Service,
    readonly environment: Environment,
    private readonly isShared: boolean,
  ) {}

  /** On a database of its own, for what a configuration, the clock, the log or the whole database has a part in. */
  static start(options?: GatehouseOptions): Promise<OwnGatehouse> {
    return OwnGatehouse.open(options);
  }

  /**
   * The one of this worker, for all test files that need organizations of their own and nothing more: they are isolated
   * from each other, as they are promised. It ends with the worker.
   */
  static async shared(): Promise<Gatehouse> {
    // It stays beside all others, and is asked for little.
    const open = (): Promise<OwnGatehouse> => Gatehouse.start({ environment: { DATABASE_CONNECTIONS: '3' } });
    const { service, environment, log } = await ofWorker(shared, open);
    keepForFailure(log);
    return new Gatehouse(service, environment, true);
  }

  /**
   * Another one of this worker, which one test file has after the other: its clock may be moved and its log read. What earlier
   * files made stays, so it is for files that look at nothing but what is theirs.
   */
  static async lent(): Promise<OwnGatehouse> {
    const ahead = async (): Promise<OwnGatehouse> => {
      const own = await Gatehouse.start();
      await own.advance(lentAheadSeconds);
      return own;
    };
    return (await ofWorker(lent, ahead)).lend();
  }

  get url(): string {
    return this.service.url;
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

  /** A person of the staff with this role: one of the made-up people of the sandbox. */
  signedIn(role: StaffRole): Promise<StaffApi> {
    return StaffApi.signIn(this.url, role);
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
    return query<T>(this.environment['DATABASE_OWNER_URL'], text, values);
  }

  /** What its clock shows; in the sandbox it can be moved. */
  async now(): Promise<Date> {
    return shown(must(await this.operator.get('/sandbox/clock'), 200));
  }

  /** The sandbox clock forward; what it shows then. */
  async advance(seconds: number): Promise<Date> {
    if (this.isShared && seconds > sharedSeconds) throw new Error('Others share this clock: start one of your own');
    return shown(must(await this.operator.post('/sandbox/clock', { advanceSeconds: seconds }), 200));
  }

  /** A background job, begun now; once it is done. */
  async work(job: string): Promise<void> {
    const [added] = await this.sql<{ id: string }>("SELECT id FROM graphile_worker.add_job($1, '{}'::json)", [job]);
    const left = (): Promise<object[]> => this.sql('SELECT 1 FROM graphile_worker.jobs WHERE id = $1', [added?.id]);
    await until(`the job ${job} is done`, async () => (await left()).length === 0);
  }

  async keyFor(organizationId: string, scopes: readonly Scope[]): Promise<Api> {
    const key = must(
      await this.operator.post(`/organizations/${organizationId}/api-keys`, { name: 'test', scopes }),
      201,
    );
    return this.withKey(String(key['secret']));
  }
}

/** Opened for the first file that asks, for each server; it ends with the worker. */
function ofWorker(known: Map<string, Promise<OwnGatehouse>>, open: () => Promise<OwnGatehouse>): Promise<OwnGatehouse> {
  const { url } = testServer();
  const own = known.get(url) ?? open();
  if (!known.has(url)) atEndOfWorker(async () => (await own).stop());
  known.set(url, own);
  return own;
}

/** One of a test file of its own. */
export class OwnGatehouse extends Gatehouse {
  private constructor(
    service: Service,
    environment: Environment,
    readonly log: string[],
    private readonly end: () => Promise<void>,
  ) {
    super(service, environment, false);
  }

  static async open(options: GatehouseOptions = {}): Promise<OwnGatehouse> {
    const { environment = {}, beside, inAnotherMode = false, module } = options;
    const { urls, DATA_DIR, cleanUp } = beside === undefined ? await freshPlace() : placeOf(beside);
    const given = {
      ...urls,
      DATA_DIR,
      OPERATOR_API_KEY: operatorKey,
      MASTER_KEY: testServer().masterKey,
      SEED_KEY: seedKey,
      // Each takes PostgreSQL a process and 15 ms, and a server of your own lets in a hundred.
      DATABASE_CONNECTIONS: '5',
      JOB_CONCURRENCY: '2',
      SHUTDOWN_SECONDS: '3',
      // A busy machine makes a test slow, not red.
      DATABASE_WAIT_MILLISECONDS: '20000',
      // Most tests are about something else, and reading takes seconds: where it counts, a test switches it on.
      DOCUMENT_READING: 'off',
      ...environment,
    };
    const log: string[] = [];
    keepForFailure(log);
    const forgetMode = (): Promise<object[]> => query(given.DATABASE_OWNER_URL, 'DELETE FROM installation');
    if (inAnotherMode) await forgetMode();
    const service = await Service.start(given, (line) => void log.push(line), module);
    if (inAnotherMode) await forgetMode();
    const end = async (): Promise<void> => {
      await service.close();
      await cleanUp();
    };
    return new OwnGatehouse(service, given, log, end);
  }

  /** The same, with an empty log, for somebody who does not end it. */
  lend(): OwnGatehouse {
    this.log.length = 0;
    keepForFailure(this.log);
    return new OwnGatehouse(this.service, this.environment, this.log, () => Promise.resolve());
  }

  async stop(): Promise<void> {
    await this.end();
  }

  /** A transaction that has done this and takes its time. */
  holding(text: string, values: readonly unknown[] = []): Promise<Held> {
    return holding(this.environment['DATABASE_OWNER_URL'], text, values);
  }

  /** Everything that is in the database, as text: what must not be kept must not be found in it. */
  async databaseText(): Promise<string> {
    const [found] = await this.sql<{ text: string }>("SELECT database_to_xml(true, false, '')::text AS text");
    return found?.text ?? '';
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

function shown({ now }: Record<string, unknown>): Date {
  return new Date(String(now));
}
