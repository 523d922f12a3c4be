import { type Config, dataFiles } from '#runtime';
import { LocalKeyWrapper } from './key-wrapper.js';
import { knownMasterKeys } from './master-key.js';
import { SealedValueRefused, WrongMasterKey } from './vault.errors.js';

/** As `key-wrapper.ts` writes it; null for a key without a name. */
const wrappingId = String.raw`CASE WHEN substring(wrapped FROM 1 FOR 1) = '\xff' THEN substring(wrapped FROM 3 FOR get_byte(wrapped, 1)) END`;

/** One data key for each master key that wrapped any. Nothing is sorted: a start waits for this, and there may be millions. */
export const dataKeySamplesSql = `
  SELECT sample.wrapped FROM (SELECT DISTINCT ${wrappingId} AS id FROM data_key WHERE destroyed_at IS NULL) AS used
  CROSS JOIN LATERAL (
    SELECT wrapped FROM data_key WHERE destroyed_at IS NULL AND ${wrappingId} IS NOT DISTINCT FROM used.id LIMIT 1
  ) AS sample`;

/** The same, and the row that tells the right one. */
export const wrappedSamplesSql = `
  SELECT sealed AS wrapped FROM vault_check WHERE name = 'master_key' UNION ALL ${dataKeySamplesSql}`;

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
