import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from './config.js';

const service = { name: 'platform', port: 4000 };
const railSecret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const masterKey = Buffer.alloc(32, 1).toString('base64');

const ownInLive = { OPERATOR_API_KEY: 'x'.repeat(24), MASTER_KEY: masterKey, RPC_URLS: 'BASE=https://node.example' };

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
    [{ OBJECT_STORE: 's3://bucket' }, 'OBJECT_STORE must be file:'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DNS_SERVERS: 'dns.example' }, 'DNS_SERVERS must be such as 10.0.0.2,[2001:db8::1]:5353, not "dns.example"'],
    [{ DNS_SERVERS: '10.0.0.2,' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0.2:0' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0.2:65536' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '10.0.0' }, 'DNS_SERVERS'],
    [{ WEBHOOK_TIMEOUT_MILLISECONDS: '60001' }, 'WEBHOOK_TIMEOUT_MILLISECONDS'],
    [{ CLAMD: 'clamav' }, 'CLAMD must be such as unix:/run/clamav/clamd.ctl, clamav:3310 or [::1]:3310, not "clamav"'],
    [{ CLAMD: 'clamav:0' }, 'CLAMD'],
    [{ CLAMD: 'clamav:65536' }, 'CLAMD'],
    [{ CLAMD: 'unix:clamd.ctl' }, 'CLAMD'],
    [{ CLAMD: '::1:3310' }, 'CLAMD'],
    [{ CLAMD: 'http://clamav:3310' }, 'CLAMD'],
    [{ CLAMD_TIMEOUT_MILLISECONDS: '99' }, 'CLAMD_TIMEOUT_MILLISECONDS'],
    [{ RPC_URLS: 'TRON=https://node.example' }, 'RPC_URLS must be values such as ETHEREUM=…, for ETHEREUM, POLYGON'],
    [{ RPC_URLS: 'POLYGON=wss://node.example/secret' }, 'RPC_URLS of POLYGON must be a URL that begins with http'],
    [{ CONFIRMATIONS: 'POLYGON=0' }, 'CONFIRMATIONS of POLYGON must be a whole number from 1'],
    [{ TOKEN_CONTRACTS: 'POLYGON=DAI:0x1' }, 'TOKEN_CONTRACTS of POLYGON must be USDC or USDT'],
    [{ RAIL_PROVIDER_URL: 'http://provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://user:key@provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://provider.example/?key=1' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://provider.example' }, 'RAIL_PROVIDER_SECRET is required with RAIL_PROVIDER_URL'],
    [{ RAIL_PROVIDER_SECRET: railSecret }, 'RAIL_PROVIDER_URL is required with RAIL_PROVIDER_SECRET'],
    [{ RAIL_PROVIDER_SECRET: railSecret.replace('whsec_', '') }, 'RAIL_PROVIDER_SECRET must be whsec_'],
    [{ RAIL_PROVIDER_SECRET: 'whsec_AAAA' }, 'RAIL_PROVIDER_SECRET must be whsec_ and 24 to 64 bytes'],
    [{ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '99' }, 'RAIL_PROVIDER_TIMEOUT_MILLISECONDS'],
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

  test.each([
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['tcp://10.0.0.7:3310', { host: '10.0.0.7', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['', undefined],
  ])('clamd may listen at "%s"', (text, clamd) => {
    expect(readConfig({ CLAMD: text }, service).clamd).toEqual(clamd);
  });

  test('a secret that is wrong is not repeated', () => {
    for (const environment of [
      { OPERATOR_API_KEY: 'short-secret' },
      { MASTER_KEY: 'short-secret' },
      { RAIL_PROVIDER_SECRET: 'short-secret' },
    ]) {
      expect(() => readConfig(environment, service)).toThrow(/must/);
      expect(() => readConfig(environment, service)).not.toThrow(/short-secret/);
    }
  });

  test('all problems are told at once', () => {
    expect(() => readConfig({ PORT: 'x', MODE: 'y' }, service)).toThrow(/PORT[^]*MODE/);
  });

  test('live refuses to start without keys and nodes of its own', () => {
    expect(() => readConfig({ MODE: 'live' }, service)).toThrow(/OPERATOR_API_KEY[^]*MASTER_KEY[^]*RPC_URLS/);
    expect(readConfig({ MODE: 'live', ...ownInLive }, service).mode).toBe('live');
  });

  test('a payout provider is reached by https, and in the sandbox also on the own machine', () => {
    const from = (url: string, mode = 'sandbox'): string | undefined =>
      readConfig({ MODE: mode, RAIL_PROVIDER_URL: url, RAIL_PROVIDER_SECRET: railSecret, ...ownInLive }, service)
        .railProviderUrl;
    expect(from('https://provider.example/v1/')).toBe('https://provider.example/v1');
    expect(from('https://provider.example', 'live')).toBe('https://provider.example');
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(from(`http://${host}:8080`)).toBe(`http://${host}:8080`);
      expect(() => from(`http://${host}:8080`, 'live')).toThrow('RAIL_PROVIDER_URL must use https when MODE=live');
    }
  });

  test('a value for each chain is read by its name', () => {
    const { rpcUrls, confirmations, tokenContracts } = readConfig(
      {
        RPC_URLS: '  POLYGON=https://a.example/?key=1  SOLANA=http://b.example ',
        CONFIRMATIONS: 'BASE=5',
        TOKEN_CONTRACTS: 'CELO=USDC:0x1,USDT:0x2',
      },
      service,
    );
    expect(rpcUrls).toEqual({ POLYGON: 'https://a.example/?key=1', SOLANA: 'http://b.example' });
    expect(confirmations).toEqual({ BASE: 5 });
    expect(tokenContracts).toEqual({ CELO: { USDC: '0x1', USDT: '0x2' } });
    expect(readConfig({}, service).rpcUrls).toEqual({});
  });
});
