import { openPostgres } from './harness/database.mjs';
import { interleaved, median, ratio } from './harness/rounds.mjs';
import { isSmoke, manyRows, sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';
import { newPayer } from './payouts/payer.mjs';
import { many, settlementOf } from './payouts/settlement.mjs';
import { fillPayouts } from './payouts/stored.mjs';

const connections = 16;
const sizes = sized([1, 10, 100, many], [1, many]);
const [fewStored, manyStored] = [1_000, manyRows];

/** @typedef {(question: object) => Promise<any>} Partner Asks one server, as one organization. */

/**
 * Many payouts at once against as many requests of one; what one payout costs in a request of any length, and where a
 * million are stored; and how fast banks are asked once the chain has the money.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const client = await startSideProcess(workshop, 'payouts/client.mjs');
  const few = await partner(workshop, client, { databaseUrl: await postgres.database('few'), stored: fewStored });
  await measureTogether(few, report);
  await measureSizes(few, report);
  const stored = async () => ({ databaseUrl: await postgres.database('stored'), stored: manyStored });
  const large = isSmoke ? few : await partner(workshop, client, await stored());
  await measureStored(few, large, report);
  await settlementOf(workshop, await postgres.database('settlement'), report);
}

/**
 * A server without anything in the background: what follows an execution is measured by itself.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {{ ask: Partner }} client
 * @param {{ databaseUrl: string, stored: number }} of
 * @returns {Promise<Partner>}
 */
async function partner(workshop, client, { databaseUrl, stored }) {
  const payer = await newPayer(workshop, databaseUrl);
  await fillPayouts(databaseUrl, payer, stored);
  const { port } = await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } });
  return (question) => client.ask({ port, ...payer, ...question });
}

/** @param {Partner} ask @param {(figure: import('./harness/report.mjs').Figure) => void} report */
async function measureTogether(ask, report) {
  const paid = (/** @type {object} */ how) => async (/** @type {number} */ seconds) =>
    (await ask({ do: 'pay', connections: 1, ...how, seconds })).perSecond;
  const perSecond = async (/** @type {object} */ question) => (await ask({ connections, ...question })).perSecond;
  const measured = await interleaved({
    one: paid({ rows: many }),
    wallets: paid({ rows: many, toWallets: true }),
    single: paid({ rows: 1 }),
    singleAtOnce: paid({ rows: 1, connections }),
    create: (seconds) => perSecond({ do: 'createOnly', seconds }),
    execute: () => perSecond({ do: 'executeOnly' }),
  });
  const { one = [], wallets = [], single = [], singleAtOnce = [], create = [], execute = [] } = measured;
  const name = `${many} payouts, created and executed`;
  const details = { one, single, singleAtOnce };
  report({ name: `${name}: one request against ${many}`, ...ratio(one, single), unit: 'x', atLeast: 20, details });
  report({ name: `${name}: against ${connections} at a time`, ...ratio(one, singleAtOnce), unit: 'x' });
  report({ name: `${name}: to banks`, figure: (many * 1_000) / median(one), unit: 'ms' });
  report({ name: `${name}: to wallets`, figure: (many * 1_000) / median(wallets), unit: 'ms', details: { wallets } });
  report({ name: `requests of one payout created/s, ${connections} at a time`, figure: median(create), unit: '/s' });
  report({ name: `requests of one payout executed/s, ${connections} at a time`, figure: median(execute), unit: '/s' });
}

/** @param {Partner} ask @param {(figure: import('./harness/report.mjs').Figure) => void} report */
async function measureSizes(ask, report) {
  const sides = sizes.map((rows) => [
    String(rows),
    (/** @type {number} */ seconds) => ask({ do: 'pay', rows, connections: 1, seconds: seconds / 2 }),
  ]);
  const measured = await interleaved(Object.fromEntries(sides));
  for (const [rows, rounds] of Object.entries(measured)) {
    const of = (/** @type {'created' | 'executed'} */ what) => median(rounds.map((round) => round[what]));
    const [created, executed] = [of('created'), of('executed')];
    const note = `created in ${created.toFixed(1)} ms, executed in ${executed.toFixed(1)} ms`;
    const figure = (created + executed) / Number(rows);
    report({ name: `cost of a payout, ${rows} to a request`, figure, unit: 'ms', note, details: rounds });
  }
}

/** @param {Partner} few @param {Partner} large @param {(figure: import('./harness/report.mjs').Figure) => void} report */
async function measureStored(few, large, report) {
  for (const rows of [1, many]) {
    const cost = (/** @type {Partner} */ ask) => async (/** @type {number} */ seconds) => {
      const { created, executed } = await ask({ do: 'pay', rows, connections: 1, seconds });
      return created + executed;
    };
    const { after = [], before = [] } = await interleaved({ before: cost(few), after: cost(large) });
    const name = `request of ${rows}: ${manyStored} payouts stored against ${fewStored}`;
    report({ name, ...ratio(after, before), unit: 'x', atMost: 1.5, details: { before, after } });
  }
}
