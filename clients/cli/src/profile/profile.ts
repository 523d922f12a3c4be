import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { originOf } from './address.js';

/** What is for one Gatehouse alone. */
export interface Credentials {
  /** Of an organization. */
  readonly key?: string;
  readonly operatorKey?: string;
}

/** Who is logged in, and where. */
export interface Profile extends Credentials {
  readonly url: string;
  /** With which `listen` signs, so that it is the same each time. */
  readonly webhookSecret: string | undefined;
}

interface Kept {
  /** The Gatehouse that somebody logged in to last. */
  readonly current?: string | undefined;
  /** By origin, so that no Gatehouse is told the keys of another. */
  readonly at?: Readonly<Record<string, Credentials>> | undefined;
  readonly webhookSecret?: string | undefined;
}

const usualUrl = 'http://localhost:4000';
const onlyMine = 0o600;

export function profilePath(): string {
  const { GATEHOUSE_CONFIG, XDG_CONFIG_HOME } = process.env;
  return GATEHOUSE_CONFIG ?? join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'gatehouse', 'config.json');
}

/** What is known of the Gatehouse that is asked for; what the environment says counts before what was kept. */
export async function readProfile(asked: string | undefined): Promise<Profile> {
  const { GATEHOUSE_URL, GATEHOUSE_KEY } = process.env;
  const { current, at = {}, webhookSecret } = await kept();
  const url = asked ?? GATEHOUSE_URL ?? current ?? usualUrl;
  const origin = originOf(url);
  const isForIt = GATEHOUSE_KEY !== undefined && originOf(GATEHOUSE_URL ?? url) === origin;
  return { url, webhookSecret, ...at[origin], ...(isForIt ? { key: GATEHOUSE_KEY } : {}) };
}

export async function keepLogin(url: string, credentials: Credentials): Promise<void> {
  const { at = {}, webhookSecret } = await kept();
  const origin = originOf(url);
  await keep({ current: url, at: { ...at, [origin]: { ...at[origin], ...credentials } }, webhookSecret });
}

export async function keepWebhookSecret(webhookSecret: string): Promise<void> {
  const { current, at } = await kept();
  await keep({ current, at, webhookSecret });
}

/** For this person alone, and whole or not at all. */
async function keep(all: Kept): Promise<void> {
  const path = profilePath();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(all, null, 2)}\n`, { mode: onlyMine });
  await chmod(temporary, onlyMine);
  await rename(temporary, path);
}

async function kept(): Promise<Kept> {
  const text = await readFile(profilePath(), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Kept;
  } catch {
    throw new Error(`${profilePath()} is no JSON: log in again, or remove it`);
  }
}
