import { type Config, type NamedKey, dataFiles } from '#runtime';
import { keysInFile, keysOfFile } from './key-file.js';

const what = 'master key';

/** Those that are given, or the one in the data folder, which is made where there is none. */
export async function masterKeys(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<readonly NamedKey[]> {
  return config.masterKey ?? keysOfFile(dataFiles(config.dataDir).masterKey, what);
}

/** As above, but none is made. */
export async function knownMasterKeys(
  config: Pick<Config, 'masterKey' | 'dataDir'>,
): Promise<readonly NamedKey[] | undefined> {
  return config.masterKey ?? keysInFile(dataFiles(config.dataDir).masterKey, what);
}
