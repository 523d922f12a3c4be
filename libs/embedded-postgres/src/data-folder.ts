import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runsAsRoot, userName } from './account.js';
import { EmbeddedPostgresFailed } from './failure.js';

/** What this driver keeps in Gatehouse's data folder. */
export interface DataFolder {
  readonly path: string;
  readonly cluster: string;
  /** Says where the cluster is when it cannot be in the data folder. */
  readonly note: string;
  readonly password: string;
  readonly log: string;
  readonly lock: string;
  readonly users: string;
}

export async function openDataFolder(wanted: string): Promise<DataFolder> {
  // As root the server runs as another user, who must be able to pass through; every file inside stays closed to it.
  const mode = runsAsRoot() ? 0o711 : 0o700;
  const created = await mkdir(wanted, { recursive: true, mode });
  if (created !== undefined) await chmod(wanted, mode);
  const path = await realpath(wanted);
  const inside = (name: string): string => join(path, name);
  const folder = {
    path,
    // #runtime names these two as well: a database is opened without loading all of it. A test compares them.
    cluster: inside('postgres'),
    note: inside('postgres.location'),
    password: inside('postgres.password'),
    log: inside('postgres.log'),
    lock: inside('postgres.lock'),
    users: inside('postgres.users'),
  };
  await refuseAnotherUser(folder);
  return folder;
}

/** Files of two users in one folder would lock out first the one, then the other. */
async function refuseAnotherUser(folder: DataFolder): Promise<void> {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  const before = await stat(folder.password).catch(() => undefined);
  if (before !== undefined && before.uid !== uid) {
    throw new EmbeddedPostgresFailed(
      `The database in ${folder.path} was made by the user ${await userName(before.uid)}, but Gatehouse now runs as ` +
        `${await userName(uid)}. Run it as ${await userName(before.uid)}, or use another data folder (DATA_DIR).`,
    );
  }
  await access(folder.path, constants.R_OK | constants.W_OK | constants.X_OK).catch(async (cause: unknown) => {
    throw new EmbeddedPostgresFailed(
      `The user ${await userName(uid)} may not write to the data folder ${folder.path}, which belongs to ` +
        `${await userName((await stat(folder.path)).uid)}. Run Gatehouse as that user, or use another data folder (DATA_DIR).`,
      { cause },
    );
  });
}
