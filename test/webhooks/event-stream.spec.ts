import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';
import { type FollowedStream, follow, upTo } from '../support/webhooks/followed-stream.js';

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
beforeAll(async () => {
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

const record = (id = organization.id, resources: readonly string[] = [randomUUID()]): Promise<void> =>
  gatehouse.service.recordEvents(id, resources);

describe('one organization', () => {
  test('is told what happens from now on, or after a position, as the log has it', async () => {
    organization = await gatehouse.organization();
    await record(organization.id, [randomUUID(), randomUUID(), randomUUID()]);
    const [now, all, late] = [
      await follow(organization.api),
      await follow(organization.api, '?from=0'),
      await follow(organization.api, '?from=0', { 'Last-Event-ID': '2' }),
    ];
    await late.tells(1);
    await until('it is known where it begins', () => all.told.length === 3);
    await record();
    await Promise.all([now.tells(1), all.tells(4), late.tells(2)]);
    expect([now.positions, all.positions, late.positions]).toEqual([[4], upTo(4), [3, 4]]);
    const { body } = await organization.api.get('/events');
    expect(all.told.map(({ event }) => event)).toEqual(body['results']);
    expect(all.told.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(all.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is told every event once and in order, over breaks, while many commit in any order', async () => {
    organization = await gatehouse.organization();
    const resources = Array.from({ length: 8 }, () => randomUUID());
    const steady = await follow(organization.api, '?from=0');
    const [told, turns] = [[] as number[], [] as number[]];
    let writing = true;
    const breaking = (async () => {
      for (let lastId = '0'; told.length < 336;) {
        const stream = await follow(organization.api, '', { 'Last-Event-ID': lastId });
        const enough = Math.min(37, 336 - told.length);
        await stream.tells(enough);
        stream.close();
        await until('it is cut', () => stream.isOver);
        told.push(...stream.positions);
        turns.push(stream.told.length);
        lastId = stream.told.at(-1)?.id ?? lastId;
      }
    })();
    await Promise.all(
      resources.map(async (resource, at) => {
        for (let count = 0; count < 40; count++)
          // What was written before is committed after, four times of each of four.
          await gatehouse.service.recordEvents(organization.id, [resource], () =>
            at % 2 === 0 && count % 10 === 0 ? record() : Promise.resolve(),
          );
      }),
    ).finally(() => (writing = false));
    await Promise.all([breaking, steady.tells(336)]);
    expect(writing).toBe(false);
    expect(steady.positions).toEqual(upTo(336));
    expect(told).toEqual(upTo(336));
    expect(turns.length).toBeGreaterThan(1);
    for (const resource of resources) {
      const own = steady.told.filter(({ event }) => event.resourceId === resource);
      expect(own.map(({ event }) => event.sequence)).toEqual(upTo(40));
    }
  });

  test('is told nothing of others, and of a child on its behalf', async () => {
    const [parent, other] = [await gatehouse.organization(), await gatehouse.organization()];
    const child = await gatehouse.organization({ parent });
    const [own, ofChild] = [
      await follow(parent.api, '?from=0'),
      await follow(parent.api, '?from=0', { 'On-Behalf-Of': child.id }),
    ];
    await record(other.id);
    await record(child.id, [child.id]);
    await record(parent.id, [parent.id]);
    await Promise.all([own.tells(1), ofChild.tells(1)]);
    expect([own.told, ofChild.told].map((told) => told.map(({ event }) => event.resourceId))).toEqual([
      [parent.id],
      [child.id],
    ]);
    const foreign = await parent.api.get(`/events/stream?organizationId=${other.id}`);
    expect(foreign).toMatchObject({ status: 404, body: { name: 'ResourceNotFound' } });
    expect((await other.api.get('/events/stream?from=0')).body).not.toMatchObject({ name: expect.anything() });
  });

  test('may be about one resource, type or category; what is left out is passed all the same', async () => {
    const { id, api } = await gatehouse.organization();
    const resource = randomUUID();
    const streams = await Promise.all(
      [
        `?from=0&resourceId=${resource}`,
        '?from=0&categories=payin&categories=organization_tos&type=tos_accepted',
        '?from=0&categories=payin',
        '?from=0&type=payin_status_changed',
      ].map((query) => follow(api, query)),
    );
    await record(id, [resource, randomUUID(), resource]);
    await Promise.all([streams[0]?.tells(2), streams[1]?.tells(3)]);
    expect(streams.map(({ positions }) => positions)).toEqual([[1, 3], [1, 2, 3], [], []]);
  });

  test('who takes nothing for a while reads on from where it was', async () => {
    const { id, api } = await gatehouse.organization();
    const stream = await follow(api, '?from=0');
    await record(id);
    await stream.tells(1);
    stream.pause();
    for (let count = 0; count < 20; count++) await record(id, Array<string>(150).fill(id));
    const quick = await follow(api, '?from=0');
    await quick.tells(3_001);
    stream.resume();
    await stream.tells(3_001);
    expect(stream.positions).toEqual(upTo(3_001));
  });
});

describe('refused', () => {
  test.each(['from=-1', 'from=x', 'categories=unknown', 'type=unknown', 'resourceId=1', 'after=3'])(
    '%s',
    async (query) => {
      const refused = await organization.api.get(`/events/stream?${query}`);
      expect(refused).toMatchObject({
        status: 400,
        body: { name: 'ValidationFailed', params: { failures: [{ field: query.split('=')[0] }] } },
      });
    },
  );

  test('an id that was never given', async () => {
    const refused = await organization.api.get('/events/stream', { 'Last-Event-ID': 'last' });
    expect(refused.body).toMatchObject({
      name: 'ValidationFailed',
      params: { failures: [{ field: 'Last-Event-ID' }] },
    });
    const staff = await gatehouse.signedIn('support');
    for (const id of ['0', '999999999999'])
      expect((await staff.get(`/events/stream?from=${id}`)).body).toMatchObject({ name: 'ValidationFailed' });
  });

  test('a key without the scope, and nobody', async () => {
    const narrow = await gatehouse.keyFor(organization.id, ['accounts:read']);
    expect((await narrow.get('/events/stream')).status).toBe(403);
    expect((await gatehouse.anyone.get('/events/stream')).status).toBe(401);
  });
});

describe('people of the staff', () => {
  test('follow one organization by its positions', async () => {
    const staff = await gatehouse.signedIn('support');
    const { id } = await gatehouse.organization();
    const stream = await follow(staff, `?organizationId=${id}&from=0`);
    await record(id);
    await record();
    expect(await stream.tells(1)).toMatchObject([{ id: '1', event: { position: 1, organizationId: id } }]);
  });

  test('follow all, and miss nothing over a break', async () => {
    const staff = await gatehouse.signedIn('support');
    const organizations = await Promise.all([1, 2, 3].map(() => gatehouse.organization()));
    const writing = async (): Promise<void> => {
      for (let count = 0; count < 5; count++) await Promise.all(organizations.map(({ id }) => record(id, [id])));
    };
    const first = await follow(staff);
    await until('it is told where it is', () => first.lastId !== '');
    const began = first.lastId;
    await writing();
    await first.tells(15);
    first.close();
    await writing();
    const second = await follow(staff, '', { 'Last-Event-ID': began });
    await writing();
    await until('all are told', () => distinct(second).size >= 45);
    for (const { id } of organizations) {
      const of = second.told.filter(({ event }) => event.organizationId === id).map(({ event }) => event.sequence);
      expect(of).toEqual(upTo(15));
    }
    // Within a second, once nothing is left to read.
    await until('it is told where it is', () => Number(second.lastId) > Number(began));
  });
});

const distinct = ({ told }: FollowedStream): Set<string> =>
  new Set(told.map(({ event }) => `${event.organizationId ?? ''} ${event.position}`));
