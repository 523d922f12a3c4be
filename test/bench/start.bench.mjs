import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newOrganization } from './harness/api.mjs';
import { as, idempotent, json, startLoader } from './harness/load.mjs';
import { median, roundCount } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { operatorKey, startServer } from './harness/servers.mjs';

const mebibyte = 1024 * 1024;
const idleMilliseconds = sized(10_000, 100);
const requests = sized(2_000, 100);

/** Reads and writes, lists, and the largest answers there are. */
const mixed = [
  { path: '/organizations', expect: 200 },
  { path: '/accounts', expect: 200 },
  { path: '/transactions', expect: 200 },
  { path: '/events', expect: 200 },
  { path: '/openapi.json', expect: 200 },
  { path: '/docs', expect: 200 },
  { path: '/nothing', expect: 404 },
  { method: 'POST', path: '/accounts', body: '{"name":"Treasury {uuid}"}', expect: 201 },
  { method: 'POST', path: '/accounts', body: '{}', expect: 400 },
  { path: '/compliance/reviews', expect: 200 },
];
/** Each kind comes again and again, between the others. */
const rounds = sized(10, 1);

/**
 * `npm start` on the embedded database: how soon it is ready, and how much memory the process keeps.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const env = {
    DATA_DIR: join(workshop.folder, 'installation'),
    OPERATOR_API_KEY: operatorKey,
    DATABASE_URL: '',
    REQUESTS_PER_MINUTE: '100000000',
  };
  const npmStart = () => startServer(workshop, { name: 'npm', command: 'npm', args: ['start'], env, group: true });

  const cold = await npmStart();
  report({ name: 'cold, makes the database', figure: cold.readyAfterMilliseconds / 1000, unit: 's' });
  await cold.stop();
  const seconds = [];
  for (let round = 0; round < roundCount; round++) {
    const warm = await npmStart();
    seconds.push(warm.readyAfterMilliseconds / 1000);
    await warm.stop();
  }
  const spread = /** @type {[number, number]} */ ([Math.min(...seconds), Math.max(...seconds)]);
  report({ name: 'warm', figure: median(seconds), unit: 's', atMost: 3, spread, details: seconds });

  await measureMemory(workshop, env, report);
}

/**
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {Record<string, string>} env
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
async function measureMemory(workshop, env, report) {
  const main = join(workshop.root, 'dist/apps/platform/src/main.js');
  const { port, stop } = await startServer(workshop, { name: 'memory', args: [main], env });
  await pause(idleMilliseconds);
  report({ name: 'memory, idle after the start', figure: await residentMebibytes(port), unit: 'MiB', atMost: 200 });

  const loader = await startLoader(workshop);
  const { key } = await newOrganization(port);
  for (let round = 0; round < rounds; round++)
    for (const one of mixed) {
      const headers = { ...as(key), ...(one.body === undefined ? {} : { ...json, ...idempotent }) };
      await loader.send({ port, ...one, headers, connections: 16, requests: requests / rounds / mixed.length });
    }
  report({ name: 'memory, right after 2,000 mixed requests', figure: await residentMebibytes(port), unit: 'MiB' });
  await pause(idleMilliseconds);
  const later = await residentMebibytes(port);
  report({ name: 'memory, idle after 2,000 mixed requests', figure: later, unit: 'MiB', atMost: 215 });
  await stop();
}

/** @param {number} port */
async function residentMebibytes(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / mebibyte;
}
