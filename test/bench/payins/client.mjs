// A partner that asks for money, whoever pays it, and a provider that tells of it.
import { randomUUID } from 'node:crypto';
import { idIn, post, repeated } from '../harness/partner.mjs';
import { answering } from '../harness/side-process.mjs';
import { arsTransfer, money, payerAccount } from './bodies.mjs';
import { route, signed } from './provider.mjs';

/** @typedef {{ port: number, key: string, accountId: string }} Asking @typedef {import('../harness/partner.mjs').Extent} Extent */

/** Payins that nobody has paid yet, of each server. @type {Map<number, string[]>} */
const unpaid = new Map();

/** @param {Asking & Extent} question */
async function create(question) {
  const { accountId: destinationAccountId } = question;
  const body = JSON.stringify({ destinationAccountId, payinDetails: arsTransfer() });
  return timed(question, async () => void waiting(question).push(idIn(await post(question, '/payins', body, 201))));
}

/** The money for them comes: for as many as there are. @param {Asking & Extent} question */
async function pay(question) {
  const ids = waiting(question);
  const rail = money.ars();
  const measured = await timed({ ...question, times: ids.length }, async () => {
    const body = JSON.stringify({ payinId: ids.pop() ?? '', rail });
    refuseRefusal(await post(question, '/sandbox/payins', body, 201));
  });
  ids.length = 0;
  return measured;
}

/** Money comes to an account by itself. @param {{ port: number } & Extent} question */
async function tell({ port, ...extent }) {
  const sender = { name: 'Ana Pérez', accountNumber: payerAccount };
  const body = JSON.stringify({ type: 'arrived', code: 'ars', route, fiatUnits: '150000', sender });
  return timed(extent, async () => {
    const to = { port, headers: signed(randomUUID(), body) };
    refuseRefusal(await post(to, '/payins/provider-callbacks', body, 200));
  });
}

/** Which they are: to look what becomes of them. @param {Asking} asking */
async function unpaidOnes(asking) {
  return { ids: [...waiting(asking)] };
}

/** @param {Asking} asking */
function waiting({ port }) {
  const known = unpaid.get(port) ?? [];
  unpaid.set(port, known);
  return known;
}

/** @param {Buffer} answer */
function refuseRefusal(answer) {
  if (!answer.includes('"accepted":true')) throw new Error(`Money was not taken: ${answer.toString()}`);
}

/** In milliseconds. @param {Extent} extent @param {() => Promise<void>} once */
async function timed(extent, once) {
  /** @type {number[]} */
  const latencies = [];
  const { times, seconds } = await repeated(extent, async () => {
    const from = performance.now();
    await once();
    latencies.push(performance.now() - from);
  });
  latencies.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { times, perSecond: times / seconds, p50: at(0.5), p99: at(0.99) };
}

/** @type {Record<string, (question: any) => Promise<object>>} */
const answers = { create, pay, tell, unpaidOnes };
answering((question) => {
  const answer = answers[question.do];
  if (answer === undefined) throw new Error(`Nothing is called ${question.do}`);
  return answer(question);
});
