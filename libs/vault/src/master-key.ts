import { type Config, type NamedKey, dataFiles } from '#runtime';
import { keysOfFile } from './key-file.js';

/** Those that are given, or the one in the data folder, which is made where there is none. */
export async function masterKeys(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<readonly NamedKey[]> {
  return config.masterKey ?? keysOfFile(dataFiles(config.dataDir).masterKey, 'master key');
}
