import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '#runtime';
import { type ProviderConfig, providersIn } from './provider-settings.js';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const inLive = {
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  RPC_URLS: 'BASE=https://node.example',
  DATABASE_URL: 'postgres://localhost/gatehouse',
};

function providerOf(environment: Record<string, string>): ProviderConfig {
  return readConfig(environment, { name: 'test', port: 0 }) as ProviderConfig;
}

describe('the settings of the payment provider', () => {
  test.each([
    [{ RAIL_PROVIDER_URL: 'http://provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://user:key@provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://provider.example/?key=1' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'provider.example' }, 'RAIL_PROVIDER_URL must be an https URL'],
    [{ RAIL_PROVIDER_URL: 'https://provider.example' }, 'RAIL_PROVIDER_SECRET is required with RAIL_PROVIDER_URL'],
    [{ RAIL_PROVIDER_SECRET: secret }, 'RAIL_PROVIDER_URL is required with RAIL_PROVIDER_SECRET'],
    [{ RAIL_PROVIDER_SECRET: secret.replace('whsec_', '') }, 'RAIL_PROVIDER_SECRET must be whsec_'],
    [{ RAIL_PROVIDER_SECRET: 'whsec_AAAA' }, 'RAIL_PROVIDER_SECRET must be whsec_ and 24 to 64 bytes'],
    [{ RAIL_PROVIDER_SECRET: `${secret},whsec_AAAA` }, 'RAIL_PROVIDER_SECRET must be whsec_ and 24 to 64 bytes'],
    [{ RAIL_PROVIDER_SECRET: `${secret},${secret},${secret}` }, 'RAIL_PROVIDER_SECRET must be one secret, or two'],
    [{ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '99' }, 'RAIL_PROVIDER_TIMEOUT_MILLISECONDS'],
  ])('%j is refused by its name', (environment, message) => {
    expect(() => providerOf(environment)).toThrow(ConfigurationError);
    expect(() => providerOf(environment)).toThrow(message);
  });

  test('a secret that is wrong is not repeated', () => {
    expect(() => providerOf({ RAIL_PROVIDER_SECRET: 'short-secret' })).toThrow(/must/);
    expect(() => providerOf({ RAIL_PROVIDER_SECRET: 'short-secret' })).not.toThrow(/short-secret/);
  });

  test('it is reached by https, on the own machine and where that is allowed also without', () => {
    const from = (url: string, mode = 'sandbox', allowed = ''): string | undefined =>
      providerOf({
        MODE: mode,
        RAIL_PROVIDER_URL: url,
        RAIL_PROVIDER_SECRET: secret,
        ALLOW_PLAINTEXT: allowed,
        SANDBOX_ASKS_TEST_PROVIDER: 'on',
        ...(mode === 'live' ? inLive : {}),
      }).railProviderUrl;
    expect(from('https://provider.example/v1/')).toBe('https://provider.example/v1');
    expect(from('https://provider.example', 'live')).toBe('https://provider.example');
    for (const mode of ['sandbox', 'live']) {
      for (const host of ['localhost', '127.0.0.1', '[::1]'])
        expect(from(`http://${host}:8080`, mode)).toBe(`http://${host}:8080`);
      expect(from('http://adapter.internal', mode, 'adapter.internal')).toBe('http://adapter.internal');
      expect(() => from('http://adapter.internal', mode)).toThrow('RAIL_PROVIDER_URL must be an https URL');
    }
  });

  test('in the sandbox it is on the own machine, or a test provider, which has to be said', () => {
    const provider = { RAIL_PROVIDER_URL: 'https://provider.example', RAIL_PROVIDER_SECRET: secret };
    for (const said of [{}, { SANDBOX_ASKS_TEST_PROVIDER: 'off' }])
      expect(() => providerOf({ ...provider, ...said })).toThrow(
        'SANDBOX_ASKS_TEST_PROVIDER must be on where RAIL_PROVIDER_URL leads to a test provider, or MODE must be live',
      );
    const told = providerOf({ ...provider, SANDBOX_ASKS_TEST_PROVIDER: 'on' });
    expect(told.railProviderUrl).toBe('https://provider.example');
    expect(providerOf({ MODE: 'live', ...inLive, ...provider }).railProviderUrl).toBe('https://provider.example');
    expect(providerOf({ ...provider, RAIL_PROVIDER_URL: 'http://localhost:8080' }).sandboxAsksTestProvider).toBe('off');
  });
});

