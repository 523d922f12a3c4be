import { afterAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { primaryClient } from './primary-client.js';
import { Servers } from './servers.js';

const message = (type: string, body: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
};
const shuttingDown = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

const opened: Server[] = [];
afterAll(() => opened.forEach((server) => void server.close()));

/** Lets everybody in, and is shut down as they leave. */
async function serverThatSays(inHotStandby: 'on' | 'off'): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(message('R', '\0\0\0\0'));
      socket.write(message('S', `in_hot_standby\0${inHotStandby}\0`));
      socket.write(message('Z', 'I'));
      socket.once('data', () => socket.end(shuttingDown));
    });
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a standby is left for the next server, also when it is shut down just then', async () => {
  const [standby, primary] = [await serverThatSays('on'), await serverThatSays('off')];
  const servers = new Servers(`postgres://me@127.0.0.1:${standby},127.0.0.1:${primary}/any`);
  const Client = primaryClient(servers);
  await expect(new Client().connect()).rejects.toMatchObject({ code: '57P03' });
  expect(new URL(servers.current).port).toBe(String(primary));
  const client = new Client();
  await client.connect();
  await client.end();
  expect(new URL(servers.current).port).toBe(String(primary));
});
