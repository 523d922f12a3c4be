import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openPostgres } from './harness/database.mjs';
import { startSideProcess } from './harness/side-process.mjs';
import { interleaved, ratio, roundSeconds } from './harness/rounds.mjs';

const writers = 32;
const manyOrganizations = 64;

/**
 * Writers that record events of one organization must not queue behind one row: they are compared with as
 * many writers spread over many organizations, while a reader follows. What the reader saw is checked.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('events');
  const env = {
    DATABASE_WAIT_MILLISECONDS: '20000',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
  };
  const writing = await startSideProcess(workshop, 'events/writers.mjs', env);
  const reading = await startSideProcess(workshop, 'events/reader.mjs', env);
  let [written, missing, doubled, outOfOrder] = [0, 0, 0, 0];

  const record = (/** @type {number} */ count) => async () => {
    const organizations = Array.from({ length: count }, () => randomUUID());
    await reading.ask({ begin: organizations });
    const { ids, seconds } = await writing.ask({ organizations, writers, seconds: roundSeconds });
    const seen = await reading.ask({ end: true, expected: ids });
    written += ids.length;
    missing += seen.missing;
    doubled += seen.doubled;
    outOfOrder += seen.outOfOrder;
    return ids.length / seconds;
  };
  const { one = [], many = [] } = await interleaved({ many: record(manyOrganizations), one: record(1) });
  report({
    name: `one organization against ${manyOrganizations}: events/s`,
    ...ratio(one, many),
    unit: 'x',
    atLeast: 0.9,
    details: { one, many },
  });
  const note = `of ${written} recorded`;
  report({ name: 'events that a following reader missed', figure: missing, unit: '', atMost: 0, note });
  report({ name: 'events that it saw twice', figure: doubled, unit: '', atMost: 0, note });
  report({ name: 'positions that were not the next one', figure: outOfOrder, unit: '', atMost: 0, note });
}
