import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, type Api, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type Payer, created, payer, toWallet } from '../support/payments/payouts.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

async function careful(payoutApprovals: object): Promise<{ from: Payer; keys: Api[] }> {
  const from = await payer(gatehouse);
  must(await from.api.patch(`/organizations/${from.organization.id}`, { payoutApprovals }), 200);
  const keys = [];
  for (let nth = 0; nth < 3; nth++) keys.push(await gatehouse.keyFor(from.organization.id, ['payouts:execute']));
  return { from, keys };
}

async function requested(from: Payer, amount = 10): Promise<string> {
  return (await created(from, [toWallet(amount)])).id;
}

const agree = (api: Api, id: string): Promise<Answer> => api.post(`/payout-requests/${id}/approvals`);
const execute = (api: Api, id: string): Promise<Answer> => api.post(`/payout-requests/${id}/execute`, {});

function required(count: number, given: number): object {
  return { status: 403, body: { name: 'ApprovalRequired', params: { required: count, given } } };
}

describe('where two keys have to agree', () => {
  test('a payout request is executed once they have, and not before', async () => {
    const { from, keys } = await careful({ keys: 2 });
    const [first, second] = keys as [Api, Api];
    const id = await requested(from);
    expect(await execute(from.api, id)).toMatchObject(required(2, 0));
    expect(must(await agree(first, id), 201)).toMatchObject({ required: 2, given: 1 });
    expect(must(await agree(first, id), 201)).toMatchObject({ required: 2, given: 1 });
    expect(await execute(first, id)).toMatchObject(required(2, 1));
    expect(must(await agree(second, id), 201)).toMatchObject({ required: 2, given: 2 });
    expect((await execute(from.api, id)).status).toBe(200);
    expect(await agree(keys[2] as Api, id)).toMatchObject({ status: 409, body: { name: 'IllegalTransition' } });
  });

  test('a key without `payouts:execute` agrees to nothing, nor does one of another organization', async () => {
    const { from } = await careful({ keys: 1 });
    const id = await requested(from);
    const writer = await gatehouse.keyFor(from.organization.id, ['payouts:write']);
    expect(await agree(writer, id)).toMatchObject({
      status: 403,
      body: { params: { requiredScope: 'payouts:execute' } },
    });
    expect((await agree((await gatehouse.organization()).api, id)).status).toBe(404);
    expect(await execute(from.api, id)).toMatchObject(required(1, 0));
  });

  test('what is agreed to counts for its own request alone', async () => {
    const { from, keys } = await careful({ keys: 1 });
    const [one, other] = [await requested(from), await requested(from)];
    must(await agree(keys[0] as Api, one), 201);
    expect(await execute(from.api, other)).toMatchObject(required(1, 0));
    expect((await execute(from.api, one)).status).toBe(200);
  });

  test('only from an amount on, less is executed at once', async () => {
    const { from } = await careful({ keys: 1, fromUsd: 50 });
    expect((await execute(from.api, await requested(from, 49))).status).toBe(200);
    expect(await execute(from.api, await requested(from, 50))).toMatchObject(required(1, 0));
  });
});

test.each([{ keys: 6 }, { keys: -1 }, { keys: 1.5 }, { keys: 1, fromUsd: 0 }, {}])(
  'what cannot be required (%j) is refused',
  async (payoutApprovals) => {
    const { id, api } = await gatehouse.organization();
    expect(await api.patch(`/organizations/${id}`, { payoutApprovals })).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed' },
    });
  },
);
