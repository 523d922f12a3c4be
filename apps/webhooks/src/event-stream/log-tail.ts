import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EndedAccess } from '#auth';
import { Listening } from '#database';
import type { EventRow } from '#events';
import { Loop } from '#jobs';
import { Log } from '#runtime';
import { logGrown } from '../event-log/sequence-events.js';
import type { Follower } from './follower.js';
import { type Growth, type Head, LogGrowth, mostOfOne } from './log-growth.reading.js';

/** What is numbered is told. This is for what was not heard. */
const lookAgainMilliseconds = 1_000;
const togetherMilliseconds = 100;
const deafMilliseconds = 200;
const logsAtOnce = 20;

/** The end of all logs, as this process knows it, and who follows it: however many they are, it is read once. */
@Injectable()
export class LogTail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ofOne = new Map<string, Set<Follower>>();
  private readonly ofAll = new Set<Follower>();
  private readonly heads = new Map<string, number>();
  private snapshot: string | undefined;
  private loop: Loop | undefined;
  private readonly waiting: (() => void)[] = [];
  private expected = 0;
  /** How many follow. */
  size = 0;

  constructor(
    private readonly growth: LogGrowth,
    private readonly access: EndedAccess,
    private readonly log: Log,
    listening: Listening,
  ) {
    const wake = (): void => this.loop?.wake();
    listening.on(logGrown, { hear: wake, resync: wake });
  }

  onApplicationBootstrap(): void {
    this.loop = new Loop({
      atLeastMilliseconds: togetherMilliseconds,
      step: () => this.look(),
      failed: (cause) => this.log.warn({ err: cause }, 'could not read what is new in the event log; trying again'),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  readonly headOf = (organizationId: string): number => this.heads.get(organizationId) ?? 0;

  get followers(): readonly Follower[] {
    return [...this.ofAll, ...[...this.ofOne.values()].flatMap((some) => [...some])];
  }

  /** How many follow all, or one organization. */
  sizeOf(organizationId: string | undefined): number {
    return organizationId === undefined ? this.ofAll.size : (this.ofOne.get(organizationId)?.size ?? 0);
  }

  /** Makes a follower once it is known where the logs end, so that nothing is between what it reads and what it is told. */
  async join(make: (snapshot: string) => Follower): Promise<Follower> {
    this.expected += 1;
    try {
      while (this.snapshot === undefined) await this.known();
      const follower = make(this.snapshot);
      this.add(follower);
      return follower;
    } finally {
      this.expected -= 1;
    }
  }

  private known(): Promise<void> {
    const known = new Promise<void>((resolve) => this.waiting.push(resolve));
    this.loop?.wake();
    return known;
  }

  private add(follower: Follower): void {
    const { organizationId } = follower.followed;
    const beside = organizationId === undefined ? this.ofAll : (this.ofOne.get(organizationId) ?? new Set());
    beside.add(follower);
    this.size += 1;
    if (organizationId !== undefined) this.ofOne.set(organizationId, beside);
    follower.connection.onClosed(() => {
      beside.delete(follower);
      this.size -= 1;
      if (organizationId !== undefined && beside.size === 0) this.ofOne.delete(organizationId);
    });
  }

  private async look(): Promise<number> {
    if (this.size + this.expected === 0) {
      this.snapshot = undefined;
      this.heads.clear();
      return Infinity;
    }
    // A key that ended may not be told anything more.
    if (!this.access.isHeard) return deafMilliseconds;
    const { snapshot, heads } = await this.growth.heads(this.snapshot);
    if (this.snapshot === undefined)
      for (const { organizationId, position } of heads) this.heads.set(organizationId, position);
    else await this.tell(heads);
    this.snapshot = snapshot;
    for (const resolve of this.waiting.splice(0)) resolve();
    for (const follower of this.ofAll) follower.reached(snapshot);
    return lookAgainMilliseconds;
  }

  private async tell(heads: readonly Head[]): Promise<void> {
    const logs: Growth[] = heads
      .map(({ organizationId, position }) => ({ organizationId, known: this.headOf(organizationId), head: position }))
      .filter(({ known, head }) => head > known);
    const isFollowed = ({ organizationId }: Growth): boolean => this.ofAll.size > 0 || this.ofOne.has(organizationId);
    for (const log of logs) if (!isFollowed(log)) this.heads.set(log.organizationId, log.head);
    const followed = logs.filter(({ organizationId, head }) => head > this.headOf(organizationId));
    for (let from = 0; from < followed.length; from += logsAtOnce) {
      const some = followed.slice(from, from + logsAtOnce);
      const events = await this.growth.events(some);
      for (const log of some)
        this.tellOf(
          log,
          events.filter((row) => row.organizationId === log.organizationId),
        );
    }
  }

  /** At once with the head, so that who joins is told or reads. */
  private tellOf({ organizationId, known, head }: Growth, events: readonly EventRow[]): void {
    this.heads.set(organizationId, head);
    const isWhole = events.length === head - known && events.length < mostOfOne;
    const news = { organizationId, known, events: isWhole ? events : undefined };
    for (const follower of this.ofOne.get(organizationId) ?? []) follower.take(news);
    for (const follower of this.ofAll) follower.take(news);
  }
}
