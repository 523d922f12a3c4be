import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, must } from '../support/service/api.js';
import { testServer } from '../support/service/database.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { until } from '../support/run/until.js';

let dataDir: string;
const started: ServiceProcess[] = [];
const acme = { name: 'Acme', type: 'business', country: 'AR' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  // As root, PostgreSQL runs as another user, who has to be let through.
  await chmod(dataDir, 0o711);
});
// One that a failed test leaves running would keep the database from those after it.
afterEach(async () => {
  for (const service of started.splice(0)) await service.end('SIGTERM').catch(() => undefined);
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

function start(service: string, environment: Record<string, string> = {}): ServiceProcess {
  const process = ServiceProcess.start(service, { DATA_DIR: dataDir, ...environment });
  started.push(process);
  return process;
}

async function operator(url: string): Promise<Api> {
  return new Api(url, (await readFile(join(dataDir, 'operator.key'), 'utf8')).trim());
}

describe('the platform on its embedded database', () => {
  test('starts with nothing given, keeps its keys to itself, and ends in good order', async () => {
    const platform = start('platform');
    const api = await operator(await platform.url());
    expect((await api.post('/organizations', acme)).status).toBe(201);
    expect(platform.lines.map(({ step }) => step)).toEqual(
      expect.arrayContaining([expect.stringContaining('Preparing the database for the first time')]),
    );
    expect((await stat(join(dataDir, 'operator.key'))).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(platform.lines)).not.toContain(api.key);
    // Its output is no terminal here, as in a container.
    expect(platform.lines).toContainEqual(
      expect.objectContaining({ msg: 'ready', operatorKey: join(dataDir, 'operator.key') }),
    );
    expect(await platform.end('SIGHUP')).toBe(0);
    await expect(stat(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  test('killed, it comes back with everything that was acknowledged', async () => {
    const first = start('platform');
    const api = await operator(await first.url());
    const { body } = await api.post('/organizations', acme);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = start('platform');
    const again = await operator(await second.url());
    expect((await again.get(`/organizations/${body['id'] as string}`)).body).toEqual(body);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

test('a worker tells how it is, and answers nothing else', async () => {
  const worker = start('platform', { ROLE: 'worker' });
  const api = await operator(await worker.url());
  await until('it is ready', async () => (await api.get('/health/ready')).status === 200);
  expect((await api.get('/metrics')).status).toBe(200);
  for (const path of ['/organizations', '/docs', '/openapi.json', '/nothing'])
    expect((await api.get(path)).body).toMatchObject({ name: 'ResourceNotFound', params: { resource: 'route' } });
  expect(await worker.end('SIGTERM')).toBe(0);
});

test('told to stop while it is still starting, it leaves nothing running', async () => {
  const platform = start('platform');
  await platform.until(({ step }) => step?.startsWith('Starting the database') === true);
  expect(await platform.end('SIGTERM')).toBe(0);
  await expect(stat(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
});

describe('the services alone', () => {
  test('run beside each other on one database, and outlive the one that started it', async () => {
    const names = ['accounts', 'compliance', 'payouts', 'payins', 'staff', 'webhooks'];
    const services = names.map((name) => start(name));
    const [accountsUrl, , , , , webhooksUrl] = await Promise.all(services.map((service) => service.url()));
    const accounts = await operator(accountsUrl ?? '');
    const organization = must(await accounts.post('/organizations', acme), 201);
    const path = `/organizations/${organization['id'] as string}`;
    const wanted = {
      name: 'x',
      scopes: ['organizations:write', 'webhooks:read'],
    };
    const key = must(await accounts.post(`${path}/api-keys`, wanted), 201);
    const own = new Api(accountsUrl ?? '', String(key['secret']));
    expect((await own.post(`${path}/terms-of-service/acceptances`)).status).toBe(201);
    expect((await own.get('/events')).status).toBe(404);
    for (const service of services.slice(0, -1)) expect(await service.end('SIGTERM')).toBe(0);
    const webhooks = new Api(webhooksUrl ?? '', own.key);
    expect((await webhooks.get('/events')).body['results']).toEqual([
      expect.objectContaining({ position: 1, payload: expect.objectContaining({ type: 'tos_accepted' }) }),
    ]);
    expect(await services.at(-1)?.end('SIGTERM')).toBe(0);
  });
});

test('the log says that the operator key was given, and not what it is', async () => {
  const given = 'operator-key-of-this-test-only';
  const platform = start('platform', { OPERATOR_API_KEY: given });
  expect((await new Api(await platform.url(), given).post('/organizations', acme)).status).toBe(201);
  expect(platform.lines).toContainEqual(
    expect.objectContaining({ msg: 'ready', operatorKey: 'from OPERATOR_API_KEY' }),
  );
  expect(JSON.stringify(platform.lines)).not.toContain(given);
});

describe('what keeps it from starting is said in plain words', () => {
  test('a configuration that is wrong', async () => {
    const platform = start('platform', { PORT: 'many', MODE: 'live' });
    expect(await platform.ended()).toBe(78);
    expect(platform.errors).toContain('PORT must be a whole number from 0 to 65535, not "many"');
    expect(platform.errors).toContain('MASTER_KEY is required when MODE=live');
    expect(platform.errors).toContain('RPC_URLS is required when MODE=live');
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const platform = start('platform', { PORT: String(port) });
    expect(await platform.ended()).toBe(1);
    expect(JSON.stringify(platform.lines)).toContain(`Port ${port} is in use by another program`);
    await expect(stat(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
    other.close();
  });

  test('a database that refuses', async () => {
    const refused = new URL(testServer().url);
    refused.pathname = '/absent';
    const platform = start('platform', { DATABASE_URL: refused.toString() });
    expect(await platform.ended()).toBe(1);
    expect(JSON.stringify(platform.lines)).toContain('database \\"absent\\" does not exist');
  });
});
