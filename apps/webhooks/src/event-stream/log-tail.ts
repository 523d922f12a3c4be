import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EndedAccess } from '#auth';
import { ServiceUnavailable } from '#errors';
import type { EventRow } from '#events';
import { Loop } from '#jobs';
import { Log } from '#runtime';
import { LogGrown } from '../event-log/log-grown.js';
import type { Follower } from './follower.js';
import { type Growth, type Head, LogGrowth, mostOfOne } from './log-growth.reading.js';

/** What is numbered is told. This is for what was not heard. */
const lookAgainMilliseconds = 1_000;
const togetherMilliseconds = 100;
const deafMilliseconds = 200;
/** Two seconds: a process that was merely busy hears again by then. */
const mostDeafLooks = 10;
const logsAtOnce = 20;

/** Who follows one organization, or all, once it is known where their logs end. */
interface Waiting {
  readonly organizationId: string | undefined;
  readonly resolve: () => void;
  readonly reject: (cause: Error) => void;
}

/** The end of the logs that are followed, as this process knows it, and who follows it: however many they are, it is read once. */
@Injectable()
export class LogTail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ofOne = new Map<string, Set<Follower>>();
  private readonly ofAll = new Set<Follower>();
  private readonly heads = new Map<string, number>();
  /** Whether the heads are those of all organizations, rather than of those that are followed one by one. */
  private isOfAll = false;
  private snapshot: string | undefined;
  private loop: Loop | undefined;
  private readonly waiting = new Set<Waiting>();
  private deafLooks = 0;
  private isClosing = false;

  constructor(
    private readonly growth: LogGrowth,
    private readonly access: EndedAccess,
    private readonly log: Log,
    logGrown: LogGrown,
  ) {
    logGrown.onRaised(() => this.loop?.wake());
  }

  onApplicationBootstrap(): void {
    this.loop = new Loop({
      atLeastMilliseconds: togetherMilliseconds,
      step: () => this.look(),
      failed: (cause) => {
        this.log.warn({ err: cause }, 'could not read what is new in the event log; trying again');
        this.refuseWaiting(cause);
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.loop?.stop();
    this.refuseWaiting();
  }

  readonly headOf = (organizationId: string): number => this.heads.get(organizationId) ?? 0;

  get followers(): readonly Follower[] {
    return [...this.ofAll, ...[...this.ofOne.values()].flatMap((some) => [...some])];
  }

  /** Makes a follower once it is known where the logs end, so that nothing is between what it reads and what it is told. */
  async join(organizationId: string | undefined, make: (snapshot: string) => Follower): Promise<Follower> {
    while (this.snapshot === undefined || !this.isKnown(organizationId)) await this.known(organizationId);
    const follower = make(this.snapshot);
    this.add(follower);
    return follower;
  }

  private isKnown(organizationId: string | undefined): boolean {
    if (this.snapshot === undefined) return false;
    return this.isOfAll || (organizationId !== undefined && this.heads.has(organizationId));
  }

  private async known(organizationId: string | undefined): Promise<void> {
    if (this.isClosing) throw new ServiceUnavailable();
    const known = new Promise<void>((resolve, reject) => this.waiting.add({ organizationId, resolve, reject }));
    this.loop?.wake();
    return known;
  }

  /** Rather than to let them wait for as long as it lasts. */
  private refuseWaiting(cause?: unknown): void {
    for (const { reject } of this.waiting) reject(new ServiceUnavailable(cause));
    this.waiting.clear();
  }

  private add(follower: Follower): void {
    const { organizationId } = follower.followed;
    const beside = organizationId === undefined ? this.ofAll : (this.ofOne.get(organizationId) ?? new Set());
    beside.add(follower);
    if (organizationId !== undefined) this.ofOne.set(organizationId, beside);
    follower.connection.onClosed(() => {
      beside.delete(follower);
      if (organizationId !== undefined && beside.size === 0) this.ofOne.delete(organizationId);
    });
  }

  private async look(): Promise<number> {
    const followed = this.followed();
    if (followed?.size === 0) {
      this.snapshot = undefined;
      this.isOfAll = false;
      this.heads.clear();
      return Infinity;
    }
    // A key that ended may not be told anything more.
    if (!this.access.isHeard) return this.lookDeaf();
    this.deafLooks = 0;
    if (followed !== undefined) this.narrowTo(followed);
    const anew = [...(followed ?? [])].filter((id) => !this.isKnown(id));
    const { snapshot, heads } = await this.growth.heads({
      since: followed === undefined && !this.isOfAll ? undefined : this.snapshot,
      of: followed === undefined ? undefined : { ids: [...followed], anew },
    });
    this.learn(heads, anew);
    await this.tell(heads);
    this.isOfAll = followed === undefined;
    this.snapshot = snapshot;
    this.release();
    for (const follower of this.ofAll) follower.reached(snapshot);
    return lookAgainMilliseconds;
  }

  private lookDeaf(): number {
    this.deafLooks += 1;
    if (this.deafLooks >= mostDeafLooks) this.refuseWaiting();
    return deafMilliseconds;
  }

  /** The organizations that somebody follows or is about to; none where somebody follows all. */
  private followed(): Set<string> | undefined {
    const followed = new Set(this.ofOne.keys());
    for (const { organizationId } of this.waiting) {
      if (organizationId === undefined) return undefined;
      followed.add(organizationId);
    }
    return this.ofAll.size > 0 ? undefined : followed;
  }

  /** Before it is looked, so that who comes meanwhile with another waits for the next look. */
  private narrowTo(followed: ReadonlySet<string>): void {
    for (const id of this.heads.keys()) if (!followed.has(id)) this.heads.delete(id);
    if (this.isOfAll) for (const id of followed) this.heads.set(id, this.headOf(id));
    this.isOfAll = false;
  }

  /** Nobody follows these yet: there is nothing to tell. */
  private learn(heads: readonly Head[], anew: readonly string[]): void {
    for (const { organizationId, position } of heads)
      if (!this.isKnown(organizationId)) this.heads.set(organizationId, position);
    for (const id of anew) this.heads.set(id, this.headOf(id));
  }

  private release(): void {
    for (const waiting of this.waiting) {
      if (!this.isKnown(waiting.organizationId)) continue;
      this.waiting.delete(waiting);
      waiting.resolve();
    }
  }

  private async tell(heads: readonly Head[]): Promise<void> {
    const logs: Growth[] = heads
      .map(({ organizationId, position }) => ({ organizationId, known: this.headOf(organizationId), head: position }))
      .filter(({ known, head }) => head > known);
    for (let from = 0; from < logs.length; from += logsAtOnce) {
      const some = logs.slice(from, from + logsAtOnce);
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
