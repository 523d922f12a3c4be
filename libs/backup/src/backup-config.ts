import { Config, declareSettings, keys256 } from '#runtime';

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
  ({ backupKey, masterKey = [] }) =>
    backupKey !== undefined && masterKey.some(({ key }) => key.equals(backupKey))
      ? ['BACKUP_KEY must not be the MASTER_KEY: whoever has a backup and its key would have everything']
      : [],
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
