import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebhookEvent, webhooks } from '../../clients/typescript/src/index.js';
import { CommandLine } from '../support/run/command-line.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX';
let gatehouse: Gatehouse;
let organization: Organization;
let line: CommandLine;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  organization = await gatehouse.organization();
  line = await CommandLine.at(gatehouse.url);
  await line.run(['login'], organization.api.key);
});
afterAll(() => line.leave());

/** Somebody's own server, on a port that may have been used before. */
async function receiver(
  answer: () => number,
  port = 0,
): Promise<{ url: string; port: number; received: WebhookEvent[]; close: () => void }> {
  const received: WebhookEvent[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const status = answer();
      if (status < 300) received.push(await webhooks.unwrap(body, request.headers, secret));
      response.writeHead(status).end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${taken}/hook`, port: taken, received, close };
}

const record = (count: number): Promise<void> =>
  gatehouse.service.recordEvents(organization.id, Array<string>(count).fill(organization.id));

test('events arrive signed, in order, and wait while nobody is there', async () => {
  const first = await receiver(() => 204);
  const listening = line.begin(['listen', '--forward-to', first.url, '--from', '0'], {
    environment: { GATEHOUSE_WEBHOOK_SECRET: secret },
  });
  await record(3);
  await until('they arrive', () => first.received.length === 3);
  first.close();
  await record(2);
  await listening.says(/nobody answers there \(ECONNREFUSED\), again in 0.5 s/);
  const second = await receiver(() => 204, first.port);
  await until('they arrive', () => second.received.length === 2);
  await until('it is said', () =>
    listening.stdout.split('\n').some((said) => /^5 {2}tos_accepted {2}204 \(\d+ ms\)$/.test(said)),
  );
  const { code, stderr } = await listening.interrupt();
  second.close();
  expect([code, stderr]).toEqual([130, expect.not.stringContaining(secret)]);
  const { body } = await organization.api.get('/events');
  const logged = body['results'] as Record<string, unknown>[];
  const delivered = [...first.received, ...second.received];
  expect(delivered.map(({ eventId }) => eventId)).toEqual(logged.map(({ eventId }) => eventId));
  expect(delivered[0]).toMatchObject({ sequence: 1, attemptNumber: 1, payload: logged[0]?.['payload'] });
  expect(Number(delivered[3]?.attemptNumber)).toBeGreaterThan(1);
});

test('what is refused again and again is given up, and the next comes', async () => {
  const answers = [500, 302, 404, 500, 503];
  const { url, received, close } = await receiver(() => answers.shift() ?? 200);
  const position = (await organization.api.get('/events')).body['results'] as unknown[];
  const listening = line.begin(
    ['listen', '--forward-to', url, '--secret-stdin', '--from', `${position.length}`, '--json'],
    { input: `${secret}\n` },
  );
  await record(2);
  await until('the next comes', () => received.length === 1);
  await until('it is said', () => listening.stdout.split('\n').length > 6);
  const { stderr } = await listening.interrupt();
  close();
  expect(stderr).toBe(`Sending to ${url}, signed with the secret that was given\n`);
  const told = listening.stdout
    .trim()
    .split('\n')
    .map((said) => JSON.parse(said) as Record<string, unknown>);
  expect(told.map(({ status }) => status)).toEqual([500, 302, 404, 500, 503, 200]);
  expect(told[4]).not.toHaveProperty('againInSeconds');
  expect(received[0]?.eventId).toBe(told[5]?.['eventId']);
});

test('a secret is made once and kept, and shown to who has not seen it or looks', async () => {
  const named = async (): Promise<string> => {
    const listening = line.begin(['listen', '--forward-to', 'http://127.0.0.1:1/']);
    await listening.says('signed with');
    return (await listening.interrupt()).stderr.split('signed with ')[1]?.trim() ?? '';
  };
  const made = await named();
  expect(made).toMatch(/^whsec_\S{40,}$/);
  expect(await named()).toBe(`the secret in ${line.configPath}`);
  expect(JSON.parse(await readFile(line.configPath, 'utf8'))).toMatchObject({ webhookSecret: made });
  expect(await named()).toBe(`the secret in ${line.configPath}`);
});

test('a key that ends while it listens is said', async () => {
  const { body } = await gatehouse.operator.post(`/organizations/${organization.id}/api-keys`, {
    name: 'a',
    scopes: ['webhooks:read'],
  });
  const listening = line.begin(['listen', '--forward-to', 'http://127.0.0.1:1/'], {
    environment: { GATEHOUSE_KEY: String(body['secret']) },
  });
  await listening.says('Sending to');
  await gatehouse.operator.delete(`/organizations/${organization.id}/api-keys/${String(body['id'])}`);
  expect(await listening.end()).toMatchObject({ code: 3, stderr: expect.stringContaining('no longer taken') });
});
