import { call, newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as, json, startLoader } from './harness/load.mjs';
import { interleaved, median, ratio } from './harness/rounds.mjs';
import { isSmoke, manyRows, sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';
import { arsTransfer } from './payins/bodies.mjs';
import { expired, expiringTogether } from './payins/expiry.mjs';
import { giveRoute, providerEnv } from './payins/provider.mjs';
import { settled, settledTogether } from './payins/settlement.mjs';
import { fillPayins } from './payins/stored.mjs';
import { newAccount, newPayer } from './payouts/payer.mjs';

const [fewStored, manyStored] = [1_000, manyRows];
const atOnce = 16;
/** Beside which payins expire: enough to see a pause, and not so many that they are one themselves. */
const beside = { connections: 2, seconds: sized(5, 1) };
const expiresWithinMilliseconds = 10_000;

/** @typedef {(question: object) => Promise<any>} Partner Asks one server, as one organization. */
/** @typedef {{ databaseUrl: string, payer: import('./payouts/payer.mjs').Payer }} Stored */
/** @typedef {Stored & { port: number, ask: Partner }} Side */
/** @typedef {(figure: import('./harness/report.mjs').Figure) => void} Reporting */

/**
 * What a payin costs where a thousand and where a million are stored: to ask for, to match with its money, to settle. And
 * how long ten thousand that expire at one moment take, alone and beside requests and a webhook.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {Reporting} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const few = await stored(workshop, await postgres.database('few'), fewStored);
  const many = isSmoke ? few : await stored(workshop, await postgres.database('many'), manyStored);
  await withServers(workshop, { few, many, env: { ROLE: 'api' } }, (sides) => measureRequests(sides, report));
  const env = { ROLE: 'api', ...providerEnv };
  await withServers(workshop, { few, many, env }, (sides) => measureProvider(sides, report));
  // What the money of before asked for.
  for (const { databaseUrl } of [few, many]) await sql(databaseUrl, 'DELETE FROM graphile_worker._private_jobs');
  await withServers(workshop, { few, many, env: {} }, async (sides) => {
    await measureSettlement(sides, report);
    await measureExpiry(workshop, sides, report);
  });
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {string} databaseUrl @param {number} count @returns {Promise<Stored>} */
async function stored(workshop, databaseUrl, count) {
  const payer = await newPayer(workshop, databaseUrl);
  await fillPayins(databaseUrl, payer, count);
  return { databaseUrl, payer };
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {{ few: Stored, many: Stored, env: Record<string, string> }} of @param {(sides: { few: Side, many: Side }) => Promise<void>} use */
async function withServers(workshop, { few, many, env }, use) {
  const client = await startSideProcess(workshop, 'payins/client.mjs');
  const serving = async (/** @type {Stored} */ { databaseUrl, payer }) => {
    const { port, stop } = await startGatehouse(workshop, { databaseUrl, env });
    const ask = (/** @type {object} */ question) => client.ask({ port, ...payer, ...question });
    return { port, stop, databaseUrl, payer, ask };
  };
  const servingFew = await serving(few);
  const sides = { few: servingFew, many: many === few ? servingFew : await serving(many) };
  await use(sides);
  await Promise.all([sides.few.stop(), sides.many.stop()]);
}

/** @param {{ few: Side, many: Side }} sides @param {Reporting} report */
async function measureRequests({ few, many }, report) {
  for (const connections of [1, atOnce]) {
    const doing =
      (/** @type {Side} */ { ask }, /** @type {string} */ what) =>
      (/** @type {number} */ seconds) =>
        ask({ do: what, connections, seconds });
    const measured = await interleaved({
      ...{ createdFew: doing(few, 'create'), createdMany: doing(many, 'create') },
      ...{ paidFew: doing(few, 'pay'), paidMany: doing(many, 'pay') },
    });
    const { createdFew = [], createdMany = [], paidFew = [], paidMany = [] } = measured;
    reportLatency(`asked for, ${connections} at a time`, createdFew, createdMany, report);
    reportLatency(`matched with its money, ${connections} at a time`, paidFew, paidMany, report);
  }
}

/** Told over HTTP, to an account. @param {{ few: Side, many: Side }} sides @param {Reporting} report */
async function measureProvider({ few, many }, report) {
  for (const { databaseUrl, payer } of new Set([few, many])) await giveRoute(databaseUrl, payer);
  for (const connections of [1, atOnce]) {
    const telling =
      (/** @type {Side} */ { ask }) =>
      (/** @type {number} */ seconds) =>
        ask({ do: 'tell', connections, seconds });
    const { before = [], after = [] } = await interleaved({ before: telling(few), after: telling(many) });
    reportLatency(`made of money that a provider tells of, ${connections} at a time`, before, after, report);
  }
}

/** @param {string} name @param {any[]} before @param {any[]} after @param {Reporting} report */
function reportLatency(name, before, after, report) {
  const of = (/** @type {any[]} */ rounds, what = 'p50') => rounds.map((round) => round[what]);
  const against = `${manyStored} stored against ${fewStored}`;
  const details = { before, after };
  report({ name: `${name}: ${against}`, ...ratio(of(after), of(before)), unit: 'x', atMost: 1.5, details });
  const note = `${median(of(after, 'perSecond')).toFixed(0)}/s, p99 ${median(of(after, 'p99')).toFixed(1)} ms`;
  report({ name, figure: median(of(after)), unit: 'ms', note });
}

/** @param {{ few: Side, many: Side }} sides @param {Reporting} report */
async function measureSettlement({ few, many }, report) {
  const { before = [], after = [] } = await interleaved({ before: () => settled(few), after: () => settled(many) });
  const of = (/** @type {'decided' | 'completed'} */ what) =>
    [before, after].map((rounds) => rounds.map((round) => round[what]));
  const names = { decided: 'tokens on their way/s', completed: 'completed/s' };
  for (const what of /** @type {const} */ (['decided', 'completed'])) {
    const [fromFew = [], fromMany = []] = of(what);
    const name = `${names[what]}, money for ${settledTogether} at once`;
    const details = { before, after };
    report({
      name: `${name}: ${fewStored} stored against ${manyStored}`,
      ...ratio(fromFew, fromMany),
      unit: 'x',
      atMost: 1.5,
      details,
    });
    report({ name, figure: median(fromMany), unit: '/s' });
  }
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {{ few: Side, many: Side }} sides @param {Reporting} report */
async function measureExpiry(workshop, { few, many }, report) {
  const loader = await startLoader(workshop);
  const receiver = await startSideProcess(workshop, 'webhooks/receiver.mjs');
  const listening = { ...many, payer: await newListener(many.port, receiver) };
  const asking = { destinationAccountId: many.payer.accountId, payinDetails: arsTransfer() };
  const requests = () =>
    loader.send({
      ...{ port: many.port, method: 'POST', path: '/payins', body: JSON.stringify(asking), expect: 201, ...beside },
      headers: { ...as(many.payer.key), ...json },
    });
  const measured = await interleaved({
    alone: () => expired(few),
    beside: () => expired(many),
    requests,
    heard: async () => {
      await receiver.ask({ begin: expiringTogether });
      const { milliseconds, during } = await expired(listening, requests);
      const { doubled } = await receiver.ask({});
      return { milliseconds, during, doubled };
    },
  });
  reportExpiry(measured, report);
}

/** @param {Record<string, any[]>} measured @param {Reporting} report */
function reportExpiry({ alone = [], beside: besideMany = [], requests: without = [], heard = [] }, report) {
  const bar = { unit: 's', atMost: expiresWithinMilliseconds / 1_000 };
  const name = `${expiringTogether} that expire at one moment`;
  const tell = (/** @type {string} */ how, /** @type {any[]} */ rounds) => {
    const all = rounds.map(({ milliseconds }) => milliseconds / 1_000);
    report({
      name: `${name}, ${how}`,
      figure: median(all),
      spread: [Math.min(...all), Math.max(...all)],
      ...bar,
      details: rounds,
    });
  };
  tell(`${fewStored} others`, alone);
  tell(`${manyStored} others`, besideMany);
  tell(`${manyStored} others, with a webhook and requests`, heard);
  const p99 = (/** @type {any[]} */ rounds) => rounds.map((round) => round.p99);
  const [with_, without_] = [p99(heard.map(({ during }) => during)), p99(without)];
  const note = `${median(with_).toFixed(0)} ms, without ${median(without_).toFixed(0)} ms`;
  report({
    name: 'p99 of requests meanwhile, against without',
    ...ratio(with_, without_),
    unit: 'x',
    note,
    details: { without, heard },
  });
  report({
    name: 'deliveries that were made twice',
    figure: heard.reduce((sum, { doubled }) => sum + doubled, 0),
    unit: '',
    atMost: 0,
  });
}

/** An organization that is told of all its payins. @param {number} port @param {{ ask: (question: object) => Promise<any> }} receiver */
async function newListener(port, receiver) {
  const { id: organizationId, key } = await newOrganization(port);
  const accountId = await newAccount(port, key);
  const { port: receiving } = await receiver.ask({ begin: 0 });
  const body = { url: `http://127.0.0.1:${receiving}/`, categories: ['payin'] };
  const { id } = await call(port, 'POST', '/webhooks', { key, body });
  await call(port, 'PATCH', `/webhooks/${id}/status`, { key, body: { status: 'ACTIVE' } });
  return { organizationId, key, accountId };
}
