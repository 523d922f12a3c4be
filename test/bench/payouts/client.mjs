// A partner that pays: the id of what it creates is in the answer, so it reads that, and nothing else of it.
import { idIn, post, repeated } from '../harness/partner.mjs';
import { answering } from '../harness/side-process.mjs';
import { bankRows, walletRows } from './rows.mjs';

/** @type {Map<string, string>} */
const bodies = new Map();

/**
 * @typedef {{ port: number, key: string, accountId: string, rows?: number, toWallets?: boolean }} Paying
 * @typedef {import('../harness/partner.mjs').Extent} Extent
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

/** @param {Paying} paying */
async function create({ rows = 1, toWallets = false, ...paying }) {
  const { accountId: sourceAccountId } = paying;
  const name = `${sourceAccountId} ${rows} ${toWallets}`;
  let body = bodies.get(name);
  if (body === undefined) {
    const payouts = toWallets ? walletRows(rows) : bankRows(rows);
    bodies.set(name, (body = JSON.stringify({ sourceAccountId, memo: 'Salaries', payouts })));
  }
  return idIn(await post(paying, '/payout-requests', body, 201));
}

/** @param {Paying} paying @param {string} id */
async function execute(paying, id) {
  await post(paying, `/payout-requests/${id}/execute`, '{}', 200);
}

/** @type {Record<string, (question: any) => Promise<object>>} */
const answers = { pay, createOnly, executeOnly };
answering((question) => {
  const answer = answers[question.do];
  if (answer === undefined) throw new Error(`Nothing is called ${question.do}`);
  return answer(question);
});
