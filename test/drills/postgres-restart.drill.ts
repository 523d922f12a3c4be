import { randomUUID } from 'node:crypto';
import { AccountLoad } from './harness/account-load.js';
import type { Client } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import { until } from '../support/run/until.js';
import { WriteLoad } from './harness/write-load.js';

const restarts = 10;
const acknowledgedBetween = 200;
const healthyWithinMilliseconds = 2_000;

export const drill: Drill = {
  name: 'postgres-restart',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const [service] = await stage.replicas(1, postgres);
    const operator = service?.operator();
    if (operator === undefined) throw new Error('no process');
    const load = new WriteLoad(() => operator, faults);
    // With it, jobs are added and done all the while.
    const accounts = await AccountLoad.begin([operator], faults);
    const healthy: number[] = [];
    const count = stage.times(restarts);
    for (let round = 0; round < count; round++) {
      const wanted = load.acknowledged.length + acknowledgedBetween;
      await until('writes are acknowledged', () => load.acknowledged.length >= wanted, { milliseconds: 30_000 });
      await postgres.crash('SIGQUIT');
      await postgres.open();
      healthy.push(await untilHealthy(operator));
    }
    await load.stop();
    await load.verify(postgres.url);
    await accounts.stop();
    await accounts.verify(postgres.url);
    faults.check(service?.ending === undefined, 'the process ended');
    const slowest = Math.round(Math.max(...healthy));
    faults.bar(slowest <= healthyWithinMilliseconds, `it was healthy only ${slowest} ms after PostgreSQL accepted`);
    const lost = [...load.statuses].filter(([what]) => !/^(201|503|409)/.test(what));
    for (const [what, times] of lost) faults.add(`${times} requests without an answer: ${what}`);
    const refused = [...load.statuses]
      .filter(([what]) => what.startsWith('503'))
      .reduce((sum, [, times]) => sum + times, 0);
    const figure = `${count} restarts, ${load.acknowledged.length} organizations and ${accounts.acknowledged.length} accounts acknowledged, 0 lost expected; ${refused} × 503 (slowest ${Math.round(Math.max(0, ...load.refusals))} ms); healthy again after at most ${slowest} ms`;
    return faults.verdict(
      figure.replace('0 lost expected', `${faults.count} faults`),
      `nothing lost, only 503s meanwhile, healthy within ${healthyWithinMilliseconds} ms`,
    );
  },
};

/** In how many milliseconds. */
async function untilHealthy(operator: Client): Promise<number> {
  const begun = performance.now();
  await until('it is ready again', async () => (await operator.get('/health/ready')).status === 200, {
    milliseconds: 30_000,
    everyMilliseconds: 5,
  });
  await until(
    'it writes again',
    async () => {
      const { status } = await operator.post(
        '/organizations',
        { name: 'again', type: 'business', country: 'AR' },
        randomUUID(),
      );
      return status === 201;
    },
    { milliseconds: 30_000, everyMilliseconds: 5 },
  );
  return performance.now() - begun;
}
