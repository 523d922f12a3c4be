import { expect, test } from '@jest/globals';
import { EventRow } from '#events';
import { until } from '../../../../test/support/run/until.js';
import type { EventLog } from '../event-log/event.reading.js';
import { Follower } from './follower.js';
import type { StreamConnection } from './stream-connection.js';

/** Pages are answered when the test lets them. */
class PagesByHand {
  private readonly asked: ((rows: EventRow[]) => void)[] = [];

  read(): Promise<EventRow[]> {
    return new Promise((resolve) => this.asked.push(resolve));
  }

  async answer(rows: EventRow[]): Promise<void> {
    await until('a page is asked for', () => this.asked.length > 0);
    this.asked.shift()?.(rows);
  }
}

const row = (position: number): EventRow => Object.assign(new EventRow(), { position });

test('who follows all is told where it is once it has read what was behind, though more has come meanwhile', async () => {
  const [pages, written] = [new PagesByHand(), [] as string[]];
  const heads = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  const connection = {
    isOpen: true,
    isFull: false,
    drained: () => Promise.resolve(),
    write: (text: string) => void written.push(text),
  };
  const follower = new Follower(
    { organizationId: undefined, categories: undefined, type: undefined, resourceId: undefined },
    { ids: [], until: undefined },
    connection as unknown as StreamConnection,
    {
      log: pages as unknown as EventLog,
      headOf: (id) => heads.get(id) ?? 0,
      shown: ({ position }) => String(position),
      failed: (cause) => {
        throw cause;
      },
    },
    '10',
  );
  const news = (organizationId: string, head: number): void => {
    follower.take({ organizationId, known: head - 1, events: [row(head)] });
    heads.set(organizationId, head);
  };
  follower.reached('11');
  follower.begin(
    new Map([
      ['a', 0],
      ['b', 0],
    ]),
    '5',
  );
  follower.reached('20');
  await pages.answer([row(1)]);
  news('c', 7);
  follower.reached('30');
  expect(written).not.toContain('id: 20\n\n');
  await pages.answer([row(1)]);
  await pages.answer([row(7)]);
  await until('all is written', () => written.length >= 4);
  follower.reached('40');
  expect(written).toEqual(['data: 1\n\n', 'data: 1\n\n', 'id: 20\n\n', 'data: 7\n\n', 'id: 40\n\n']);
});
