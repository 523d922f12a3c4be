import { queryOf, crash, postmasterOf } from './harness/postgres.js';
import type { Client } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import type { Service } from './harness/service.js';
import { newKey } from './harness/stage.js';
import { inLanes } from './harness/lanes.js';
import { until } from '../support/run/until.js';
import { WriteLoad } from './harness/write-load.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const kills = 20;
/** In so many of them PostgreSQL is killed too. */
const killsOfPostgres = 5;
const acknowledgedBetween = 150;
const lookedAtByOwner = 200;

/** As the owners see it: one event, at position 1. */
async function logsAreWhole(operator: Client, load: WriteLoad, faults: Faults): Promise<void> {
  const accepted = load.acknowledged.filter((write) => write.accepted);
  const step = Math.max(1, Math.floor(accepted.length / lookedAtByOwner));
  await inLanes(
    accepted.filter((_, index) => index % step === 0),
    8,
    async ({ id }) => {
      const { secret } = await newKey(operator, id, ['webhooks:read']);
      const client = operator.withKey(secret);
      const { body } = await client.get('/events');
      const positions = (body['results'] as { position: number }[] | undefined)?.map(({ position }) => position).join();
      faults.check(positions === '1', `an organization that accepted once has the positions ${positions ?? 'none'}`);
      client.close();
    },
  );
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const [password, pid] = await Promise.all([
    readFile(join(dataDir, 'postgres.password'), 'utf8'),
    readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
  ]);
  return `postgres://postgres:${encodeURIComponent(password.trim())}@127.0.0.1:${pid.split('\n')[3] ?? ''}/gatehouse`;
}

export const drill: Drill = {
  name: 'kill',
  async run(stage) {
    const faults = new Faults();
    const dataDir = await stage.dataDir();
    let service: Service = await stage.service({ DATA_DIR: dataDir });
    let client = service.operator();
    const load = new WriteLoad(() => client, faults);
    const starts = { node: [0], both: [0] };
    const count = stage.times(kills);
    const withPostgres = Math.min(stage.times(killsOfPostgres), count);
    for (let round = 0; round < count; round++) {
      const wanted = load.acknowledged.length + acknowledgedBetween + Math.floor(Math.random() * 50);
      await until('writes are acknowledged', () => load.acknowledged.length >= wanted, {
        milliseconds: 60_000,
        everyMilliseconds: 1,
      });
      const before = await postmasterOf(dataDir);
      await service.kill();
      const both = round >= count - withPostgres;
      if (both) await crash(dataDir, 'SIGKILL');
      const begun = performance.now();
      service = await stage.service({ DATA_DIR: dataDir });
      starts[both ? 'both' : 'node'].push(performance.now() - begun);
      client.close();
      client = service.operator();
      if (!both)
        faults.check(
          (await postmasterOf(dataDir)) === before,
          'PostgreSQL did not outlive the process, or was restarted',
        );
    }
    await load.stop();
    await load.verify(await embeddedUrl(dataDir));
    await logsAreWhole(client, load, faults);
    const [gaps] = await queryOf<{ count: number }>(
      await embeddedUrl(dataDir),
      'SELECT count(*)::int FROM (SELECT count(*) AS n, max(position) AS last FROM event WHERE position IS NOT NULL GROUP BY organization_id) AS logs WHERE n <> last',
    );
    faults.check(gaps?.count === 0, `${gaps?.count ?? 0} logs have gaps`);
    const writes = load.acknowledged.length + load.acknowledged.filter(({ accepted }) => accepted).length;
    return faults.verdict(
      `${count} × kill -9 (${withPostgres} with PostgreSQL), ${writes} writes acknowledged: ${faults.count} lost or doubled; running again after at most ${Math.round(Math.max(...starts.node))} ms, and ${Math.round(Math.max(...starts.both))} ms where PostgreSQL had to recover`,
      '0 lost, 0 doubled',
    );
  },
};
