import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Module } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseModule, Reads, UnitOfWork } from '#database';
import { createApp, readConfig } from '#runtime';
import { type SealedPlace, Vault, VaultModule } from '#vault';
import { administer, databaseUrl, dropDatabase, testServer } from '../support/service/database.js';

@Module({ imports: [DatabaseModule, VaultModule] })
class VaultOnly {}

export interface Process {
  readonly app: NestFastifyApplication;
  readonly vault: Vault;
  readonly unitOfWork: UnitOfWork;
  readonly reads: Reads;
}

export interface Surroundings {
  readonly dataDir: string;
  /** For processes of their own. */
  readonly environment: Readonly<Record<string, string>>;
  start(environment?: Record<string, string>): Promise<Process>;
}

const cleanups: (() => Promise<unknown>)[] = [];

/** A database and a data folder of its own, and processes that share them. */
export async function surroundings(): Promise<Surroundings> {
  const name = `vault_${randomBytes(6).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vault-'));
  const { url } = testServer();
  await administer(url, `CREATE DATABASE ${name}`);
  const apps: NestFastifyApplication[] = [];
  cleanups.push(async () => {
    await Promise.allSettled(apps.map((app) => app.close()));
    await dropDatabase(url, name);
    await rm(dataDir, { recursive: true });
  });
  const basis = { DATABASE_URL: databaseUrl(url, name), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const start = async (environment: Record<string, string> = {}): Promise<Process> => {
    const config = readConfig({ ...basis, ...environment }, { name: 'test', port: 0 });
    const app = await createApp({ config, module: VaultOnly });
    apps.push(app);
    return { app, vault: app.get(Vault), unitOfWork: app.get(UnitOfWork), reads: app.get(Reads) };
  };
  return { dataDir, environment: basis, start };
}

export async function tidyUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

export function placeOf(organizationId: string, row = '1'): SealedPlace {
  return { organizationId, table: 'attestation', row, column: 'payload' };
}

export function seal({ unitOfWork, vault }: Process, place: SealedPlace, plain: Uint8Array | string): Promise<Buffer> {
  return unitOfWork.run((tx) => vault.seal(tx, place, plain));
}

export function keysOf(
  { reads }: Process,
  organizationId: string,
): Promise<{ wrapped: Buffer; destroyed_at: Date | null }[]> {
  return reads.query('SELECT wrapped, destroyed_at FROM data_key WHERE organization_id = $1', [organizationId]);
}

/** Of other processes nothing can be awaited: what they do is looked at until it is so. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await turn();
}

export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}
