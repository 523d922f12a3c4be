import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EndedAccess } from '#auth';
import { ServiceUnavailable } from '#errors';
import type { EventRow } from '#events';
import type { Log } from '#runtime';
import type { LogGrown } from '../event-log/log-grown.js';
import { type Access, type Followed, Follower, type News } from './follower.js';
import type { Head, Heads, LogGrowth, Looked } from './log-growth.reading.js';
import { LogTail } from './log-tail.js';

/** The heads of a database, as it is asked for them. */
class Growing {
  readonly heads = new Map<string, number>();
  readonly asked: Looked[] = [];
  isDown = false;
  private readonly changed = new Map<string, number>();
  private now = 1;

  grow(organizationId: string): void {
    this.heads.set(organizationId, (this.heads.get(organizationId) ?? 0) + 1);
    this.changed.set(organizationId, (this.now += 1));
  }

  async look(looked: Looked): Promise<Heads> {
    this.asked.push(looked);
    await Promise.resolve();
    if (this.isDown) throw new Error('down');
    const heads: Head[] = [...this.heads]
      .map(([organizationId, position]) => ({ organizationId, position }))
      .filter(({ organizationId }) => this.isAsked(looked, organizationId));
    return { snapshot: String(this.now), heads };
  }

  private isAsked({ since, of }: Looked, id: string): boolean {
    const isGrown = since === undefined || (this.changed.get(id) ?? 0) >= Number(since);
    return of === undefined ? isGrown : of.ids.includes(id) && (isGrown || of.anew.includes(id));
  }
}

let growing: Growing;
let tail: LogTail;
let wake: () => void;
let isHeard: boolean;
const told: News[] = [];

beforeEach(() => {
  [growing, isHeard] = [new Growing(), true];
  told.length = 0;
  const growth = {
    heads: (looked: Looked) => growing.look(looked),
    events: (): Promise<EventRow[]> => Promise.resolve([]),
  };
  const access = {
    get isHeard() {
      return isHeard;
    },
  };
  const logGrown = { onRaised: (listener: () => void) => (wake = listener) };
  tail = new LogTail(
    growth as unknown as LogGrowth,
    access as unknown as EndedAccess,
    { warn: () => undefined } as unknown as Log,
    logGrown as unknown as LogGrown,
  );
  tail.onApplicationBootstrap();
});
afterEach(() => tail.beforeApplicationShutdown());

interface Following {
  readonly tells: () => Promise<News>;
  readonly close: () => void;
}

/** Follows, and tells of the next news. */
async function follow(organizationId: string | undefined): Promise<Following> {
  const [ended, heard] = [[] as (() => void)[], [] as ((news: News) => void)[]];
  const followed = { organizationId } as Followed;
  await tail.join(organizationId, () => {
    const connection = { onClosed: (closed: () => void) => void ended.push(closed) };
    const follower = new Follower(followed, {} as Access, connection as never, {} as never, '');
    follower.take = (news) => {
      told.push(news);
      heard.shift()?.(news);
    };
    return follower;
  });
  const tells = (): Promise<News> => {
    const next = new Promise<News>((resolve) => heard.push(resolve));
    wake();
    return next;
  };
  return { tells, close: () => ended.forEach((close) => close()) };
}

test('where nobody follows all, nothing is asked about others', async () => {
  growing.grow('a');
  growing.grow('b');
  const one = await follow('a');
  growing.grow('b');
  growing.grow('a');
  expect(await one.tells()).toMatchObject({ organizationId: 'a', known: 1 });
  expect([tail.headOf('a'), tail.headOf('b')]).toEqual([2, 0]);
  expect(growing.asked.map(({ of }) => of?.ids)).not.toContainEqual(expect.arrayContaining(['b']));
  expect(growing.asked.map(({ of }) => of)).not.toContain(undefined);
});

test('who comes with another organization is told what is new in it alone, whether it had a log or not', async () => {
  growing.grow('b');
  await follow('a');
  const [other, fresh] = [await follow('b'), await follow('c')];
  for (const id of ['b', 'c', 'a']) growing.grow(id);
  expect([await other.tells(), tail.headOf('b')]).toMatchObject([{ organizationId: 'b', known: 1 }, 2]);
  growing.grow('c');
  await fresh.tells();
  const of = (id: string): number[] => told.filter((news) => news.organizationId === id).map(({ known }) => known);
  expect([of('a'), of('b'), of('c').slice(0, 1)]).toEqual([[0], [1], [0]]);
});

test('all are asked about while somebody follows all, and forgotten after', async () => {
  growing.grow('a');
  growing.grow('b');
  const one = await follow('a');
  const all = await follow(undefined);
  growing.grow('b');
  expect(await all.tells()).toMatchObject({ organizationId: 'b', known: 1 });
  growing.grow('new');
  expect(await all.tells()).toMatchObject({ organizationId: 'new', known: 0 });
  expect(tail.headOf('b')).toBe(2);
  all.close();
  growing.grow('a');
  expect(await one.tells()).toMatchObject({ organizationId: 'a', known: 1 });
  expect([tail.headOf('a'), tail.headOf('b')]).toEqual([2, 0]);
});

test('who waits is refused where the log cannot be read, nothing is heard, or the process ends', async () => {
  growing.isDown = true;
  await expect(follow('a')).rejects.toThrow(ServiceUnavailable);
  [growing.isDown, isHeard] = [false, false];
  await expect(follow('a')).rejects.toThrow(ServiceUnavailable);
  const waiting = follow('a');
  await Promise.all([expect(waiting).rejects.toThrow(ServiceUnavailable), tail.beforeApplicationShutdown()]);
  await expect(follow('a')).rejects.toThrow(ServiceUnavailable);
});
