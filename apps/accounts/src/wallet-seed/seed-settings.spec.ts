import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '#runtime';
import { type SeedConfig, seedConfig } from './seed-settings.js';

const [one, other] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string];
const live = {
  MODE: 'live',
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: one,
  RPC_URLS: 'BASE=https://node.example',
  DATABASE_URL: 'postgres://localhost/gatehouse',
};

function seedKeysOf(environment: Record<string, string>): SeedConfig['seedKey'] {
  expect(seedConfig.provide).toBeDefined();
  return (readConfig(environment, { name: 'test', port: 0 }) as SeedConfig).seedKey;
}

describe('the seed key', () => {
  test('is required in live, and generated only in the sandbox', () => {
    expect(() => seedKeysOf(live)).toThrow('SEED_KEY is required when MODE=live');
    expect(seedKeysOf({})).toBeUndefined();
    expect(seedKeysOf({ ...live, SEED_KEY: other })).toEqual([{ id: undefined, key: Buffer.alloc(32, 2) }]);
  });

  test('is none of the master keys, by whatever name', () => {
    for (const SEED_KEY of [one, `a:${one}`, `b:${other},a:${one}`]) {
      expect(() => seedKeysOf({ ...live, SEED_KEY })).toThrow(ConfigurationError);
      expect(() => seedKeysOf({ ...live, SEED_KEY })).toThrow('SEED_KEY must not be a key of MASTER_KEY');
    }
  });

  test('is 32 bytes, and is not repeated where it is not', () => {
    expect(() => seedKeysOf({ SEED_KEY: 'nonsense' })).toThrow(/^SEED_KEY must be 32 bytes(?![^]*nonsense)/);
  });

  test('is that of the signer alone, where there is one', () => {
    const SIGNER_URL = 'unix:/run/gatehouse/signer';
    expect(seedKeysOf({ ...live, SIGNER_URL })).toBeUndefined();
    expect(() => seedKeysOf({ ...live, SIGNER_URL, SEED_KEY: other })).toThrow(
      'SEED_KEY must not be given beside SIGNER_URL',
    );
    expect(readConfig({ SIGNER_URL, SEED_KEY: other }, { name: 'signer', port: 0 })).toMatchObject({
      signerUrl: '/run/gatehouse/signer',
    });
    for (const odd of ['http://localhost', 'unix:', 'unix:signer', `unix:/${'x'.repeat(103)}`])
      expect(() => seedKeysOf({ SIGNER_URL: odd })).toThrow('SIGNER_URL must be unix: and the path of a socket');
  });
});
