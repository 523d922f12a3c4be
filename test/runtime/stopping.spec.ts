import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import pg from 'pg';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let sockets: Socket[];

beforeEach(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** A connection of a client that would keep it. */
async function connection(): Promise<Socket> {
  const { hostname, port } = new URL(gatehouse.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

function ask(socket: Socket, path: string): void {
  const key = String(gatehouse.operator.key);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: gatehouse\r\nAuthorization: Bearer ${key}\r\n\r\n`);
}

function isRefused(): Promise<boolean> {
  return connection().then(
    (socket) => {
      socket.destroy();
      return false;
    },
    () => true,
  );
}

/** Holds up every request that reads organizations until it is released. */
async function hold(): Promise<{ untilSomeoneWaits(): Promise<void>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: gatehouse.environment['DATABASE_OWNER_URL'] });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE organization IN ACCESS EXCLUSIVE MODE');
  const waiting =
    'SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())';
  return {
    untilSomeoneWaits: async () => {
      while ((await client.query(waiting)).rowCount === 0) await new Promise(setImmediate);
    },
    release: async () => {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

describe('a process that stops', () => {
  test('answers what is under way, and keeps its connection for nothing more', async () => {
    const socket = await connection();
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const ended = once(socket, 'close');
    const held = await hold();
    ask(socket, '/organizations');
    await held.untilSomeoneWaits();
    const stopped = gatehouse.stop();
    while (!(await isRefused())) await new Promise(setImmediate);
    await held.release();
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await stopped;
  });

  test('does not wait for connections on which nothing was asked', async () => {
    const [silent, idle] = [await connection(), await connection()];
    const answered = once(idle, 'data');
    ask(idle, '/health/live');
    await answered;
    const ended = Promise.all([once(silent, 'close'), once(idle, 'close')]);
    await gatehouse.stop();
    expect(await ended).toHaveLength(2);
  });
});
