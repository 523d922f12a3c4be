import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '#runtime';
import type { ProviderConfig } from './provider-settings.js';
import './provider-settings.js';

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