describe('the settings of several payment providers', () => {
  const other = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const listed = 'first-bank=http://localhost:1?currencies=ARS,BRL&share=70 First%20Bank=http://localhost:2/v1/';
  const secrets = `first-bank=${secret} First%20Bank=${other},${other.replace('AQEB', 'BQEB')}`;

  test('name each with all that is said of it, the most preferred first', () => {
    const rails = `last=http://localhost:3?preference=2 ${listed}`;
    const third = `whsec_${Buffer.alloc(24, 3).toString('base64')}`;
    const config = providerOf({ RAILS: rails, RAIL_SECRETS: `${secrets} last=${third}` });
    const timeoutMilliseconds = 10_000;
    expect(providersIn(config)).toEqual([
      {
        ...{ name: 'first-bank', url: 'http://localhost:1', secret, timeoutMilliseconds },
        ...{ currencies: ['ARS', 'BRL'], preference: 1, share: 70 },
      },
      {
        ...{ name: 'First Bank', url: 'http://localhost:2/v1', timeoutMilliseconds },
        ...{ secret: secrets.split('=').at(-1), currencies: undefined, preference: 1, share: 1 },
      },
      {
        ...{ name: 'last', url: 'http://localhost:3', secret: third, timeoutMilliseconds },
        ...{ currencies: undefined, preference: 2, share: 1 },
      },
    ]);
  });

  test.each([
    [{ RAILS: listed }, 'RAIL_SECRETS must have one of first-bank'],
    [{ RAIL_SECRETS: secrets }, 'RAILS is required with RAIL_SECRETS'],
    [{ RAILS: listed, RAIL_SECRETS: `${secrets} last=${secret}` }, 'RAIL_SECRETS has one of last'],
    [
      { RAILS: listed, RAIL_SECRETS: `first-bank=${secret} First%20Bank=${secret}` },
      'RAIL_SECRETS must have another secret for each provider',
    ],
    [
      { RAILS: listed, RAIL_SECRETS: secrets, RAIL_PROVIDER_URL: 'http://localhost', RAIL_PROVIDER_SECRET: secret },
      'RAILS takes the place of RAIL_PROVIDER_URL',
    ],
    [{ RAILS: 'http://localhost:1' }, 'RAILS must be values such as first-bank=…'],
    [{ RAILS: 'https://me:key@host?a=b' }, 'RAILS must be values such as first-bank=…'],
    [{ RAILS: 'a=provider.example' }, 'RAILS of a must be an https URL'],
    [{ RAILS: 'a=http://provider.example' }, 'RAILS must be an https URL'],
    [{ RAILS: 'a=https://provider.example' }, 'SANDBOX_ASKS_TEST_PROVIDER must be on where RAILS'],
    [{ RAILS: 'a=http://localhost a=http://localhost:1' }, 'RAILS must have a once'],
    [{ RAILS: 'a=http://localhost?currencies=ARS,XYZ' }, 'RAILS of a currencies must be of'],
    [{ RAILS: 'a=http://localhost?share=0' }, 'RAILS of a share must be a whole number from 1 to 1000'],
    [{ RAILS: 'a=http://localhost?preference=x' }, 'RAILS of a preference must be a whole number from 1 to 100'],
    [{ RAILS: 'a=http://localhost?weight=1' }, 'RAILS of a must say no more than currencies, preference, share'],
    [{ RAILS: 'a=http://localhost?share=1&share=2' }, 'RAILS of a must have share once'],
    [{ RAIL_SECRETS: 'a=whsec_AAAA' }, 'RAIL_SECRETS of a must be whsec_'],
  ])('%j is refused by its name', (environment, message) => {
    expect(() => providerOf(environment)).toThrow(message);
  });

  test('what may be a secret or an address is not repeated', () => {
    for (const environment of [{ RAIL_SECRETS: secret }, { RAIL_SECRETS: `a=${secret} ${other}` }])
      expect(() => providerOf(environment)).not.toThrow(new RegExp(secret.slice(6, 20)));
    expect(() => providerOf({ RAILS: 'https://me:key@host?a=b' })).not.toThrow(/key/);
  });
});
