import { join } from 'node:path';
import { openPostgres, sql } from './harness/database.mjs';
import { interleaved, median, ratio, roundCount } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';
import { openPgbench } from './ledger/pgbench.mjs';
import { fund, peerInsert, peerTable, sizes, transfers } from './ledger/scripts.mjs';

const clients = 16;
const weighed = sized(100_000, 320);
/** Of an odd number of rounds, so that the median is one of them. */
const rounds = sized(Math.max(roundCount, 7), 1);
const sides = /** @type {const} */ ({
  '1,000 accounts': { accounts: 1_000, atLeast: 0.5 },
  '10 hot accounts': { accounts: 10, atLeast: 0.3 },
});

/**
 * Transfers between accounts by the statement that `Ledger` sends, against inserting one row: both driven by pgbench, in turns.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const pgbench = await openPgbench(workshop.folder, clients);
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('ledger');
  const ledger = await startSideProcess(workshop, 'ledger/postings.mjs', {
    DATABASE_WAIT_MILLISECONDS: '20000',
    DATABASE_CONNECTIONS: String(clients),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
  });
  const { text } = await ledger.ask({ statement: true });
  await sql(databaseUrl, peerTable, ...Object.values(sides).map(({ accounts }) => fund(accounts)), 'VACUUM ANALYZE');

  const scripts = {
    peer: await pgbench.script('peer', peerInsert),
    ...(await scriptsOf(pgbench, text)),
  };
  const measured = await interleaved(
    {
      ...Object.fromEntries(
        Object.entries(scripts).map(([name, script]) => [
          name,
          (seconds) => pgbench.perSecond(databaseUrl, script, seconds),
        ]),
      ),
      node: async (seconds) => (await ledger.ask({ clients, seconds })).perSecond,
    },
    rounds,
  );

  const { peer = [], node = [], ...ours } = measured;
  for (const [name, { atLeast }] of Object.entries(sides)) {
    const details = { ours: ours[name], peer };
    report({ name: `postings/s, ${name}`, ...ratio(ours[name] ?? [], peer), unit: 'x', atLeast, details });
    report({ name: `postings/s, ${name}, in all`, figure: median(ours[name] ?? []), unit: '/s' });
  }
  report({ name: 'one-row inserts/s, in all', figure: median(peer), unit: '/s' });
  report({ name: 'postings/s by Ledger.post from one process', figure: median(node), unit: '/s', details: node });
  await weigh(pgbench, databaseUrl, scripts['1,000 accounts'], report);
  reportProof(await ledger.ask({ proof: true }), report);
}

/** @param {import('./ledger/pgbench.mjs').Pgbench} pgbench @param {string} text */
async function scriptsOf(pgbench, text) {
  const scripts = Object.entries(sides).map(async ([name, { accounts }]) => [
    name,
    await pgbench.script(`accounts-${accounts}`, transfers(text, accounts)),
  ]);
  return Object.fromEntries(await Promise.all(scripts));
}

/**
 * What a posting takes on disk. Between two readings stand so many postings, and a VACUUM, as after some time.
 * @param {import('./ledger/pgbench.mjs').Pgbench} pgbench
 * @param {string} databaseUrl
 * @param {string} script
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
async function weigh(pgbench, databaseUrl, script, report) {
  const [before] = await sql(databaseUrl, 'VACUUM ledger_line, ledger_balance', sizes);
  await pgbench.times(databaseUrl, script, weighed);
  const [after] = await sql(databaseUrl, 'VACUUM ledger_line, ledger_balance', sizes);
  const grown = (/** @type {string} */ what) => (after[what] - before[what]) / (after.lines - before.lines);
  const note = `lines ${Math.round(grown('line_rows'))}, their indexes ${Math.round(grown('line_indexes'))}, balances ${Math.round(grown('balances'))}`;
  const figure = grown('line_rows') + grown('line_indexes') + grown('balances');
  report({ name: 'bytes per posting of one line', figure, unit: 'B', note });
  report({ name: 'of them indexes', figure: (100 * grown('line_indexes')) / figure, unit: '%' });
}

/**
 * @param {{ lines: number, sums: { sum: string, wrong: number }[] }} proof
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
function reportProof({ lines, sums }, report) {
  const wrong = sums.filter((each) => each.sum !== '0' || each.wrong > 0);
  const note = `after ${lines} lines`;
  report({ name: 'sums that are not zero', figure: wrong.length, unit: '', atMost: 0, note });
}
