import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, everyScope, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';
import { follow, upTo } from '../support/webhooks/followed-stream.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

describe('ends', () => {
  test('with its key, before the revocation is answered, and not with another', async () => {
    const { id, api } = await gatehouse.organization();
    const { body } = await gatehouse.operator.post(`/organizations/${id}/api-keys`, { name: 'a', scopes: everyScope });
    const [stream, other] = [await follow(gatehouse.withKey(String(body['secret']))), await follow(api, '?from=0')];
    expect((await api.delete(`/organizations/${id}/api-keys/${String(body['id'])}`)).status).toBe(204);
    await gatehouse.service.recordEvents(id, [id]);
    await other.tells(1);
    await until('it ends', () => stream.isOver);
    expect([stream.told, other.isOver]).toEqual([[], false]);
  });

  test('with its key, too, where that ends while it is being opened', async () => {
    const { id, api } = await gatehouse.organization();
    const key = await gatehouse.operator.post(`/organizations/${id}/api-keys`, { name: 'a', scopes: everyScope });
    await gatehouse.service.recordEvents(id, [id]);
    expect((await api.get('/events')).body).toMatchObject({ results: [{ position: 1 }] });
    const head = await gatehouse.holding('SELECT FROM event_head WHERE organization_id = $1 FOR UPDATE', [id]);
    await gatehouse.service.recordEvents(id, [id]);
    const refused = expect(follow(gatehouse.withKey(String(key.body['secret'])))).rejects.toThrow('answered 503');
    await head.awaitedBy(1, 'event_head');
    expect((await api.delete(`/organizations/${id}/api-keys/${String(key.body['id'])}`)).status).toBe(204);
    await head();
    await refused;
  });

  test('when a key or the half hour of a person is over', async () => {
    const own = await Gatehouse.start();
    try {
      const { id, api } = await own.organization();
      const expiresAt = new Date((await own.now()).getTime() + 60_000).toISOString();
      const key = await own.operator.post(`/organizations/${id}/api-keys`, {
        name: 'a',
        scopes: everyScope,
        expiresAt,
      });
      const [short, long, person] = [
        await follow(own.withKey(String(key.body['secret']))),
        await follow(api),
        await follow(await own.signedIn('support')),
      ];
      await own.advance(61);
      await until('the key is over', () => short.isOver);
      expect(person.isOver).toBe(false);
      await own.advance(30 * 60);
      await until('the half hour is over', () => person.isOver);
      expect(long.isOver).toBe(false);
    } finally {
      await own.stop();
    }
  });

  test('with the session of a person', async () => {
    const staff = await gatehouse.signedIn('support');
    const stream = await follow(staff);
    expect((await staff.delete('/staff/sessions/current')).status).toBe(204);
    await until('it ends', () => stream.isOver);
  });

  test('with the process, which does not wait for it, and at once for HEAD', async () => {
    const own = await Gatehouse.start();
    const { api } = await own.organization();
    const stream = await follow(api);
    expect((await api.call('HEAD', '/events/stream')).status).toBe(200);
    await own.stop();
    await until('it ends', () => stream.isOver);
  });
});

test('on one process what another records and numbers is told, in order, once', async () => {
  const api = await Gatehouse.start({ environment: { ROLE: 'api' } });
  const worker = await Gatehouse.start({ beside: api, environment: { ROLE: 'worker' } });
  const second = await Gatehouse.start({ beside: api, environment: { ROLE: 'api' } });
  try {
    const own = await api.organization();
    const streams = [await follow(own.api, '?from=0'), await follow(second.withKey(own.api.key ?? ''), '?from=0')];
    const resources = [randomUUID(), randomUUID()];
    await Promise.all(
      [api, second, worker].map(async ({ service }) => {
        for (let count = 0; count < 20; count++) await service.recordEvents(own.id, resources);
      }),
    );
    for (const stream of streams) {
      await stream.tells(120);
      expect(stream.positions).toEqual(upTo(120));
    }
  } finally {
    await Promise.all([worker.stop(), second.stop()]);
    await api.stop();
  }
});
