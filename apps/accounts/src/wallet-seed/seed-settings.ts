import { Config, type NamedKey, type SettingsOf, declareSettings, keys256 } from '#runtime';

/** Declared here, because no process of another service may know it. */
export abstract class SeedConfig extends Config {
  readonly seedKey: readonly NamedKey[] | undefined;
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
};

export const seedConfig = declareSettings(SeedConfig, settings, ({ mode, seedKey, masterKey }) => {
  if (seedKey === undefined)
    return mode === 'live' ? ['SEED_KEY is required when MODE=live: keys are not generated there'] : [];
  const isShared = seedKey.some(({ key }) => masterKey?.some((other) => other.key.equals(key)));
  return isShared ? ['SEED_KEY must not be a key of MASTER_KEY: whoever has that one would have the wallets'] : [];
});
