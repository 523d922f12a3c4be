import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { type Answer, must } from '../support/service/api.js';
import { areToldOf } from '../support/webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { payoutFaults } from '../support/payments/payout-audit.js';
import {
  type Payer,
  type PayoutRequestBody,
  created,
  eventsOf,
  journeys,
  payer,
  toBank,
  toWallet,
  untilStatus,
} from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

const rounds = 15;
/** PostgreSQL lets a hundred in, and other tests are there as well. */
const few = { DATABASE_CONNECTIONS: '4', JOB_CONCURRENCY: '1' };
const replicas: OwnGatehouse[] = [];
let first: OwnGatehouse;
let from: Payer;
beforeAll(async () => {
  first = await Gatehouse.start({ environment: few });
  replicas.push(first);
  while (replicas.length < 4) replicas.push(await Gatehouse.start({ beside: first, environment: few }));
  from = await payer(first, '1000000000');
});
afterAll(async () => {
  for (const replica of replicas.toReversed()) await replica.stop();
});

const sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> => first.sql<T>(text, values);

/** All of them at once, each by another replica. */
function atOnce(calls: readonly string[], { api }: Payer = from): Promise<Answer[]> {
  return Promise.all(
    calls.map((path, index) => {
      const replica = replicas[index % replicas.length] ?? first;
      return replica.withKey(api.key ?? '').post(path, {});
    }),
  );
}

function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}

async function transfersOf(id: string): Promise<number> {
  return (await sql('SELECT 1 FROM transfer WHERE related_id = $1', [id])).length;
}

async function pathOf(request: PayoutRequestBody, by: Payer = from): Promise<string | undefined> {
  await until('all is told', () => areToldOf(sql));
  return journeys(await eventsOf(by, request.id)).get(request.id);
}

describe.each([2, 4])('%d replicas at once', (count) => {
  test(`execute a request once, ${rounds} times in a row`, async () => {
    for (let round = 0; round < rounds; round++) {
      const request = await created(from, [toWallet(0.5), toBank(1)]);
      const answers = await atOnce(Array<string>(count).fill(`/payout-requests/${request.id}/execute`));
      expect(statuses(answers)).toEqual([200, ...Array<number>(count - 1).fill(409)]);
      expect(await transfersOf(request.id)).toBe(1);
      expect(await pathOf(request)).toBe('awaitingExecution > pending');
    }
  });

  test(`execute or cancel a request, and not both, ${rounds} times in a row`, async () => {
    for (let round = 0; round < rounds; round++) {
      const request = await created(from, [toWallet(0.5)]);
      const calls = Array.from({ length: count }, (_, at) => ((at + round) % 2 === 0 ? 'execute' : 'cancel'));
      const answers = await atOnce(calls.map((call) => `/payout-requests/${request.id}/${call}`));
      expect(statuses(answers)).toEqual([200, ...Array<number>(count - 1).fill(409)]);
      const done = calls[answers.findIndex(({ status }) => status === 200)];
      expect(await pathOf(request)).toBe(`awaitingExecution > ${done === 'execute' ? 'pending' : 'canceled'}`);
      expect(await transfersOf(request.id)).toBe(done === 'execute' ? 1 : 0);
    }
  });
});

test('requests that together are more than there is: no more of them begin than can be paid', async () => {
  const poor = await payer(first, '100000000');
  const requests = await Promise.all(Array.from({ length: 4 }, () => created(poor, [toWallet(20), toBank(20)])));
  const answers = await atOnce(
    requests.map(({ id }) => `/payout-requests/${id}/execute`),
    poor,
  );
  expect(statuses(answers)).toEqual([200, 200, 422, 422]);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.map(({ body }) => body['name'])).toEqual(['InsufficientFunds', 'InsufficientFunds']);
  await untilBalance(poor.api, poor.accountId, { value: '20000000', reserved: '80000000' });
  for (const [index, request] of requests.entries()) {
    const hasBegun = answers[index]?.status === 200;
    expect(await transfersOf(request.id)).toBe(hasBegun ? 1 : 0);
    if (hasBegun) await untilStatus(first, poor, request.id, 'executed');
  }
  await untilBalance(poor.api, poor.accountId, { value: '20000000' });
});

test('four replicas bring them all to their end, each step once', async () => {
  await whileTimePasses(first, 'nothing is under way', async () => {
    return (await sql(`SELECT 1 FROM payout_request WHERE status = 'pending'`)).length === 0;
  });
  await until('all is told', () => areToldOf(sql));
  expect(await payoutFaults(sql)).toEqual([]);
  expect(must(await first.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
});
