import { Config, type NamedKey, declareSettings, keys256 } from '#runtime';

export abstract class BackupConfig extends Config {
  readonly backupKey: Buffer | undefined;
}

export const backupConfig = declareSettings<BackupConfig>(
  BackupConfig,
  {
    backupKey: {
      variable: 'BACKUP_KEY',
      default: undefined,
      defaultInWords: 'none; `npm run backup` and `npm run restore` need it',
      about: 'What backups are encrypted with: 32 bytes in base64. To be kept away from the backups and `MASTER_KEY`',
      parse: oneKey,
    },
  },
  ({ backupKey, masterKey = [], ...others }) => {
    // That of the wallets is declared in a lib that this one does not need.
    const { seedKey = [] } = others as { readonly seedKey?: readonly NamedKey[] };
    return backupKey !== undefined && [...masterKey, ...seedKey].some(({ key }) => key.equals(backupKey))
      ? ['BACKUP_KEY must not be a MASTER_KEY or SEED_KEY: a backup and its key would open everything, or every wallet']
      : [];
  },
);

/** Asked for by the commands alone: services need none. */
export function requiredBackupKey({ backupKey }: BackupConfig): Buffer {
  if (backupKey !== undefined) return backupKey;
  throw new Error(
    'BACKUP_KEY is required, 32 bytes in base64. Make one with `openssl rand -base64 32`, and keep it, away from the backups: without it they cannot be read.',
  );
}

function oneKey(text: string): Buffer {
  const [first] = keys256(text);
  if (first === undefined || text.includes(',') || text.includes(':'))
    throw new Error('must be one key, without an id');
  return first.key;
}
