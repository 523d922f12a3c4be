import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SavedRecipients } from '../../apps/payouts/src/recipients/methods/saved-recipient.reading.js';
import { validDetails } from '../../libs/contracts/src/payout-methods/valid-payout-method.spec-fixture.js';
import { idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let owner: Organization;
let saved: SavedRecipients;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  owner = await gatehouse.organization();
  saved = gatehouse.service.get(SavedRecipients);
});
afterAll(() => gatehouse.stop());

const acme = { type: 'business', name: 'Acme' };

async function counterparty({ api } = owner): Promise<string> {
  return idOf(await api.post('/counterparties', acme));
}

async function method(counterpartyId: string, { api } = owner): Promise<string> {
  const payoutMethod = { type: 'brl', details: validDetails.wire };
  return idOf(await api.post(`/counterparties/${counterpartyId}/payout-methods`, { alias: 'Salary', payoutMethod }));
}

test('what is saved is found with full values, each method with its counterparty', async () => {
  const [alone, withMethod] = [await counterparty(), await counterparty()];
  const methodId = await method(withMethod);
  const ids = { counterpartyIds: [alone, alone], payoutMethodIds: [methodId] };
  const { counterparties, methods } = await saved.find(owner.id, ids);
  expect([...counterparties.keys()].sort()).toEqual([alone, withMethod].sort());
  expect(counterparties.get(alone)).toEqual({ id: alone, isDeleted: false, recipient: acme });
  expect([...methods.values()]).toEqual([
    {
      id: methodId,
      counterpartyId: withMethod,
      isDeleted: false,
      method: { type: 'brl', details: { ...validDetails.wire, documentNumber: '52998224725' } },
    },
  ]);
});

test('what is deleted is found as such, and a method with its counterparty', async () => {
  const [kept, gone] = [await counterparty(), await counterparty()];
  const [removed, ofKept, ofGone] = [await method(kept), await method(kept), await method(gone)];
  must(await owner.api.delete(`/counterparties/${kept}/payout-methods/${removed}`), 204);
  must(await owner.api.delete(`/counterparties/${gone}`), 204);
  const found = await saved.find(owner.id, { counterpartyIds: [], payoutMethodIds: [removed, ofKept, ofGone] });
  const isDeleted = [removed, ofKept, ofGone].map((id) => found.methods.get(id)?.isDeleted);
  expect(isDeleted).toEqual([true, false, true]);
  expect([kept, gone].map((id) => found.counterparties.get(id)?.isDeleted)).toEqual([false, true]);
});

test('what another organization has is as absent as what nobody has', async () => {
  const stranger = await gatehouse.organization();
  const counterpartyId = await counterparty(stranger);
  const payoutMethodIds = [await method(counterpartyId, stranger), randomUUID()];
  const found = await saved.find(owner.id, { counterpartyIds: [counterpartyId, randomUUID()], payoutMethodIds });
  expect([found.counterparties.size, found.methods.size]).toEqual([0, 0]);
});

test('350 payouts are looked up at once', async () => {
  const counterpartyIds = await Promise.all(Array.from({ length: 20 }, () => counterparty()));
  const payoutMethodIds = (
    await Promise.all(counterpartyIds.map((id) => Promise.all([method(id), method(id)])))
  ).flat();
  const ids = { counterpartyIds: counterpartyIds.concat(Array.from({ length: 290 }, randomUUID)), payoutMethodIds };
  const { counterparties, methods } = await saved.find(owner.id, ids);
  expect([counterparties.size, methods.size]).toEqual([20, 40]);
});
