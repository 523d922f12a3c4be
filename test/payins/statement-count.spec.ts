import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Arrived,
  type Payee,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  pixPayment,
} from '../support/payments/payins.js';
import { SentStatements } from '../support/service/sent-statements.js';

let gatehouse: OwnGatehouse;
let to: Payee;
let sent: SentStatements;

beforeAll(async () => {
  // It does nothing but answer: what is sent is sent for the request.
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  const worker = await Gatehouse.start({ beside: gatehouse });
  const owner = await payee(worker);
  await worker.stop();
  to = { ...owner, api: gatehouse.withKey(owner.api.key ?? '') };
  sent = new SentStatements(gatehouse);
});
afterAll(async () => {
  sent.stop();
  await gatehouse.stop();
});

/** Beside what finds out who calls, which is remembered for a while; what time it is; and what is told to others now and then. */
async function countedIn<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  const { statements, result } = await sent.during(work);
  return { count: statements.filter((text) => !/api_key|sandbox_clock|^SELECT pg_notify/.test(text)).length, result };
}

test('a payin is asked for and paid in a handful of statements', async () => {
  // The first ones make the data key of the organization and the numbers of the account.
  const { id: first } = await askedFor(to, pixPayment());
  await arrives(to.api, { payinId: first }, money.pix());
  await arrives(to.api, { destinationAccountId: to.accountId }, money.pix());

  const pix = await countedIn(() => askedFor(to, pixPayment()));
  // Its CVU is the next of a sequence.
  const ars = await countedIn(() => askedFor(to, arsTransfer()));
  const rail = money.pix('53500', { endToEndId: 'E-counted' });
  const pay = (): Promise<Arrived> => arrives(to.api, { payinId: pix.result.id }, rail);
  const paid = await countedIn(pay);
  const again = await countedIn(pay);
  const own = await countedIn(() => arrives(to.api, { destinationAccountId: to.accountId }, money.ars()));
  expect([paid, again, own].map(({ result }) => result.accepted)).toEqual([true, false, true]);
  const counts = { pix: pix.count, ars: ars.count, paid: paid.count, again: again.count, own: own.count };
  expect(counts).toEqual({ pix: 9, ars: 10, paid: 10, again: 4, own: 13 });
});
