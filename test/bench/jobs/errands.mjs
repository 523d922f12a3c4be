import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { answering } from '../harness/side-process.mjs';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist');
const { createApp, readConfig } = await import(join(dist, 'libs/runtime/src/index.js'));
const { UnitOfWork } = await import(join(dist, 'libs/database/src/index.js'));
const { Jobs, job } = await import(join(dist, 'libs/jobs/src/index.js'));
const { AccountsModule } = await import(join(dist, 'apps/accounts/src/accounts.module.js'));

const errand = job('benchErrand');
/** By the clock of the machine, which both processes share. */
const now = () => performance.timeOrigin + performance.now();
/** @type {Record<string, number>} */
const begun = {};

class Errands {}
Module({
  imports: [AccountsModule],
  providers: [
    {
      provide: 'errands',
      inject: [Jobs],
      useFactory: (/** @type {any} */ jobs) =>
        jobs.handle(errand, async (/** @type {{ id: string }} */ { id }) => {
          begun[id] ??= now();
        }),
    },
  ],
})(Errands);

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: Errands });
await app.init();
const unitOfWork = app.get(UnitOfWork, { strict: false });
const jobs = app.get(Jobs, { strict: false });

const row = ['INSERT INTO bench_row (id, body) VALUES (gen_random_uuid(), $1)', ['x'.repeat(200)]];
/** @type {Record<string, (tx: any) => void>} */
const works = {
  plain: (tx) => tx.write(...row),
  withJob: (tx) => {
    tx.write(...row);
    jobs.add(tx, errand, { id: 'some' });
  },
  // As graphile-worker itself adds jobs.
  aloud: (tx) => {
    tx.write(...row);
    tx.call('graphile_worker.add_job($1, $2::json)', [errand.name, '{"id": "some"}']);
  },
};

/** @param {{ commits: string, seconds: number, clients: number }} load */
async function perSecond({ commits, seconds, clients }) {
  const [begin, work] = [performance.now(), works[commits]];
  let done = 0;
  const client = async () => {
    while (performance.now() - begin < seconds * 1_000) {
      await unitOfWork.run(work);
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (done * 1_000) / (performance.now() - begin) };
}

answering(async (question) => {
  if (question.commits !== undefined) return perSecond(question);
  /** @type {Record<string, number>} */
  const committed = {};
  for (let count = 0; count < (question.add ?? 0); count++) {
    const id = randomUUID();
    await unitOfWork.run((/** @type {any} */ tx) => jobs.add(tx, errand, { id }));
    committed[id] = now();
    await pause(5 + Math.random() * 30);
  }
  const ended = question.ended ?? [];
  while (ended.some((/** @type {string} */ id) => begun[id] === undefined)) await pause(10);
  return { committed, begun };
});
