import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Scope } from '#contracts';
import pg from 'pg';
import { createApp, createLog, readConfig } from '#runtime';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { freshDatabase, testServer } from './database.js';
import { type Answer, Api } from './api.js';

export interface GatehouseOptions {
  readonly module?: Type;
  /** Configuration beside what every test needs. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Another process of an installation that already runs. */
  readonly beside?: Gatehouse;
}

const operatorKey = 'operator-key-of-the-tests-only';

/** A whole Gatehouse on a database of its own, reached over HTTP like any other. */
export class Gatehouse {
  readonly log: string[] = [];

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly environment: Readonly<Record<string, string>>,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start({ module = PlatformModule, environment = {}, beside }: GatehouseOptions = {}): Promise<Gatehouse> {
    const database =
      beside === undefined
        ? await freshDatabase(testServer())
        : { url: beside.environment['DATABASE_URL'] ?? '', drop: () => Promise.resolve() };
    const dataDir = beside?.environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'gatehouse-test-')));
    const given = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      OPERATOR_API_KEY: operatorKey,
      MASTER_KEY: testServer().masterKey,
      SHUTDOWN_SECONDS: '3',
      // A busy machine makes a test slow, not red.
      DATABASE_WAIT_MILLISECONDS: '8000',
      ...environment,
    };
    const config = readConfig(given, { name: 'test', port: 0 });
    const log: string[] = [];
    const app = await createApp({
      config,
      module,
      log: createLog({ ...config, logLevel: 'trace' }, { write: (line) => void log.push(line) }),
    });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const gatehouse = new Gatehouse(app, `http://127.0.0.1:${port}`, given, async () => {
      await database.drop();
      if (beside === undefined) await rm(dataDir, { recursive: true, force: true });
    });
    log.forEach((line) => gatehouse.log.push(line));
    log.push = (...lines) => gatehouse.log.push(...lines);
    return gatehouse;
  }

  async stop(): Promise<void> {
    await this.app.close();
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
    );
    const id = String(created['id']);
    return { id, api: await this.keyFor(id, scopes) };
  }

  /** Everything that is in the database, as text: what must not be kept must not be found in it. */
  async databaseText(): Promise<string> {
    const client = new pg.Client({ connectionString: this.environment['DATABASE_URL'] });
    await client.connect();
    try {
      const { rows } = await client.query<{ text: string }>("SELECT database_to_xml(true, false, '')::text AS text");
      return rows[0]?.text ?? '';
    } finally {
      await client.end();
    }
  }

  async keyFor(organizationId: string, scopes: readonly Scope[]): Promise<Api> {
    const key = must(await this.operator.post(`/organizations/${organizationId}/api-keys`, { name: 'test', scopes }));
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

function must(answer: Answer): Record<string, unknown> {
  if (answer.status >= 300) throw new Error(`Set-up of a test failed: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
