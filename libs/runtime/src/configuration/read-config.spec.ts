import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from './read-config.js';

const service = { name: 'platform', port: 4000 };
const masterKey = Buffer.alloc(32, 1).toString('base64');

const ownInLive = {
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: masterKey,
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  RPC_URLS: 'BASE=https://node.example',
  DATABASE_URL: 'postgres://db.example/gatehouse?sslmode=verify-full',
};

describe('configuration', () => {
  test('needs nothing at all', () => {
    expect(readConfig({}, service)).toMatchObject({
      service: 'platform',
      port: 4000,
      mode: 'sandbox',
      role: 'all',
      databaseUrl: undefined,
      documentReading: 'on',
      dataDir: `${process.cwd()}/.gatehouse`,
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, service)).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ PORT: '4000x' }, 'PORT'],
    [{ MODE: 'production' }, 'MODE must be sandbox or live, not "production"'],
    [{ ROLE: 'ALL' }, 'ROLE'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
    [{ MASTER_KEY: Buffer.alloc(33).toString('base64') }, 'MASTER_KEY must be 32 bytes'],
    [{ ALLOW_PLAINTEXT: 'db.internal:5432' }, 'ALLOW_PLAINTEXT must be hosts without ports'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 24 characters'],
    [{ OBJECT_STORE: 'bucket' }, 'OBJECT_STORE must be file:'],
    [{ OBJECT_STORE: 'file:objects' }, 'OBJECT_STORE must be file:'],
    [{ OBJECT_STORE: 's3://bucket' }, 'OBJECT_STORE must have an endpoint such as'],
    [{ OBJECT_STORE: 's3://bucket?endpoint=s3.example.com' }, 'OBJECT_STORE must have an endpoint such as'],
    [{ OBJECT_STORE: 's3://bucket/folder?endpoint=https://s3.example.com' }, 'OBJECT_STORE must be file:'],
    [{ OBJECT_STORE: 's3://bucket?endpoint=https://s3.example.com&zone=1' }, 'it knows no zone'],
    [{ OBJECT_STORE: 's3://bucket?endpoint=https://s3.example.com&region=%20' }, 'OBJECT_STORE must have a region'],
    [{ OBJECT_STORE: 's3://id:word@bucket?endpoint=https://s3.example.com' }, 'OBJECT_STORE must not hold keys'],
    [{ OBJECT_STORE: 's3://bucket?endpoint=https://s3.example.com' }, 'AWS_SECRET_ACCESS_KEY are required'],
    [
      { OBJECT_STORE_FORMER: 's3://bucket?endpoint=https://s3.example.com', AWS_ACCESS_KEY_ID: 'id' },
      'AWS_SECRET_ACCESS_KEY are required',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DNS_SERVERS: 'dns.example' }, 'DNS_SERVERS must be such as 10.0.0.2,[2001:db8::1]:5353, not "dns.example"'],
    [{ DNS_SERVERS: '10.0.0.2,' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0.2:0' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0.2:65536' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0' }, 'DNS_SERVERS'],
    [{ WEBHOOK_TIMEOUT_MILLISECONDS: '60001' }, 'WEBHOOK_TIMEOUT_MILLISECONDS'],
  ])('%j is refused by its name', (environment, message) => {
    expect(() => readConfig(environment, service)).toThrow(ConfigurationError);
    expect(() => readConfig(environment, service)).toThrow(message);
  });

  test('the smallest and the largest are taken, and nothing beyond', () => {
    const taken = { PORT: '0', DATABASE_CONNECTIONS: '2', OPERATOR_API_KEY: 'x'.repeat(24), JOB_CONCURRENCY: '1' };
    expect(readConfig(taken, service)).toMatchObject({ port: 0, databaseConnections: 2, jobConcurrency: 1 });
    expect(readConfig({ PORT: '65535', DATABASE_CONNECTIONS: '500' }, service)).toMatchObject({
      port: 65_535,
      databaseConnections: 500,
    });
    const refused = {
      PORT: '65536',
      DATABASE_CONNECTIONS: '1',
      OPERATOR_API_KEY: 'x'.repeat(23),
      JOB_CONCURRENCY: '0',
    };
    for (const [variable, text] of Object.entries(refused))
      expect(() => readConfig({ [variable]: text }, service)).toThrow(variable);
  });

  test.each(['postgres', 'postgresql'])('a database may be called %s', (scheme) => {
    const databaseUrl = `${scheme}://user:password@host:5432/database`;
    expect(readConfig({ DATABASE_URL: databaseUrl }, service)).toMatchObject({ databaseUrl });
  });

  test('several DNS servers are told apart by commas', () => {
    expect(readConfig({}, service).dnsServers).toBeUndefined();
    expect(readConfig({ DNS_SERVERS: '10.0.0.2, 10.0.0.3:5353,[::1]:53,2001:db8::1' }, service).dnsServers).toEqual([
      '10.0.0.2',
      '10.0.0.3:5353',
      '[::1]:53',
      '2001:db8::1',
    ]);
  });

  test('a secret that is wrong is not repeated', () => {
    for (const environment of [{ OPERATOR_API_KEY: 'short-secret' }, { MASTER_KEY: 'short-secret' }]) {
      expect(() => readConfig(environment, service)).toThrow(/must/);
      expect(() => readConfig(environment, service)).not.toThrow(/short-secret/);
    }
  });

  test('all problems are told at once', () => {
    expect(() => readConfig({ PORT: 'x', MODE: 'y' }, service)).toThrow(/PORT[^]*MODE/);
  });

  test('live refuses to start without keys of its own', () => {
    expect(() => readConfig({ MODE: 'live' }, service)).toThrow(/OPERATOR_API_KEY[^]*MASTER_KEY/);
    expect(readConfig({ MODE: 'live', ...ownInLive }, service).mode).toBe('live');
    const unverified = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(() => readConfig({ MODE: 'live', ...ownInLive, ...unverified }, service)).toThrow(/NODE_TLS_REJECT/);
    expect(readConfig(unverified, service).mode).toBe('sandbox');
  });

  test('in live documents go to a bucket by TLS alone, unless its host is this one or is named', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const at = (endpoint: string, more = {}): unknown =>
      readConfig(
        { MODE: 'live', ...ownInLive, ...keys, OBJECT_STORE: `s3://bucket?endpoint=${endpoint}`, ...more },
        service,
      ).objectStore;
    expect(() => at('http://s3.internal:9000')).toThrow(
      'The endpoint of OBJECT_STORE must begin with https when MODE=live, or its host must be named in ALLOW_PLAINTEXT',
    );
    expect(at('http://s3.internal:9000', { ALLOW_PLAINTEXT: 's3.internal' })).toEqual({
      kind: 'bucket',
      bucket: 'bucket',
      endpoint: 'http://s3.internal:9000',
      region: 'us-east-1',
    });
    for (const endpoint of ['http://127.0.0.1:9000', 'https://s3.internal']) expect(at(endpoint)).toBeDefined();
  });

  test('live refuses to start on the embedded database, which nobody replicates', () => {
    const without = { MODE: 'live', ...ownInLive, DATABASE_URL: '' };
    expect(() => readConfig(without, service)).toThrow('DATABASE_URL is required when MODE=live');
  });

  test.each([
    'postgres://localhost/gatehouse',
    'postgres://127.0.0.1:5433/gatehouse',
    'postgres://[::1]/gatehouse',
    'postgres:///gatehouse?host=/run/postgresql',
    'postgres://db.example/gatehouse?sslmode=verify-full',
    'postgres://DB.internal/gatehouse?sslmode=require',
  ])('in live the database may be at %s', (databaseUrl) => {
    const environment = {
      MODE: 'live',
      ...ownInLive,
      DATABASE_URL: databaseUrl,
      ALLOW_PLAINTEXT: '10.0.0.7, db.internal',
    };
    expect(readConfig(environment, service).databaseUrl).toBe(databaseUrl);
  });

  test.each([
    'postgres://db.example/gatehouse',
    'postgres://db.example/gatehouse?sslmode=require',
    'postgres://db.example/gatehouse?sslmode=no-verify',
    'postgres://localhost.example/gatehouse',
    'postgres:///gatehouse?host=db.example',
    'postgres:///gatehouse',
    'postgres://db.example/gatehouse?host=',
    'postgres://localhost/gatehouse?host=/run/postgresql&host=db.example',
    'postgres://db.example/gatehouse?sslmode=verify-full&sslmode=disable',
  ])('in live nobody may listen to what goes to %s, nor answer in its place', (databaseUrl) => {
    const environment = { ...ownInLive, DATABASE_URL: databaseUrl };
    expect(() => readConfig({ MODE: 'live', ...environment }, service)).toThrow(
      'DATABASE_URL must have ?sslmode=verify-full when MODE=live, or its host must be named in ALLOW_PLAINTEXT',
    );
    expect(() => readConfig({ MODE: 'live', ...ownInLive, DATABASE_OWNER_URL: databaseUrl }, service)).toThrow(
      'DATABASE_OWNER_URL must have ?sslmode=verify-full when MODE=live, or its host must be named in ALLOW_PLAINTEXT',
    );
    const inSandbox = { ...environment, RPC_URLS: '' };
    expect(readConfig(inSandbox, service).databaseUrl).toBe(databaseUrl);
  });
});
