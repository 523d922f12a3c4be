import { Injectable } from '@nestjs/common';
import { Ids } from '#runtime';
import { Acknowledgements } from './acknowledgements.js';
import { Listening, listenerName } from './listening.js';
import { Connections } from './connections.js';
import type { Tx } from './tx.js';

const channel = 'gatehouse';
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
 * once it is committed, and acknowledged, so that the sender can wait until all have received them.
 */
@Injectable()
export class Broadcast {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly awaited = new Map<string, Acknowledgements>();

  constructor(
    private readonly listening: Listening,
    private readonly connections: Connections,
    private readonly ids: Ids,
  ) {
    listening.on(channel, { hear: (message) => this.hear(message), resync: () => this.resync() });
  }

  /** Whether messages of others arrive at present. Caches that they invalidate may be trusted only then. */
  get isHearing(): boolean {
    return this.listening.isHearing;
  }

  listen(topic: string, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** The unit of work ends when every process has received it, or must have noticed that it receives nothing. */
  send(tx: Tx, topic: string, payload: string): void {
    const id = this.ids.next();
    this.awaited.set(id, new Acknowledgements());
    setTimeout(() => this.awaited.delete(id), forgottenAfterMilliseconds).unref();
    tx.call('pg_notify($1, $2)', [channel, `${topic} ${id} ${payload}`]);
    tx.afterCommit(() => this.heardByAll(id));
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
      .query<{ count: number }>(listening, [listenerName])
      .catch(() => ({ rows: [] }));
    return rows[0]?.count ?? Infinity;
  }

  private hear(message: string): void {
    const [topic = '', id = '', ...payload] = message.split(' ');
    if (topic === 'heard') {
      this.awaited.get(id)?.add();
    } else if (topic !== 'ping') {
      for (const listener of this.listeners.get(topic) ?? []) listener.hear(payload.join(' '));
      this.listening.say(channel, `heard ${id}`);
    }
  }

  private resync(): void {
    for (const listener of [...this.listeners.values()].flat()) listener.resync();
  }
}
