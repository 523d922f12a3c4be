import { type Config, dataFiles } from '#runtime';
import { LocalKeyWrapper } from './key-wrapper.js';
import { knownMasterKeys } from './master-key.js';
import { SealedValueRefused, WrongMasterKey } from './vault.errors.js';

/** One data key for each master key that wrapped any, and the row that tells the right one. */
export const wrappedSamplesSql = `
  SELECT sealed AS wrapped FROM vault_check WHERE name = 'master_key'
  UNION ALL SELECT wrapped FROM (SELECT DISTINCT ON (id) wrapped FROM (
    SELECT wrapped, CASE WHEN get_byte(wrapped, 0) = 255 THEN substring(wrapped FROM 3 FOR get_byte(wrapped, 1)) END AS id
    FROM data_key WHERE destroyed_at IS NULL) AS named) AS one_each`;

/** Whether the master keys of this configuration open all that the samples stand for. None is made here. */
export async function refuseOtherMasterKey(
  config: Pick<Config, 'masterKey' | 'dataDir'>,
  samples: readonly Buffer[],
): Promise<void> {
  const keys = await knownMasterKeys(config);
  const path = dataFiles(config.dataDir).masterKey;
  if (keys === undefined)
    throw new WrongMasterKey(`There is no master key: set MASTER_KEY, or put the file master.key back as ${path}.`);
  const wrapper = new LocalKeyWrapper(keys);
  for (const sample of samples)
    await wrapper.unwrap(sample).catch((cause: unknown) => {
      if (!(cause instanceof SealedValueRefused)) throw cause;
      const given = config.masterKey === undefined ? path : 'MASTER_KEY';
      throw new WrongMasterKey(`It was sealed with another master key than the one in ${given}.`, { cause });
    });
}
