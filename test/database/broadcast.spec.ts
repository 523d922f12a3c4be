import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Server, type Socket, createServer, connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Broadcast } from '#database';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

/** Carries connections to PostgreSQL, and can go silent on the one that listens, without closing it. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private silent = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(host: string, port: number): Promise<Wire> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const wire = new Wire(server, (server.address() as AddressInfo).port);
    server.on('connection', (near) => wire.carry(near, connect(port, host)));
    return wire;
  }

  /** From now on nothing passes any more on the connection over which others are heard. */
  silence(): void {
    this.silent = new Set(this.listening);
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private readonly listening = new Set<Socket>();

  private carry(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => {
        if (from === near && chunk.includes('LISTEN gatehouse')) this.listening.add(near);
        if (!this.silent.has(near)) to.write(chunk);
      });
    }
  }
}

let here: OwnGatehouse;
let there: OwnGatehouse;
let wire: Wire;
let organization: Organization;

beforeAll(async () => {
  here = await Gatehouse.start();
  organization = await here.organization();
  const { hostname, port } = new URL(here.environment['DATABASE_URL'] ?? '');
  wire = await Wire.to(hostname, Number(port || 5432));
  const through = (variable: string): string => {
    const url = new URL(here.environment[variable] ?? '');
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    return url.toString();
  };
  const [DATABASE_URL, DATABASE_OWNER_URL] = [through('DATABASE_URL'), through('DATABASE_OWNER_URL')];
  there = await Gatehouse.start({ beside: here, environment: { DATABASE_URL, DATABASE_OWNER_URL } });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
  wire.close();
});

test('a process that is deaf without knowing it still refuses a revoked key, and has the time again once it hears', async () => {
  const path = `/organizations/${organization.id}/api-keys`;
  const { body } = await here.operator.post(path, { name: 'x', scopes: ['organizations:read'] });
  const elsewhere = there.withKey(String(body['secret']));
  expect((await elsewhere.get('/organizations/current')).status).toBe(200);
  wire.silence();
  expect((await here.operator.delete(`${path}/${String(body['id'])}`)).status).toBe(204);
  const broadcast = there.service.get(Broadcast);
  expect(broadcast.isHearing).toBe(false);
  expect((await elsewhere.get('/organizations/current')).status).toBe(401);
  const { body: moved } = await here.operator.post('/sandbox/clock', { advanceSeconds: 5_000 });
  const until = Date.now() + 15_000;
  while (!broadcast.isHearing && Date.now() < until) await there.anyone.get('/health/live');
  const shown = async (): Promise<number> =>
    Date.parse(String((await there.operator.get('/sandbox/clock')).body['now']));
  // What it missed, it reads as soon as it hears.
  while ((await shown()) < Date.parse(String(moved['now'])) && Date.now() < until);
  expect(await shown()).toBeGreaterThanOrEqual(Date.parse(String(moved['now'])));
});
