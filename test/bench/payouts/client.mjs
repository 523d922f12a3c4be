// A partner that pays: the id of what it creates is in the answer, so it reads that, and nothing else of it.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { answering } from '../harness/side-process.mjs';
import { bankRows, walletRows } from './rows.mjs';

const agent = new Agent({ keepAlive: true });
/** @type {Map<string, string>} */
const bodies = new Map();

/**
 * @typedef {{ port: number, key: string, accountId: string, rows?: number, toWallets?: boolean }} Paying
 * @typedef {{ connections: number, seconds?: number, times?: number }} Extent At the end of the seconds, whatever was begun is waited for.
 */

/** Create and execute, again and again. @param {Paying & Extent} question */
async function pay(question) {
  let created = 0;
  let executed = 0;
  const { times, seconds } = await repeated(question, async () => {
    const begun = performance.now();
    const id = await create(question);
    const between = performance.now();
    await execute(question, id);
    created += between - begun;
    executed += performance.now() - between;
  });
  const payouts = times * (question.rows ?? 1);
  return { times, perSecond: payouts / seconds, created: created / times, executed: executed / times };
}

/** @type {string[]} */
let waiting = [];

/** Requests that are to be executed afterwards. @param {Paying & Extent} question */
async function createOnly(question) {
  const { times, seconds } = await repeated(question, async () => void waiting.push(await create(question)));
  return { perSecond: times / seconds };
}

/** Of those that wait. @param {Paying & Extent} question */
async function executeOnly(question) {
  const ids = waiting;
  waiting = [];
  const { times, seconds } = await repeated({ ...question, times: ids.length }, () =>
    execute(question, ids.pop() ?? ''),
  );
  return { perSecond: times / seconds };
}

/** @param {Extent} extent @param {() => Promise<void>} once */
async function repeated({ connections, seconds = Infinity, times = Infinity }, once) {
  let begun = 0;
  const from = performance.now();
  const until = from + seconds * 1_000;
  const one = async () => {
    while (begun < times && performance.now() < until) {
      begun++;
      await once();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times: begun, seconds: (performance.now() - from) / 1_000 };
}

/** @param {Paying} paying */
async function create({ rows = 1, toWallets = false, ...paying }) {
  const { accountId: sourceAccountId } = paying;
  const name = `${sourceAccountId} ${rows} ${toWallets}`;
  let body = bodies.get(name);
  if (body === undefined) {
    const payouts = toWallets ? walletRows(rows) : bankRows(rows);
    bodies.set(name, (body = JSON.stringify({ sourceAccountId, memo: 'Salaries', payouts })));
  }
  const answer = await post(paying, '/payout-requests', body, 201);
  return /"id":"([0-9a-f-]{36})"/.exec(answer.toString('latin1', 0, 200))?.[1] ?? '';
}

/** @param {Paying} paying @param {string} id */
async function execute(paying, id) {
  await post(paying, `/payout-requests/${id}/execute`, '{}', 200);
}

/** @param {{ port: number, key: string }} to @param {string} path @param {string} body @param {number} expect @returns {Promise<Buffer>} */
function post({ port, key }, path, body, expect) {
  const headers = {
    ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(parts);
        if (response.statusCode === expect) resolve(answer);
        else reject(new Error(`POST ${path} answered ${response.statusCode}: ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** @type {Record<string, (question: any) => Promise<object>>} */
const answers = { pay, createOnly, executeOnly };
answering((question) => {
  const answer = answers[question.do];
  if (answer === undefined) throw new Error(`Nothing is called ${question.do}`);
  return answer(question);
});
