import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from '#runtime';
import { ReceiverNames } from '../../apps/webhooks/src/receivers/receiver-names.js';
import { ReceiverRefused, ReceiverUnreachable } from '../../apps/webhooks/src/receivers/receiver.errors.js';
import { ReceiverClient } from '../../apps/webhooks/src/receivers/receiver-client.js';
import { DnsServer } from '../support/network/dns-server.js';
import { disguises, hosts } from '../support/network/inner-hosts.js';
import { InnerServer } from '../support/network/inner-server.js';

/** Public by its form, but of a block that is given to nobody: no packet arrives anywhere. */
const [public6, otherPublic6] = ['2d00:abcd::1', '2d00:abcd::2'];

let inner: InnerServer;
let dns: DnsServer;
const open: ReceiverClient[] = [];

beforeAll(async () => {
  inner = await InnerServer.start();
  dns = await DnsServer.start();
});

afterAll(async () => {
  await Promise.all(open.map((receivers) => receivers.close()));
  inner.close();
  await dns.stop();
});

function receiversIn(mode: Config['mode']): ReceiverClient {
  const keys = {
    OPERATOR_API_KEY: 'x'.repeat(24),
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  };
  const nodes = {
    RPC_URLS: 'POLYGON=http://127.0.0.1:1',
    CHAIN_IDS: 'POLYGON=80002',
    DATABASE_URL: 'postgres://localhost/gatehouse',
  };
  const steered = { MODE: mode, DNS_SERVERS: dns.address, WEBHOOK_TIMEOUT_MILLISECONDS: '1000' };
  const config = readConfig({ ...keys, ...nodes, ...steered }, { name: 'test', port: 0 });
  const receivers = new ReceiverClient(config, new ReceiverNames(config));
  open.push(receivers);
  return receivers;
}

async function failureOf(receivers: ReceiverClient, url: string): Promise<ReceiverUnreachable> {
  const cause: unknown = await receivers.post(url, {}, Buffer.from('{}')).then(
    () => new Error(`${url} was answered`),
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(ReceiverUnreachable);
  return cause as ReceiverUnreachable;
}

test('a connection to the inner server is noticed', async () => {
  await failureOf(receiversIn('sandbox'), `http://localhost:${inner.port}/`);
  expect(await inner.count()).toBe(1);
});

describe.each(['sandbox', 'live'] as const)('in %s mode, an inner server is never connected to', (mode) => {
  test(`however its host is written (${hosts.length} ways)`, async () => {
    const receivers = receiversIn(mode);
    const urls = hosts.flatMap((host) => [`https://${host}:${inner.port}/`, `http://${host}:${inner.port}/`]);
    for (const url of urls) {
      expect((await failureOf(receivers, url)).reason).toMatch(/^the URL must .+: nothing was sent$/);
      await expect(receivers.check(url)).rejects.toThrow(ReceiverRefused);
    }
    expect(await inner.count()).toBe(0);
  });

  test(`however it is disguised (${disguises.length} ways)`, async () => {
    const receivers = receiversIn(mode);
    for (const disguise of disguises) {
      const url = disguise.replaceAll('PORT', String(inner.port));
      expect((await failureOf(receivers, url)).reason).toMatch(/^the URL must .+: nothing was sent$/);
      await expect(receivers.check(url)).rejects.toThrow(ReceiverRefused);
    }
    expect(await inner.count()).toBe(0);
  });

  test.each([
    ['an inner address', { a: ['127.0.0.1'] }, '127.0.0.1 is a loopback address'],
    ['an inner address of IPv6', { aaaa: ['::1'] }, '::1 is a loopback address'],
    ['a private address', { a: ['10.0.0.5'] }, '10.0.0.5 is a private address'],
    ['a mapped address', { aaaa: ['::ffff:7f00:1'] }, 'carries an IPv4 address inside'],
    ['a public and an inner address', { a: ['1.1.1.1', '127.0.0.1'] }, '127.0.0.1 is a loopback address'],
    ['public IPv4 and inner IPv6', { a: ['1.1.1.1'], aaaa: ['::1'] }, '::1 is a loopback address'],
    ['inner IPv4 and public IPv6', { a: ['127.0.0.1'], aaaa: [public6] }, '127.0.0.1 is a loopback address'],
    ['an alias of an inner name', { cname: 'inner.example' }, '127.0.0.1 is a loopback address'],
    ['an alias of an alias', { cname: 'alias.example' }, '127.0.0.1 is a loopback address'],
  ])('through a name that leads to %s', async (_, records, reason) => {
    const receivers = receiversIn(mode);
    dns.set('inner.example', { a: ['127.0.0.1'] });
    dns.set('alias.example', { cname: 'inner.example' });
    dns.set('acme.example', records);
    const url = `https://acme.example:${inner.port}/hook`;
    expect((await failureOf(receivers, url)).reason).toContain(`${reason}: nothing was sent`);
    await expect(receivers.check(url)).rejects.toThrow(reason);
    expect(await inner.count()).toBe(0);
  });
});

describe('a name whose addresses change', () => {
  test.each(['sandbox', 'live'] as const)(
    'is asked for once, and what was checked is connected to (%s)',
    async (mode) => {
      const receivers = receiversIn(mode);
      dns.asked.length = 0;
      const name = `first-public-${mode}.example`;
      dns.set(name, (question) => (question === 0 ? { aaaa: [public6] } : { a: ['127.0.0.1'], aaaa: ['::1'] }));
      await failureOf(receivers, `https://${name}:${inner.port}/`);
      expect(dns.asked.sort()).toEqual([`a ${name}`, `aaaa ${name}`]);
      expect(await inner.count()).toBe(0);
      expect((await failureOf(receivers, `https://${name}:${inner.port}/`)).reason).toContain('is a loopback address');
      expect(await inner.count()).toBe(0);
    },
  );

  test('is checked anew for each connection', async () => {
    const receivers = receiversIn('live');
    const [url, name] = [`https://first-inner.example:${inner.port}/`, 'first-inner.example'];
    dns.set(name, (question) => ({ aaaa: question === 0 ? ['::1'] : [public6, otherPublic6] }));
    expect((await failureOf(receivers, url)).reason).toContain('::1 is a loopback address');
    expect((await failureOf(receivers, url)).reason).not.toContain('nothing was sent');
    expect(await inner.count()).toBe(0);
  });

  test('may have been public at registration', async () => {
    const receivers = receiversIn('live');
    dns.set('turncoat.example', (question) => (question === 0 ? { aaaa: [public6] } : { a: ['127.0.0.1'] }));
    await receivers.check('https://turncoat.example/');
    expect((await failureOf(receivers, 'https://turncoat.example/')).reason).toContain('127.0.0.1');
  });
});

describe('at registration', () => {
  test('a name that does not resolve, or not in time, may come later', async () => {
    const receivers = receiversIn('live');
    dns.set('slow.example', 'silent');
    await Promise.all([receivers.check('https://nowhere.example/'), receivers.check('https://slow.example/')]);
    expect((await failureOf(receivers, 'https://nowhere.example/')).reason).toBe(
      'the name nowhere.example does not resolve',
    );
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('%i to an inner server is an answer, and is not followed', async (status) => {
    const receivers = receiversIn('sandbox');
    const location = `http://127.0.0.1:${inner.port}/`;
    const server = createHttpServer((_, response) => response.writeHead(status, { location }).end()).listen(
      0,
      'localhost',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await receivers.post(`http://localhost:${port}/`, {}, Buffer.from('{}'))).toMatchObject({ status });
    expect(await inner.count()).toBe(0);
    server.close();
    server.closeAllConnections();
  });
});
