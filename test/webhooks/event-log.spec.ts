import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
let organization: Organization;

interface Event {
  readonly eventId: string;
  readonly position: number;
  readonly sequence: number;
  readonly resourceId: string;
}

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const record = (organizationId: string, resourceId: string, beforeCommit?: () => Promise<unknown>): Promise<void> =>
  gatehouse.service.recordEvents(organizationId, [resourceId], beforeCommit);

async function read(path: string): Promise<Event[]> {
  const { body } = await organization.api.get(path);
  return body['results'] as Event[];
}

describe('reading the log', () => {
  beforeAll(async () => {
    organization = await gatehouse.organization();
  });

  test('is empty at first', async () => {
    expect(await read('/events')).toEqual([]);
  });

  test('goes on after a position, oldest first, filtered by resource and type', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    for (const resource of [a, b, a, b, a]) await record(organization.id, resource);
    const all = await read('/events');
    expect(all.map(({ position, resourceId, sequence }) => [position, resourceId, sequence])).toEqual([
      [1, a, 1],
      [2, b, 1],
      [3, a, 2],
      [4, b, 2],
      [5, a, 3],
    ]);
    expect(await read('/events?after=2&limit=2')).toEqual(all.slice(2, 4));
    expect(await read(`/events?resourceId=${b}`)).toEqual([all[1], all[3]]);
    expect(await read('/events?type=tos_accepted&after=4')).toEqual([all[4]]);
    expect(await read('/events?type=payin_status_changed')).toEqual([]);
    expect((await organization.api.get(`/events/${all[2]?.eventId ?? ''}`)).body).toEqual(all[2]);
  });

  test.each([
    'type=unknown',
    'after=-1',
    'after=x',
    'limit=0',
    'resourceId=1',
    'before=3',
    'after=99999999999999999999',
  ])('%s is refused', async (query) => {
    const refused = await organization.api.get(`/events?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      name: 'ValidationFailed',
      params: { failures: [{ field: query.split('=')[0] }] },
    });
  });

  test("another organization's events are not there, a child's only on its behalf", async () => {
    const child = await gatehouse.organization({ parent: organization });
    await record(child.id, child.id);
    const [event] = (await child.api.get('/events')).body['results'] as Event[];
    expect((await organization.api.get(`/events/${event?.eventId ?? ''}`)).body).toMatchObject({
      name: 'ResourceNotFound',
      params: { resource: 'event' },
    });
    expect((await organization.api.onBehalfOf(child.id).get(`/events/${event?.eventId ?? ''}`)).body).toEqual(event);
  });
});

describe('positions', () => {
  test('an event that is not committed is not there, and leaves no gap when it is undone', async () => {
    organization = await gatehouse.organization();
    let seenDuring: Event[] = [];
    await record(organization.id, randomUUID(), async () => {
      seenDuring = await read('/events');
    });
    expect(seenDuring).toEqual([]);
    await expect(record(organization.id, randomUUID(), () => Promise.reject(new Error('undone')))).rejects.toThrow(
      'undone',
    );
    await record(organization.id, randomUUID());
    expect((await read('/events')).map(({ position }) => position)).toEqual([1, 2]);
  });

  test('two readers who follow while many write see every event once, in one order', async () => {
    organization = await gatehouse.organization();
    const resources = Array.from({ length: 10 }, () => randomUUID());
    let writing = true;
    const follow = async (): Promise<Event[]> => {
      const seen: Event[] = [];
      for (;;) {
        const done = !writing;
        const page = await read(`/events?after=${seen.at(-1)?.position ?? 0}&limit=50`);
        seen.push(...page);
        if (done && page.length === 0) return seen;
      }
    };
    const readers = [follow(), follow()];
    await Promise.all(
      resources.map(async (resource) => {
        for (let count = 0; count < 20; count++) await record(organization.id, resource);
      }),
    );
    writing = false;
    const [first, second] = await Promise.all(readers);
    expect(first).toEqual(second);
    expect(first?.map(({ position }) => position)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    for (const resource of resources) {
      expect(first?.filter(({ resourceId }) => resourceId === resource).map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    }
  });

  test('a log longer than is numbered at once is read whole', async () => {
    organization = await gatehouse.organization();
    await gatehouse.service.recordEvents(organization.id, Array<string>(2_500).fill(organization.id));
    const [latest] = await gatehouse.sql<{ id: string }>(
      'SELECT id FROM event WHERE organization_id = $1 ORDER BY ordinal DESC LIMIT 1',
      [organization.id],
    );
    expect((await organization.api.get(`/events/${latest?.id ?? ''}`)).body['position']).toBe(2_500);
    let last = { position: 0, sequence: 0 };
    for (let page = await read('/events?limit=100'); page.length > 0;) {
      expect(page[0]?.position).toBe(last.position + 1);
      last = page.at(-1) ?? last;
      page = await read(`/events?limit=100&after=${last.position}`);
    }
    expect(last).toMatchObject({ position: 2_500, sequence: 2_500 });
  });
});
