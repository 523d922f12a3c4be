import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Who is logged in, and where. */
export interface Profile {
  readonly url: string;
  /** Of an organization. */
  readonly key?: string;
  readonly operatorKey?: string;
  /** With which `listen` signs, so that it is the same each time. */
  readonly webhookSecret?: string;
}

export const usualUrl = 'http://localhost:4000';
const onlyMine = 0o600;

export function profilePath(): string {
  const { GATEHOUSE_CONFIG, XDG_CONFIG_HOME } = process.env;
  return GATEHOUSE_CONFIG ?? join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'gatehouse', 'config.json');
}

/** What was kept; what the environment says counts before it. */
export async function readProfile(): Promise<Profile> {
  const { GATEHOUSE_URL, GATEHOUSE_KEY } = process.env;
  return {
    url: usualUrl,
    ...(await kept()),
    ...(GATEHOUSE_URL === undefined ? {} : { url: GATEHOUSE_URL }),
    ...(GATEHOUSE_KEY === undefined ? {} : { key: GATEHOUSE_KEY }),
  };
}

/** For this person alone, and whole or not at all. */
export async function keepProfile(change: Partial<Profile>): Promise<void> {
  const path = profilePath();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify({ ...(await kept()), ...change }, null, 2)}\n`, { mode: onlyMine });
  await chmod(temporary, onlyMine);
  await rename(temporary, path);
}

async function kept(): Promise<Partial<Profile>> {
  const text = await readFile(profilePath(), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Partial<Profile>;
  } catch {
    throw new Error(`${profilePath()} is no JSON: log in again, or remove it`);
  }
}
