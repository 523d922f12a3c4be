import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Heard } from '../support/service/heard.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';

let receiver: Receiver;
let api: OwnGatehouse;

beforeEach(async () => {
  [receiver, api] = await Promise.all([Receiver.start(), Gatehouse.start({ environment: { ROLE: 'api' } })]);
});
afterEach(async () => {
  await api.stop();
  await receiver.stop();
});

/** Another process of the installation, here as another application on the same database. */
const worker = (): Promise<OwnGatehouse> => Gatehouse.start({ beside: api, environment: { ROLE: 'worker' } });

test('a process for the API alone sends nothing; workers apart send everything, once, in order', async () => {
  const partners = [await Partner.join(api, receiver), await Partner.join(api, receiver)];
  const resources = Array.from({ length: 30 }, () => randomUUID());
  const record = (): Promise<unknown> =>
    Promise.all(
      partners.map(async ({ organization }) => {
        for (let count = 0; count < 10; count++) await api.service.recordEvents(organization.id, resources);
      }),
    );
  await record();
  expect(receiver.received).toEqual([]);
  const workers = await Promise.all([worker(), worker(), worker()]);
  try {
    await record();
    for (const partner of partners) {
      await partner.receives(600);
      for (const resource of resources) {
        const sequences = partner.received
          .filter(({ envelope }) => envelope.resourceId === resource)
          .map(({ envelope }) => envelope.sequence);
        expect(sequences).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      }
      await partner.until((deliveries) => deliveries.every(({ status }) => status === 'delivered'));
    }
    expect(receiver.received).toHaveLength(1_200);
  } finally {
    await Promise.all(workers.map((each) => each.stop()));
  }
});

test('what a worker is sending when it is asked to end is finished and written down', async () => {
  const partner = await Partner.join(api, receiver);
  const ending = await worker();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  receiver.behaviour = async () => {
    await held;
    return 200;
  };
  await partner.sendTest();
  await partner.receives(1);
  const ended = ending.stop();
  answer();
  await ended;
  const [delivery] = await partner.deliveries();
  expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status: 200 }] });
});

test('what a process for the API alone leaves to workers, it tells them', async () => {
  const partner = await Partner.join(api, receiver);
  const [events, deliveries] = [await Heard.on(api, 'gatehouse_events'), await Heard.on(api, 'gatehouse_deliveries')];
  await api.service.recordEvents(partner.organization.id, [randomUUID()]);
  await events.something();
  await events.end();
  await partner.sendTest();
  await deliveries.something();
  await deliveries.end();
});
