import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cleanUp,
  clusterOf,
  dataFolder,
  gone,
  postmasterOf,
  removeFolders,
} from '../support/service/embedded-folder.js';
import {
  keep,
  kept,
  opened,
  prepareUsedFolder,
  refused,
  rows,
  usedFolder,
} from '../support/service/embedded-holder.js';

const isRoot = process.getuid?.() === 0;

beforeAll(prepareUsedFolder);
afterEach(cleanUp);
afterAll(removeFolders);

describe('the embedded PostgreSQL, used by one process', () => {
  test('serves a new database, and everything in it is there again after a stop', async () => {
    const dataDir = dataFolder();
    const first = await opened(dataDir);
    expect(first.steps[0]).toBe('Preparing the database for the first time …');
    expect(first.startedHere).toBe(true);
    expect(new URL(first.url).pathname).toBe('/gatehouse');
    await keep(first.url, 'before the stop');
    const { pid } = postmasterOf(dataDir);
    await first.release();
    await gone(pid);
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false);

    const second = await opened(dataDir);
    expect(second.startedHere).toBe(true);
    expect(await kept(second.url)).toEqual(['before the stop']);
    await second.release();
  });

  test('gets its second role where it was made with one, and keeps what it holds', async () => {
    const dataDir = dataFolder();
    const first = await opened(dataDir);
    await keep(first.url, 'from before');
    const superuser = new URL(first.url);
    superuser.username = 'postgres';
    await rows(superuser.href, 'drop role gatehouse_server');
    await first.release();

    const second = await opened(dataDir);
    expect(await rows(second.servingUrl, 'select current_user as role')).toEqual([{ role: 'gatehouse_server' }]);
    expect(await kept(second.url)).toEqual(['from before']);
    await expect(rows(second.servingUrl, 'create table mine (id integer)')).rejects.toThrow(/permission denied/);
    await second.release();
  });

  test('is safe and sane by default: checksums, durable commits, UTC, every script, no superuser, this machine only', async () => {
    const { url, release } = await opened(dataFolder(), { settings: {} });
    const [settings] = await rows(
      url,
      `select ${[
        'data_checksums',
        'fsync',
        'synchronous_commit',
        'timezone',
        'listen_addresses',
        'password_encryption',
        'jit',
      ]
        .map((name) => `current_setting('${name}') as ${name}`)
        .join(', ')}`,
    );
    expect(settings).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      synchronous_commit: 'on',
      timezone: 'UTC',
      listen_addresses: '127.0.0.1',
      password_encryption: 'scram-sha-256',
      jit: 'off',
    });
    const [text] = await rows(
      url,
      `select upper('čárka ñ жук') as upper, lower('ÉLAN ŻÓŁĆ ΣΟΦΟΣ') as lower, current_setting('server_encoding') as encoding`,
    );
    expect(text).toEqual({ upper: 'ČÁRKA Ñ ЖУК', lower: 'élan żółć σοφοσ', encoding: 'UTF8' });
    expect(await rows(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    await release();
  });

  test('lets in nobody without the password, which only its user can read', async () => {
    const dataDir = usedFolder();
    const { url, release } = await opened(dataDir);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(rows(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
    await release();
  });

  test('releases once, however often asked', async () => {
    const dataDir = usedFolder();
    const holder = await opened(dataDir);
    const other = await opened(dataDir);
    await holder.release();
    await holder.release();
    expect(await rows(other.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await other.release();
  });

  test('says why it cannot start, with the end of the log, and starts once the cause is gone', async () => {
    const dataDir = usedFolder();
    const failed = await refused(dataDir, { settings: { fsync: 'off', shared_buffers: 'plenty' } });
    expect(failed).toMatch(
      /postgres\.log:\n[^]*invalid value for parameter "shared_buffers": "plenty"[^]*DATABASE_URL/,
    );
    expect(readdirSync(dataDir)).not.toContain('postgres.lock');
    await (await opened(dataDir)).release();
  });

  test('names both versions when the folder is of another PostgreSQL, and what is missing when it is incomplete', async () => {
    const dataDir = usedFolder();
    const version = join(clusterOf(dataDir), 'PG_VERSION');
    const current = readFileSync(version, 'utf8');
    writeFileSync(version, '16\n');
    expect(await refused(dataDir)).toMatch(
      new RegExp(`PostgreSQL 16, and this Gatehouse brings PostgreSQL ${current.trim()}`),
    );
    writeFileSync(version, current);
    const password = join(dataDir, 'postgres.password');
    renameSync(password, `${password}.away`);
    expect(await refused(dataDir)).toMatch(/Restore .*postgres\.password/);
    writeFileSync(password, 'another');
    expect(await refused(dataDir)).toMatch(/does not know the password/);
    renameSync(`${password}.away`, password);
  });

  test('begins the log anew when it has grown beyond 10 MiB', async () => {
    const dataDir = usedFolder();
    truncateSync(join(dataDir, 'postgres.log'), 11 * 1024 * 1024);
    const { release } = await opened(dataDir);
    expect(statSync(join(dataDir, 'postgres.log')).size).toBeLessThan(100_000);
    await release();
  });
});

describe('the embedded PostgreSQL, shared by processes', () => {
  test('outlives the first to leave, and stops with the last', async () => {
    const dataDir = usedFolder();
    const first = await opened(dataDir);
    const second = await opened(dataDir);
    expect([first.startedHere, second.startedHere]).toEqual([true, false]);
    expect(second.url).toBe(first.url);
    await first.release();
    await keep(second.url, 'after the first left');
    const { pid } = postmasterOf(dataDir);
    await second.release();
    await gone(pid);
  });

  test('is prepared and started once when several begin at the same time', async () => {
    const dataDir = dataFolder();
    const all = await Promise.all([opened(dataDir), opened(dataDir), opened(dataDir)]);
    expect(all.filter(({ startedHere }) => startedHere)).toHaveLength(1);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    await Promise.all(all.map(({ release }) => release()));
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'postgres.password', 'postgres.users']);
  });

  test('never loses a process that comes while the last one leaves', async () => {
    const dataDir = usedFolder();
    let current = await opened(dataDir);
    for (let round = 0; round < 8; round += 1) {
      const [next] = await Promise.all([opened(dataDir), current.release()]);
      expect(await rows(next.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
      current = next;
    }
    await current.release();
  });
});
