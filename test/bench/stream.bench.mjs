import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { filledLog } from './events/filled-log.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { memoryNow, needLinux, peakMemory, processorSeconds } from './harness/memory.mjs';
import { sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const followers = sized(5_000, 20);
const eventsPerSecond = sized(500, 50);
const seconds = sized(20, 1);
const idleMilliseconds = sized(5_000, 0);
const rows = sized(200_000, 1_000);
const secret = 'a'.repeat(43);
/** How many follow the same organization. */
const shapes = { 'one to an organization': 1, 'ten to an organization': 10 };

/**
 * Many who follow the log, with a history in it, while events are committed at a steady pace by another process: what they
 * add to the memory of the service, and how late they hear of an event, from its commit on.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  needLinux();
  const databaseUrl = await (await openPostgres(workshop)).database('stream');
  const env = {
    BENCH_ROOT: workshop.root,
    DATA_DIR: join(workshop.folder, 'data'),
    DATABASE_WAIT_MILLISECONDS: '20000',
    DATABASE_URL: databaseUrl,
  };
  await (await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } })).stop();
  const writer = await startSideProcess(workshop, 'webhooks/gatehouse.mjs', env);
  const reader = await startSideProcess(workshop, 'stream/followers.mjs');
  await sql(databaseUrl, ...filledLog(rows, followers));
  const keys = await keysOfAll(databaseUrl);
  for (const [name, each] of Object.entries(shapes)) {
    const gatehouse = await startGatehouse(workshop, { databaseUrl });
    await pause(idleMilliseconds);
    const idle = await memoryNow(gatehouse.pid);
    const followed = keys.slice(0, followers / each);
    const tokens = followed.flatMap(({ token }) => Array.from({ length: each }, () => token));
    const opened = await reader.ask({ do: 'follow', port: gatehouse.port, tokens });
    const quiet = await peakMemory(gatehouse.pid);
    const organizations = followed.map(({ organizationId }) => organizationId);
    const [begun, before] = [performance.now(), await processorSeconds(gatehouse.pid)];
    const { committed } = await writer.ask({ do: 'pace', organizations, perSecond: eventsPerSecond, seconds });
    const told = await reader.ask({ do: 'lateness', committed, followers: each });
    const took = (await processorSeconds(gatehouse.pid)) - before;
    const lasted = (performance.now() - begun) / 1_000;
    const most = await peakMemory(gatehouse.pid);
    await reader.ask({ do: 'leave' });
    await gatehouse.stop();

    const who = `${followers} followers, ${name}`;
    const note = `of ${committed.length * each}, ${eventsPerSecond} events/s`;
    const ms = { unit: 'ms', note };
    report({ name: `${who}: opened`, figure: followers / opened.seconds, unit: '/s' });
    report({ name: `${who}: memory they add`, figure: quiet - idle, unit: 'MB' });
    report({ name: `${who}: with events`, figure: most - idle, unit: 'MB', atMost: sized(200, Infinity) });
    report({ name: `${who}: commit to follower, p50`, figure: told.p50, ...ms });
    report({ name: `${who}: commit to follower, p99`, figure: told.p99, ...ms, atMost: sized(1_000, Infinity) });
    report({ name: `${who}: commit to follower, at most`, figure: told.most, ...ms });
    // On a machine that does much else, this says more than how late they are.
    report({ name: `${who}: processor time`, figure: took, unit: 's', note: `in ${lasted.toFixed(0)} s` });
    report({ name: `${who}: not told`, figure: told.missing, unit: '', atMost: 0, note });
    report({ name: `${who}: told twice`, figure: told.twice, unit: '', atMost: 0, note });
    report({ name: `${who}: streams that ended`, figure: told.lost, unit: '', atMost: 0 });
  }
}

/** One for each organization that has a log, all with the same secret. @param {string} databaseUrl */
async function keysOfAll(databaseUrl) {
  const hash = createHash('sha256').update(secret).digest('hex');
  const made = await sql(
    databaseUrl,
    `INSERT INTO api_key (id, organization_id, name, scopes, secret_hash, created_at)
     SELECT gen_random_uuid(), organization_id, 'bench', '{webhooks:read}', '\\x${hash}', now() FROM event_head
     RETURNING id, organization_id`,
  );
  return made.map(({ id, organization_id: organizationId }) => ({
    organizationId,
    token: `gk_${id.replaceAll('-', '')}_${secret}`,
  }));
}
