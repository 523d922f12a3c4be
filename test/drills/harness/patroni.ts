import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/network/free-port.js';
import { programOf } from '../../support/run/program.js';
import { until } from '../../support/run/until.js';
import { Missing } from './drill.js';
import { queryOf } from './postgres.js';

const names = ['one', 'two', 'three'] as const;
/** How long a primary that fell silent keeps its place, in seconds. */
const ttl = 20;
const database = 'gatehouse';

interface Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  child: ChildProcess;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Three PostgreSQL that Patroni keeps, one of them a synchronous standby, with etcd and HAProxy, all on this machine. */
export class PatroniCluster {
  private readonly children: ChildProcess[] = [];
  private readonly nodes: Node[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'gatehouse-patroni-'));
  private readonly user = postgresUser();
  private haproxyPort = 0;
  private etcdPort = 0;

  private constructor(private readonly programs: Readonly<Record<string, string>>) {
    this.own(this.folder);
  }

  static async start(close: (stop: () => Promise<void>) => void): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(await neededPrograms());
    close(() => cluster.stop());
    await cluster.begin();
    return cluster;
  }

  /** Whichever server takes writes, as HAProxy finds it. */
  get proxyUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.haproxyPort}/${database}`;
  }

  /** All three, among which Gatehouse finds it by itself. */
  get hostsUrl(): string {
    const hosts = this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres@${hosts}/${database}?target_session_attrs=read-write`;
  }

  /** The primary goes to its standby in good order. */
  async switchOver(): Promise<void> {
    const { leader, standby } = await this.ready();
    const body = JSON.stringify({ leader: leader.name, candidate: standby.name });
    const rest = this.node(leader.name).rest;
    const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Patroni does not switch over: ${answer.status} ${await answer.text()}`);
  }

  /** The primary and its Patroni are gone at once, as when their machine is. Returns how to bring them back. */
  async killPrimary(): Promise<() => void> {
    const node = this.node((await this.ready()).leader.name);
    node.child.kill('SIGKILL');
    this.end(node, 'SIGKILL');
    return () => (node.child = this.patroni(node.name));
  }

  /** All three are there, and one waits to take over without losing anything. */
  async ready(): Promise<{ readonly leader: Member; readonly standby: Member }> {
    return until(
      'the cluster is whole',
      async () => {
        const members = await this.members();
        const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
        const standby = members.find(({ role }) => role === 'sync_standby');
        const others = members.filter(({ state }) => state === 'streaming' || state === 'running');
        return leader && standby && others.length === names.length && { leader, standby };
      },
      { milliseconds: 180_000 },
    );
  }

  private async members(): Promise<readonly Member[]> {
    for (const { rest } of this.nodes) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined);
      if (answer?.ok === true) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  private async begin(): Promise<void> {
    this.etcdPort = await freePort();
    const [client, peer] = [`http://127.0.0.1:${this.etcdPort}`, `http://127.0.0.1:${await freePort()}`];
    this.run('etcd', [
      ...['--name', 'drill', '--data-dir', join(this.folder, 'etcd'), '--logger', 'zap'],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `drill=${peer}`],
    ]);
    for (const name of names) {
      const node = { name, port: await freePort(), rest: await freePort() };
      writeFileSync(join(this.folder, `${name}.yml`), JSON.stringify(this.settingsOf(node)));
      this.nodes.push({ ...node, child: this.patroni(name) });
    }
    const { leader } = await this.ready();
    await queryOf(
      `postgres://postgres@127.0.0.1:${this.node(leader.name).port}/postgres`,
      `CREATE DATABASE ${database}`,
    );
    this.haproxyPort = await freePort();
    writeFileSync(join(this.folder, 'haproxy.cfg'), this.proxySettings());
    this.run('haproxy', ['-db', '-f', join(this.folder, 'haproxy.cfg')]);
    await until('HAProxy finds the primary', () =>
      queryOf(this.proxyUrl, 'SELECT 1').then(
        () => true,
        () => false,
      ),
    );
  }

  private patroni(name: string): ChildProcess {
    return this.run('patroni', [join(this.folder, `${name}.yml`)]);
  }

  /** JSON is YAML. */
  private settingsOf({ name, port, rest }: Omit<Node, 'child'>): object {
    const data = join(this.folder, name);
    mkdirSync(data, { mode: 0o700 });
    this.own(data);
    return {
      scope: 'drill',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { host: `127.0.0.1:${this.etcdPort}` },
      bootstrap: {
        dcs: {
          ...{ ttl, loop_wait: 5, retry_timeout: 5, synchronous_mode: true },
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
        },
        initdb: [{ encoding: 'UTF8' }, 'data-checksums', { auth: 'trust' }],
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
      },
      postgresql: {
        ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, data_dir: data },
        bin_dir: this.programs['binaries'],
        pgpass: join(this.folder, `${name}.pgpass`),
        parameters: { unix_socket_directories: this.folder },
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'postgres' },
          rewind: { username: 'postgres' },
        },
      },
    };
  }

  private proxySettings(): string {
    return [
      ...['global', '  maxconn 500', 'defaults', '  mode tcp', '  timeout connect 1s', '  timeout check 1s'],
      ...['  timeout client 30m', '  timeout server 30m', 'listen primary', `  bind 127.0.0.1:${this.haproxyPort}`],
      ...['  option httpchk OPTIONS /primary', '  http-check expect status 200'],
      '  default-server inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions',
      ...this.nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`),
      '',
    ].join('\n');
  }

  private run(program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.folder, `${program}.log`), 'a');
    const child = spawn(this.programs[program] as string, [...args], {
      ...this.user,
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
    });
    this.children.push(child);
    return child;
  }

  private own(path: string): void {
    if (this.user.uid !== undefined) chownSync(path, this.user.uid, this.user.gid ?? this.user.uid);
  }

  private node(name: string): Node {
    const found = this.nodes.find((node) => node.name === name);
    if (found === undefined) throw new Error(`There is no node ${name}`);
    return found;
  }

  /** Its PostgreSQL; what that has started ends when it sees that it is gone. */
  private end({ name }: Node, signal: NodeJS.Signals): void {
    try {
      process.kill(Number(readFileSync(join(this.folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]), signal);
    } catch {
      // It has ended.
    }
  }

  private async stop(): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    for (const node of this.nodes) this.end(node, 'SIGQUIT');
    await until('they are gone', async () => {
      const gone = await Promise.all(this.nodes.map(({ name }) => isGone(join(this.folder, name))));
      return gone.every(Boolean);
    }).catch(() => undefined);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isGone(folder: string): Promise<boolean> {
  return !(await readdir(folder).catch(() => [] as string[])).includes('postmaster.pid');
}

async function neededPrograms(): Promise<Record<string, string>> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [] as string[]);
  const binaries = versions.map((version) => `/usr/lib/postgresql/${version}/bin`).sort();
  const found = Object.fromEntries(['patroni', 'etcd', 'haproxy'].map((name) => [name, programOf(name)]));
  // What lies on the path may be a single program of it.
  const postgres = programOf('pg_controldata', ...binaries.toReversed());
  const missing = Object.entries({ ...found, postgres }).filter(([, path]) => path === undefined);
  if (missing.length > 0)
    throw new Missing(
      `Not on this machine: ${missing.map(([name]) => name).join(', ')} (on Debian: apt-get install patroni etcd-server haproxy postgresql)`,
    );
  return { ...(found as Record<string, string>), binaries: join(postgres as string, '..') };
}

/** PostgreSQL does not run as root. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
