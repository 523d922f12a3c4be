import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Ids, Log } from '#runtime';
import { Connections } from './connections.js';
import { primaryClient } from './connecting/primary-client.js';
import type { Servers } from './connecting/servers.js';

/** By which the processes that listen are counted. */
export const listenerName = 'gatehouse broadcast';

const own = 'gatehouse_ping';
const pingEveryMilliseconds = 1_000;
const deafAfterMilliseconds = 2_500;
const reconnectWhenDeafForMilliseconds = 5_000;
const togetherMilliseconds = 20;

export interface ChannelListener {
  hear(payload: string): void;
  /** Called after the connection was lost for a while: messages may have been missed. */
  resync(): void;
}

/**
 * The one connection of a process on which it hears notifications, for all that listen. It pings itself: a process that
 * no longer receives its own pings knows that it misses those of others.
 */
@Injectable()
export class Listening implements OnModuleInit, BeforeApplicationShutdown {
  private readonly channels = new Map<string, ChannelListener>();
  private readonly servers: Servers;
  private client: pg.Client | undefined;
  private connecting = false;
  private heardItselfAt = 0;
  private identity = '';
  private saying: Promise<unknown> = Promise.resolve();
  private closing = false;
  private readonly telling = new Map<string, NodeJS.Timeout>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    connections: Connections,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {
    this.servers = connections.roles.direct;
    this.on(own, { hear: (ping) => this.heard(ping), resync: () => undefined });
  }

  /** Whether messages of others arrive at present. Caches that they invalidate may be trusted only then. */
  get isHearing(): boolean {
    return performance.now() - this.heardItselfAt < deafAfterMilliseconds;
  }

  /** Before the process has begun to listen. */
  on(channel: string, listener: ChannelListener): void {
    this.channels.set(channel, listener);
  }

  /** Outside of any transaction, and only if the connection is there. One after the other, since it runs one query at a time. */
  say(channel: string, words: string): void {
    const { client } = this;
    if (client === undefined) return;
    this.saying = this.saying
      .then(() => client.query('SELECT pg_notify($1, $2)', [channel, words]))
      .catch(() => this.lost(client));
  }

  /**
   * The same, once for all that is to be told within 20 ms. In transactions, PostgreSQL would let these commit one at a time,
   * each waiting for the disk.
   */
  tell(channel: string, words: string): void {
    if (this.closing || this.telling.has(channel)) return;
    const telling = setTimeout(() => {
      this.telling.delete(channel);
      this.say(channel, words);
    }, togetherMilliseconds);
    this.telling.set(channel, telling);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.timer = setInterval(() => this.ping(), pingEveryMilliseconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    // Who would have heard it looks by itself within a second.
    for (const telling of this.telling.values()) clearTimeout(telling);
    this.heardItselfAt = -Infinity;
    await this.saying;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new (primaryClient(this.servers))({
      application_name: listenerName,
      connectionTimeoutMillis: reconnectWhenDeafForMilliseconds,
      keepAlive: true,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload = '' }) => this.channels.get(channel)?.hear(payload));
    await client.connect();
    await client.query([...this.channels.keys()].map((name) => `LISTEN ${quoted(name)}`).join('; '));
    if (this.closing) return client.end();
    this.client = client;
    this.identity = this.ids.next();
    this.saying = Promise.resolve();
    this.heardItselfAt = performance.now();
    for (const listener of this.channels.values()) listener.resync();
  }

  private ping(): void {
    const { client } = this;
    if (client === undefined) this.reconnect();
    else if (performance.now() - this.heardItselfAt > reconnectWhenDeafForMilliseconds) this.lost(client);
    else this.say(own, this.identity);
  }

  private reconnect(): void {
    if (this.connecting) return;
    this.connecting = true;
    this.connect()
      .catch(() => undefined)
      .finally(() => (this.connecting = false));
  }

  private heard(ping: string): void {
    if (ping === this.identity) this.heardItselfAt = performance.now();
  }

  private lost(client: pg.Client): void {
    if (this.closing || this.client !== client) return;
    this.client = undefined;
    this.heardItselfAt = -Infinity;
    this.log.warn({}, 'messages of other processes do not arrive at present; connecting again');
    client.end().catch(() => undefined);
  }
}

function quoted(channel: string): string {
  return /^[a-z_]+$/.test(channel) ? channel : pg.escapeIdentifier(channel);
}
