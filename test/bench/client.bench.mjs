import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { interleaved, median } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';

const body = JSON.stringify({ results: [{ id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12', status: 'completed' }] });
const headers = { 'content-type': 'application/json' };
const key = 'gk_of_nobody';
const path = '/payins?limit=25&status=completed';

/**
 * What a call of the client costs beside `fetch` and reading its JSON: with answers that are there at once, so that nothing
 * else is measured, and over a real connection. Nobody should call without a time limit, so that is what it is judged by.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const { Gatehouse } = await import(
    pathToFileURL(join(workshop.root, 'clients/typescript/dist/gatehouse-client.js')).href
  );
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(0, '127.0.0.1');
  workshop.afterwards(async () => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;

  const atOnce = async (/** @type {any} */ at, /** @type {any} */ init) => {
    const sent = new Request(at, init);
    return sent.headers.has('authorization') ? new Response(body, { headers }) : new Response(null, { status: 401 });
  };
  for (const [name, send, atMost] of /** @type {const} */ ([
    ['answers that are there at once', atOnce, sized(30, Infinity)],
    ['over a connection', fetch, undefined],
  ])) {
    const client = new Gatehouse({ url, key, fetch: send });
    const byHand = (/** @type {object} */ more) => async () => {
      const sent = { headers: { Authorization: `Bearer ${key}` }, ...more };
      return (await send(`${url}${path}`, sent)).json();
    };
    const {
      ours = [],
      limited = [],
      bare = [],
    } = await interleaved({
      bare: microsecondsOf(byHand({})),
      limited: microsecondsOf(() => byHand({ signal: AbortSignal.timeout(30_000) })()),
      ours: microsecondsOf(() => client.get('/payins', { query: { limit: 25, status: 'completed' } })),
    });
    const figure = { name: `a call beside fetch with a time limit, ${name}`, ...beyond(ours, limited), unit: 'µs' };
    report(atMost === undefined ? figure : { ...figure, atMost });
    report({ name: `a call beside fetch that may wait for ever, ${name}`, ...beyond(ours, bare), unit: 'µs' });
  }
}

/** @param {number[]} ours @param {number[]} theirs */
function beyond(ours, theirs) {
  const more = ours.map((each, round) => each - (theirs[round] ?? Number.NaN));
  return { figure: median(more), spread: /** @type {[number, number]} */ ([Math.min(...more), Math.max(...more)]) };
}

/** Of the processor, as others on the machine take no part of it. @param {() => Promise<unknown>} call */
function microsecondsOf(call) {
  return async (/** @type {number} */ seconds) => {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    let calls = 0;
    while (performance.now() < begun + seconds * 1_000) {
      await call();
      calls++;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / calls;
  };
}
