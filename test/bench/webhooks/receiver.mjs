// A partner's server that answers at once, and says when it received what.
import { createServer } from 'node:http';
import { answering } from '../harness/side-process.mjs';

/** When each webhook-id came first, by the real clock. @type {Map<string, number>} */
let received = new Map();
let doubled = 0;
let expected = Infinity;
let reached = () => {};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(204).end();
    const id = String(request.headers['webhook-id']);
    if (received.has(id)) doubled++;
    else received.set(id, now());
    if (received.size >= expected) reached();
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));

answering(async ({ begin, times }) => {
  if (begin !== undefined) {
    [received, doubled, expected] = [new Map(), 0, begin];
    return { port: /** @type {import('node:net').AddressInfo} */ (server.address()).port };
  }
  await new Promise((resolve) => {
    reached = () => resolve(undefined);
    if (received.size >= expected) reached();
  });
  const all = [...received.values()];
  const seconds = ((all.at(-1) ?? 0) - (all[0] ?? 0)) / 1000;
  return { perSecond: (all.length - 1) / seconds, doubled, ...(times === true ? { times: [...received] } : {}) };
});

function now() {
  return performance.timeOrigin + performance.now();
}
