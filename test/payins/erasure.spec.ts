import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataKeyDestroyed, type SealedPlace, Vault } from '#vault';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { untilPayinsFaultless } from '../support/payments/payin-audit.js';
import {
  type Payee,
  arrives,
  arsTransfer,
  askedFor,
  money,
  otherAccount,
  payee,
  payerAccount,
  pixPayment,
  untilPayin,
} from '../support/payments/payins.js';
import { PayinProviderScene, arsArrived } from '../support/payments/payin-provider-scene.js';

const rounds = 10;
const underWay = {
  status: 409,
  body: {
    name: 'IllegalTransition',
    message: expect.stringContaining('A payin of it is still under way') as unknown as string,
  },
};
const nobody = { accepted: false, reason: 'It is for no payin and no account' };
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

function erase({ organization }: Payee): Promise<Answer> {
  return gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked for' });
}

async function canceled({ api }: Payee, id: string): Promise<void> {
  must(await api.post(`/payins/${id}/cancel`, {}), 200);
}

test('an organization stays as long as somebody may still pay it, or its money waits', async () => {
  const to = await payee(gatehouse, { isApproved: false });
  const { id } = await askedFor(to, pixPayment());
  expect(await erase(to)).toMatchObject(underWay);
  await canceled(to, id);
  const { payinId: waiting = '' } = await arrives(to.api, { destinationAccountId: to.accountId }, money.pix('10072'));
  expect(await erase(to)).toMatchObject(underWay);
  await untilPayin(gatehouse, to.api, waiting, 'failed');
  expect((await erase(to)).status).toBe(204);
});

test('a payin that has expired holds nobody back', async () => {
  const to = await payee(gatehouse);
  const { id } = await askedFor(to, arsTransfer());
  await gatehouse.advance(300);
  await untilPayin(gatehouse, to.api, id, 'failed');
  expect((await erase(to)).status).toBe(204);
});

const canaries = ['Zulema-Canario', 'canary-document-77', otherAccount, payerAccount];

test('who was to pay and who paid is nowhere as it was told, and cannot be read once its organization is erased', async () => {
  const to = await payee(gatehouse);
  const { id } = await askedFor(to, arsTransfer());
  const who = { senderName: canaries[0], senderId: canaries[1], senderAccountNumber: otherAccount };
  await arrives(to.api, { payinId: id }, money.ars('150000', who));
  const own = await arrives(to.api, { destinationAccountId: to.accountId }, money.ars('10072', who));
  await untilPayin(gatehouse, to.api, own.payinId ?? '', 'failed');
  const told = JSON.stringify((await to.api.get('/events?limit=100')).body);
  for (const text of [await gatehouse.databaseText(), gatehouse.log.join('\n'), told])
    for (const canary of canaries) expect(text).not.toContain(canary);

  const kept = await sealed(to.organization.id);
  expect(kept).toHaveLength(4);
  const vault = gatehouse.service.get(Vault);
  const opened = await Promise.all(kept.map(async ({ place, bytes }) => (await vault.open(place, bytes)).toString()));
  for (const canary of canaries) expect(opened.join()).toContain(canary);

  expect((await erase(to)).status).toBe(204);
  for (const { place, bytes } of kept) await expect(vault.open(place, bytes)).rejects.toThrow(DataKeyDestroyed);
  expect((await to.api.get(`/payins/${id}`)).status).toBe(401);
});

/** What lies in the database, as whoever gets hold of a dump finds it. */
async function sealed(organizationId: string): Promise<{ place: SealedPlace; bytes: Buffer }[]> {
  const rows = await gatehouse.sql<{ id: string; details: Buffer; sender: Buffer }>(
    'SELECT id, details, sender FROM payin WHERE organization_id = $1',
    [organizationId],
  );
  const place = (row: string, column: string): SealedPlace => ({ organizationId, table: 'payin', row, column });
  return rows.flatMap(({ id, details, sender }) => [
    { place: place(id, 'details'), bytes: details },
    { place: place(id, 'sender'), bytes: sender },
  ]);
}

test('money that comes for an erased organization is sent back', async () => {
  const scene = await PayinProviderScene.open();
  const { api, accountId, organization } = scene.to;
  must(await api.get(`/payins/deposit-instructions?accountId=${accountId}`), 200);
  const { routes } = scene.provider.payins.accounts.get(accountId)?.answer as { routes: { route: string }[] };
  const { id, route } = await scene.opened(arsTransfer());
  await canceled(scene.to, id);
  // What could not be sent is asked back all the same.
  scene.answers('/v1/payins/returns', () => ({ status: 503 }));
  const failed = await scene.opened(arsTransfer('150081'));
  await scene.tells('m-failed', arsArrived(failed.route, '150081'));
  await scene.untilPayin(failed.id, 'failed');
  must(await scene.gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked for' }), 204);
  for (const [movement, to, units] of [
    ['m-own', routes[0]?.route ?? '', '300000'],
    ['m-asked', route, '150000'],
  ] as const) {
    const { status, body } = await scene.tells(movement, arsArrived(to, units));
    expect([status, body.accepted, body.reason]).toEqual([200, false, nobody.reason]);
  }
  scene.provider.instead = undefined;
  await scene.isWhole();
  await scene.close();
});

test(`money that comes in the moment of the erasure is taken, or its organization is erased, and not both, ${rounds} times in a row`, async () => {
  for (let round = 0; round < rounds; round++) {
    const to = await payee(gatehouse, { isApproved: false });
    await arrives(to.api, { destinationAccountId: to.accountId }, money.pix('10072'));
    await untilNothingIsUnderWay(to);
    const pay = (): Promise<Answer> =>
      gatehouse.operator.post('/sandbox/payins', { destinationAccountId: to.accountId, rail: money.pix('99972') });
    const isLate = round % 2 === 0;
    const [first, second] = await Promise.all(isLate ? [erase(to), pay()] : [pay(), erase(to)]);
    const [erasure, answer] = isLate ? [first, second] : [second, first];
    if (erasure.status === 204) expect([answer.status, answer.body['accepted']]).not.toEqual([201, true]);
    else {
      expect(erasure).toMatchObject(underWay);
      expect(answer).toMatchObject({ status: 201, body: { accepted: true } });
      await untilNothingIsUnderWay(to);
    }
  }
});

async function untilNothingIsUnderWay({ api }: Payee): Promise<void> {
  const { body } = await api.get('/payins?limit=1');
  const [newest] = body['results'] as { id: string }[];
  await untilPayin(gatehouse, api, newest?.id ?? '', 'failed');
}

test('the books add up over all of them', () =>
  untilPayinsFaultless(
    (text, values) => gatehouse.sql(text, values),
    () => gatehouse.advance(1),
  ));
