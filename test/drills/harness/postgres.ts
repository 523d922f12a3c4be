import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#embedded-postgres';
import { until } from '../../support/run/until.js';

/** The process id of the PostgreSQL in a data folder, if one runs. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

/** Ends a PostgreSQL the hard way: `SIGQUIT` is its immediate shutdown, `SIGKILL` no shutdown at all. */
export async function crash(dataDir: string, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (pid === undefined) return;
  process.kill(pid, signal);
  await until('PostgreSQL is gone', () => !isAlive(pid), { milliseconds: 30_000, everyMilliseconds: 2 });
}

type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL server of the drill's own, as a user of Gatehouse would have one. */
export class Postgres {
  private readonly opened: EmbeddedPostgres[] = [];

  private constructor(
    readonly dataDir: string,
    private readonly settings: Settings,
  ) {}

  static async start(dataDir: string, settings: Settings = {}): Promise<Postgres> {
    const postgres = new Postgres(dataDir, settings);
    await postgres.open();
    return postgres;
  }

  /** As the owner: what drills look at and upset is its own. */
  get url(): string {
    return this.opened.at(-1)?.ownerUrl ?? '';
  }

  /** Starts it again after a crash; resolves when it accepts. */
  async open(): Promise<void> {
    const { dataDir, settings } = this;
    this.opened.push(await openEmbeddedPostgres({ dataDir, settings, report: () => undefined }));
  }

  /** What `SIGQUIT` would remove is kept: it is by this file that the next start takes the same port, as a server of one's own does. */
  async crash(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const [file, kept] = [
      join(this.dataDir, 'postgres/postmaster.pid'),
      join(this.dataDir, 'postgres/postmaster.kept'),
    ];
    await rm(kept, { force: true });
    await link(file, kept);
    await crash(this.dataDir, signal);
    await rename(kept, file);
  }

  query<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return queryOf(this.url, text, values);
  }

  async stop(): Promise<void> {
    for (const one of this.opened.splice(0)) await one.release().catch(() => undefined);
    await crash(this.dataDir, 'SIGQUIT');
  }
}

export async function queryOf<T extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
