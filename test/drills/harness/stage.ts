import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from './client.js';
import { Postgres, crash } from './postgres.js';
import { Service } from './service.js';

/** Everything that one drill starts, so that all of it is gone when it ends, however it ends. */
export class Stage {
  private static readonly open = new Set<Stage>();
  /** Interrupted: what ends now has not failed. */
  static isOver = false;
  private static readonly folders: string[] = [];
  private readonly closing: (() => Promise<void>)[] = [];
  private closed: Promise<void> | undefined;
  readonly secrets = {
    OPERATOR_API_KEY: `drill_${randomBytes(24).toString('hex')}`,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SEED_KEY: randomBytes(32).toString('base64'),
  };

  /** In a smoke everything is done, and as little of it as possible. */
  constructor(
    private readonly factor: number,
    readonly isSmoke: boolean,
  ) {
    Stage.open.add(this);
  }

  /** Once interrupted. */
  static async closeAll(): Promise<void> {
    Stage.isOver = true;
    await Promise.all([...Stage.open].map((stage) => stage.close()));
    // What was under way may have written there once more.
    for (const folder of Stage.folders) rmSync(folder, { recursive: true, force: true });
  }

  /** Once interrupted, nothing new begins: it waits until the process ends. */
  private static async goesOn(): Promise<void> {
    if (Stage.isOver) await new Promise(() => undefined);
  }

  /** How often something is done: the full count, or fewer for a quick look, and as often as it takes to see anything. */
  times(count: number, least = 1): number {
    return Math.max(least, Math.round(count * this.factor));
  }

  /** Each one, or every so many for a quick look. */
  every(one: number): number {
    return Math.max(one, Math.round(one / this.factor));
  }

  /** How much of something that has no count. */
  sized(full: number, smallest: number): number {
    return this.isSmoke ? smallest : full;
  }

  /** At once, if the end is past. */
  onClose(close: () => Promise<void>): void {
    if (this.closed === undefined) this.closing.unshift(close);
    else void attempt(close);
  }

  /** A data folder that does not exist yet, and whatever PostgreSQL may be running in it at the end is ended. */
  async dataDir(): Promise<string> {
    await Stage.goesOn();
    const parent = mkdtempSync(join(tmpdir(), 'gatehouse-drill-'));
    Stage.folders.push(parent);
    const dataDir = join(parent, 'data');
    this.onClose(async () => {
      await crash(dataDir, 'SIGQUIT');
      await rm(parent, { recursive: true, force: true, maxRetries: 5 });
    });
    // As root the embedded server runs as another user, who must get through.
    await chmod(parent, 0o711);
    return dataDir;
  }

  async postgres(): Promise<Postgres> {
    const dataDir = await this.dataDir();
    await Stage.goesOn();
    const postgres = Postgres.start(dataDir, this.isSmoke ? { fsync: 'off' } : {});
    this.onClose(async () => (await postgres).stop());
    return postgres;
  }

  /** One process; several with the same `environment` are replicas, or siblings, of each other. */
  async service(environment: Readonly<Record<string, string>>, app?: string): Promise<Service> {
    const service = Service.spawn({
      environment: { ...this.secrets, ...environment },
      ...(app === undefined ? {} : { app }),
    });
    this.onClose(() => service.stop());
    return service.ready();
  }

  /** Replicas on one database. */
  async replicas(
    count: number,
    postgres: Postgres,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Service[]> {
    const dataDir = await this.dataDir();
    const first = await this.service({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...environment });
    const others = await Promise.all(
      Array.from({ length: count - 1 }, () =>
        this.service({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...environment }),
      ),
    );
    return [first, ...others];
  }

  close(): Promise<void> {
    return (this.closed ??= this.closeEach());
  }

  private async closeEach(): Promise<void> {
    for (const close of this.closing.splice(0)) await attempt(close);
    Stage.open.delete(this);
  }
}

async function attempt(close: () => Promise<void>): Promise<void> {
  await close().catch((cause: unknown) => process.stderr.write(`cleaning up: ${String(cause)}\n`));
}

export async function newOrganization(operator: Client, name = 'Drill'): Promise<string> {
  const { status, body } = await operator.post('/organizations', { name, type: 'business', country: 'AR' });
  if (status !== 201) throw new Error(`An organization could not be made: ${status} ${JSON.stringify(body)}`);
  return String(body['id']);
}

export async function newKey(
  operator: Client,
  organizationId: string,
  scopes: readonly string[],
  more: object = {},
): Promise<{ id: string; secret: string }> {
  const { status, body } = await operator.post(`/organizations/${organizationId}/api-keys`, {
    name: 'drill',
    scopes,
    ...more,
  });
  if (status !== 201) throw new Error(`A key could not be made: ${status} ${JSON.stringify(body)}`);
  return { id: String(body['id']), secret: String(body['secret']) };
}
