import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accountsOf, differing, fillings, lastDay, walletsOf } from './books/rows.mjs';
import { startFakeNode } from './books/fake-node.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { median, ratio } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';

/** `BENCH_LINES=100000000` for a ledger of many years; it takes some 45 GB. */
const lines = sized(Number(process.env.BENCH_LINES ?? 10_000_000), 2_000);
const fewLines = sized(lines / 10, 200);
const accounts = sized(100_000, 50);
const wallets = sized(100_000, 50);
const rounds = sized(7, 1);
const newLines = sized(200_000, 100);
const organization = randomUUID();
/** How long a node at a provider takes to answer. */
const nodeMilliseconds = sized(60, 1);

/**
 * A ledger of years: how long it takes to prove what is new, to seal and to prove all of it, what a balance at a date costs
 * beside that of now, and how long it takes to compare 100,000 wallets on all EVM chains.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const few = await grown(workshop, await postgres.database('few'), fewLines);
  const many = await grown(workshop, await postgres.database('many'), lines);
  report({
    name: 'lines sealed, each once',
    figure: lines / many.sealedIn,
    unit: '/s',
    note: `in ${many.sealedIn.toFixed(1)} s`,
  });
  const note = `of ${lines} lines, ${newLines} of them new`;
  report({ name: 'proof of what is new', figure: many.provedIn, unit: 's', atMost: sized(1, 60), note });
  const growth = many.provedIn / few.provedIn;
  report({ name: 'the same with ten times the lines', figure: growth, unit: 'x', atMost: sized(1.5, 60) });
  const whole = await many.books.ask({ inspect: true });
  const wholly = `proved in ${whole.seconds.toFixed(1)} s`;
  report({ name: 'wrong places in all', figure: whole.wrong, unit: '', atMost: 0, note: wholly });
  report({ name: 'lines proved of all', figure: lines / whole.seconds, unit: '/s' });
  const { now, then } = await many.books.ask({
    balances: accountsOf(accounts, sized(2_000, 10)),
    rounds,
    organization,
  });
  const dated = { atMost: sized(1.5, 60), details: { then, now } };
  report({ name: 'balance at a date, against that of now', ...ratio(then, now), unit: 'x', ...dated });
  await reconcile(workshop, await postgres.database('wallets'), report);
}

/**
 * A ledger of a year, sealed, with what is posted within two busy hours after that.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @param {number} count
 */
async function grown(workshop, databaseUrl, count) {
  const books = await startBooks(workshop, databaseUrl);
  await sql(databaseUrl, ...fillings({ organization, count, accounts }));
  const { seconds: sealedIn } = await books.ask({ seal: true });
  await sql(databaseUrl, ...lastDay({ organization, accounts, count: newLines, after: count }), 'VACUUM ANALYZE');
  const proofs = [];
  for (let round = 0; round < rounds; round++) {
    const { seconds, wrong } = await books.ask({ prove: true });
    if (wrong > 0) throw new Error('The ledger of the bench is not balanced');
    proofs.push(seconds);
  }
  return { books, sealedIn, provedIn: median(proofs) };
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {string} databaseUrl @param {(figure: import('./harness/report.mjs').Figure) => void} report */
async function reconcile(workshop, databaseUrl, report) {
  const node = await startFakeNode(workshop, nodeMilliseconds);
  /** @type {{ evmBlockchains: readonly string[] }} */
  const { evmBlockchains: chains } = await import(join(workshop.root, 'dist/libs/contracts/src/index.js'));
  const books = await startBooks(workshop, databaseUrl, {
    MODE: 'sandbox',
    RPC_URLS: chains.map((chain) => `${chain}=${node.url}`).join(' '),
    CHAIN_IDS: chains.map((chain) => `${chain}=${node.chainId}`).join(' '),
  });
  await sql(databaseUrl, ...walletsOf({ wallets, chains, block: node.block }), 'VACUUM ANALYZE');
  const before = node.asked();
  const { seconds, chains: compared } = await books.ask({ reconcile: true });
  const real = compared.filter((/** @type {{ blockchain: string }} */ { blockchain }) => chains.includes(blockchain));
  const note = `${node.asked() - before} requests to nodes, each ${nodeMilliseconds} ms`;
  report({
    name: `${wallets} wallets on ${chains.length} chains`,
    figure: seconds / 60,
    unit: 'min',
    atMost: sized(10, 10),
    note,
  });
  const wrong = real.filter(
    (/** @type {{ wallets: number, differences: number }} */ each) =>
      each.wallets < wallets || each.differences !== differing(wallets),
  );
  report({
    name: 'chains that were not compared as they are',
    figure: wrong.length,
    unit: '',
    atMost: 0,
    note: JSON.stringify(wrong),
  });
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {string} databaseUrl @param {Record<string, string>} [more] */
function startBooks(workshop, databaseUrl, more = {}) {
  return startSideProcess(workshop, 'books/books.mjs', {
    DATABASE_WAIT_MILLISECONDS: '20000',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
    ...more,
  });
}
