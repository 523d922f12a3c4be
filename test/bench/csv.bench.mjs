import { newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as } from './harness/load.mjs';
import { manyRows, sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';

const rows = sized(manyRows, 1_000);
const mebibyte = 1024 * 1024;
const lookEveryMilliseconds = 100;

/**
 * A list of a million rows as a table: how fast it is sent, and how much memory that takes.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('csv');
  const { port } = await startGatehouse(workshop, { databaseUrl });
  const { id, key } = await newOrganization(port);
  await sql(
    databaseUrl,
    `INSERT INTO transaction (organization_id, id, account_id, type, token, blockchain, units, transaction_hash, source_address, destination_address, mined_at)
     SELECT '${id}', ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${id}', 'credit', 'USDC', 'POLYGON', n, '0x' || n, '0xa', '0xb', now() FROM generate_series(1, ${rows}) AS n`,
    'ANALYZE transaction',
  );
  // What reading takes at all, once its code is compiled.
  await read(port, key, Math.min(rows, 20_000));
  const before = await residentMebibytes(port);
  const { lines, most, seconds } = await read(port, key, Infinity);
  report({ name: 'rows that are missing', figure: rows + 1 - lines, unit: '', atMost: 0 });
  report({ name: 'rows/s', figure: rows / seconds, unit: '1/s' });
  report({
    name: 'memory for all of them',
    figure: Math.max(0, most - before),
    unit: 'MiB',
    atMost: sized(64, Infinity),
  });
}

/** Until so many lines came; then the connection is closed. @param {number} port @param {string} key @param {number} until */
async function read(port, key, until) {
  const begun = performance.now();
  const headers = { ...as(key), accept: 'text/csv' };
  const answer = await fetch(`http://127.0.0.1:${port}/transactions`, { headers });
  if (answer.status !== 200) throw new Error(`The table was answered ${answer.status}`);
  let [lines, most, looked] = [0, 0, 0];
  for await (const chunk of answer.body ?? []) {
    for (const byte of chunk) if (byte === 10) lines++;
    if (lines >= until) break;
    if (performance.now() < looked + lookEveryMilliseconds) continue;
    looked = performance.now();
    most = Math.max(most, await residentMebibytes(port));
  }
  return { lines, most, seconds: (performance.now() - begun) / 1_000 };
}

/** @param {number} port */
async function residentMebibytes(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / mebibyte;
}
