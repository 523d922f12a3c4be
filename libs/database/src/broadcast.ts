import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Ids, Log } from '#runtime';
import { Acknowledgements } from './acknowledgements.js';
import { Connections } from './connections.js';
import type { Tx } from './tx.js';

const channel = 'gatehouse';
const applicationName = 'gatehouse broadcast';
const pingEveryMilliseconds = 1_000;
const deafAfterMilliseconds = 2_500;
const reconnectWhenDeafForMilliseconds = 5_000;
/** Longer than a process takes to notice that it receives nothing. */
const acknowledgedWithinMilliseconds = 3_000;
const forgottenAfterMilliseconds = 60_000;

export interface Listener {
  hear(payload: string): void;
  /** Called after the connection was lost for a while: messages may have been missed. */
  resync(): void;
}

/**
 * Messages from one process to all on the same database, itself included. They are sent in a transaction, delivered
 * once it is committed, and acknowledged, so that the sender can wait until all have received them. Each process also
 * pings itself: one that no longer receives its own pings knows that it misses those of others.
 */
@Injectable()
export class Broadcast implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener>();
  private readonly awaited = new Map<string, Acknowledgements>();
  private client: pg.Client | undefined;
  private heardItselfAt = 0;
  private identity = '';
  private saying: Promise<unknown> = Promise.resolve();
  private closing = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connections: Connections,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** Whether messages of others arrive at present. Caches that they invalidate may be trusted only then. */
  get isHearing(): boolean {
    return performance.now() - this.heardItselfAt < deafAfterMilliseconds;
  }

  listen(topic: string, listener: Listener): void {
    this.listeners.set(topic, listener);
  }

  /** The unit of work ends when every process has received it, or must have noticed that it receives nothing. */
  send(tx: Tx, topic: string, payload: string): void {
    const id = this.ids.next();
    this.awaited.set(id, new Acknowledgements());
    setTimeout(() => this.awaited.delete(id), forgottenAfterMilliseconds).unref();
    tx.call('pg_notify($1, $2)', [channel, `${topic} ${id} ${payload}`]);
    tx.afterCommit(() => this.heardByAll(id));
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.timer = setInterval(() => this.ping(), pingEveryMilliseconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    this.heardItselfAt = -Infinity;
    await this.client?.end().catch(() => undefined);
  }

  private async heardByAll(id: string): Promise<void> {
    await this.awaited.get(id)?.reach(await this.processes(), acknowledgedWithinMilliseconds);
    this.awaited.delete(id);
  }

  /** How many processes listen. If that cannot be found out, infinitely many: then the full time is waited. */
  private async processes(): Promise<number> {
    const listening =
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1';
    const { rows } = await this.connections.reading
      .query<{ count: number }>(listening, [applicationName])
      .catch(() => ({ rows: [] }));
    return rows[0]?.count ?? Infinity;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connections.roles.url,
      application_name: applicationName,
      connectionTimeoutMillis: reconnectWhenDeafForMilliseconds,
      keepAlive: true,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => this.hear(client, payload));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    this.client = client;
    this.identity = this.ids.next();
    this.saying = Promise.resolve();
    this.heardItselfAt = performance.now();
    for (const listener of this.listeners.values()) listener.resync();
  }

  private ping(): void {
    const { client } = this;
    if (client === undefined) {
      this.connect().catch(() => undefined);
    } else if (performance.now() - this.heardItselfAt > reconnectWhenDeafForMilliseconds) {
      this.lost(client);
    } else {
      this.say(client, `ping ${this.identity}`);
    }
  }

  private hear(client: pg.Client, message: string): void {
    const [topic = '', id = '', ...payload] = message.split(' ');
    if (topic === 'ping') {
      if (id === this.identity) this.heardItselfAt = performance.now();
    } else if (topic === 'heard') {
      this.awaited.get(id)?.add();
    } else {
      this.listeners.get(topic)?.hear(payload.join(' '));
      this.say(client, `heard ${id}`);
    }
  }

  /** One after the other, since a connection runs one query at a time. */
  private say(client: pg.Client, words: string): void {
    this.saying = this.saying
      .then(() => client.query('SELECT pg_notify($1, $2)', [channel, words]))
      .catch(() => this.lost(client));
  }

  private lost(client: pg.Client): void {
    if (this.closing || this.client !== client) return;
    this.client = undefined;
    this.heardItselfAt = -Infinity;
    this.log.warn({}, 'messages of other processes do not arrive at present; connecting again');
    client.end().catch(() => undefined);
  }
}
