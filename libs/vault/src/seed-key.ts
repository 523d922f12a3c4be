import { type Config, type NamedKey, dataFiles } from '#runtime';
import { keysInFile, keysOfFile } from './key-file.js';
import { KeyWrapper, LocalKeyWrapper } from './key-wrapper.js';

/**
 * Wraps the seed of all wallets and nothing else. Only the accounts service is given one: whoever reads the memory or
 * the environment of another service, and the database, still has no key of a wallet.
 */
export abstract class SeedWrapper extends KeyWrapper {}

interface SeedKeys extends Pick<Config, 'dataDir'> {
  readonly seedKey: readonly NamedKey[] | undefined;
}

const what = 'seed key';

/** By the keys that are given, or by the one in the data folder, which is made where there is none. */
export async function seedWrapper({ seedKey, dataDir }: SeedKeys): Promise<SeedWrapper> {
  return wrapperWith(seedKey ?? (await keysOfFile(dataFiles(dataDir).seedKey, what)));
}

/** Undefined if none is given and the data folder has none. */
export async function presentSeedWrapper({ seedKey, dataDir }: SeedKeys): Promise<SeedWrapper | undefined> {
  const keys = seedKey ?? (await keysInFile(dataFiles(dataDir).seedKey, what));
  return keys === undefined ? undefined : wrapperWith(keys);
}

function wrapperWith(keys: readonly NamedKey[]): SeedWrapper {
  return new LocalKeyWrapper(keys, 'wallet seed');
}
