import { Config, type NamedKey, type SettingsOf, declareSettings, keys256 } from '#runtime';

/** Declared here, because no process of another service may know it. */
export abstract class SeedConfig extends Config {
  readonly seedKey: readonly NamedKey[] | undefined;
  readonly signerUrl: string | undefined;
}

const settings: SettingsOf<Omit<SeedConfig, keyof Config>> = {
  seedKey: {
    variable: 'SEED_KEY',
    default: undefined,
    defaultInWords: 'generated into `DATA_DIR/seed.key`; required in `live`',
    about:
      'The key that wraps the seed of all wallets, for the accounts service alone (and `npm start`): 32 bytes in base64, others than those of `MASTER_KEY`. While it is changed several, as for that',
    parse: keys256,
  },
  signerUrl: {
    variable: 'SIGNER_URL',
    default: undefined,
    defaultInWords: 'none: the accounts service signs by itself',
    about:
      'The socket of a process that signs for the accounts service, such as `unix:/run/gatehouse/signer`; that process (`npm run signer`) then has the `SEED_KEY`, and the service none',
    parse: socketPath,
  },
};

/** Those that work on the seed itself, with the key of the signer. */
const withTheSeed = ['signer', 'rewrap', 'seed:export'];

export const seedConfig = declareSettings(SeedConfig, settings, (config) => {
  const { mode, seedKey, masterKey, signerUrl, service = '' } = config;
  if (seedKey === undefined)
    return mode === 'live' && signerUrl === undefined
      ? ['SEED_KEY is required when MODE=live: keys are not generated there']
      : [];
  if (signerUrl !== undefined && !withTheSeed.includes(service))
    return ['SEED_KEY must not be given beside SIGNER_URL: the signer alone has it'];
  const isShared = seedKey.some(({ key }) => masterKey?.some((other) => other.key.equals(key)));
  return isShared ? ['SEED_KEY must not be a key of MASTER_KEY: whoever has that one would have the wallets'] : [];
});

/** The longest that systems take is 103 bytes. */
function socketPath(text: string): string {
  const path = /^unix:(\/.+)$/.exec(text)?.[1];
  if (path === undefined || Buffer.byteLength(path) > 103)
    throw new Error('must be unix: and the path of a socket of at most 103 bytes, such as unix:/run/gatehouse/signer');
  return path;
}
