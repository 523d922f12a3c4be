import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Points } from './points.js';
import type { Stage } from './stage.js';

interface Call {
  readonly method: string;
}

/** Stands between a worker and a node: each request is a point. Resolves to where it listens. */
export async function rpcWithPoints(stage: Stage, target: string, points: Points): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response, target, points).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stage.onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  points: Points,
): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString();
  const asked = JSON.parse(body) as Call | readonly Call[];
  const calls = 'method' in asked ? [asked] : asked;
  const verdict = points.next(`node: ${calls.map(({ method }) => method).join(' + ')}`);
  if (verdict === 'before') return points.kill();
  const headers = { 'content-type': 'application/json' };
  const answered = await (await fetch(target, { method: 'POST', headers, body })).text();
  if (verdict === 'after') return points.kill();
  response.writeHead(200, headers).end(answered);
}
