import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../support/service/api.js';
import { PayinReplicas } from '../support/payments/payin-replicas.js';
import {
  type Payee,
  type PayinBody,
  arrivalsOf,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  payinOf,
  pixPayment,
  wayOf,
} from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

const cancelRounds = 30;
const expiryRounds = 20;
const shortest = { expiresInSeconds: 300 };
const expired = { accepted: false, reason: 'It came after the payin had expired' };
let replicas: PayinReplicas;
let to: Payee;
beforeAll(async () => {
  replicas = await PayinReplicas.start();
  to = await payee(replicas.first);
});
afterAll(() => replicas.stop());

async function untilExpired(id: string): Promise<PayinBody> {
  return until('it has expired', async () => {
    const payin = await payinOf(to.api, id);
    return payin.status.type === 'failed' && payin;
  });
}

async function verdictsOf(payinId: string): Promise<unknown[]> {
  return (await arrivalsOf(to.api, payinId)).map(({ reason }) => reason ?? 'taken');
}

describe(`a payin that is canceled at the moment in which it is paid, ${cancelRounds} times in a row`, () => {
  test.each([
    ['a PIX payment', pixPayment, money.pix],
    ['a transfer in ARS', arsTransfer, money.ars],
  ])('is either canceled or paid by %s, and the money is told the same', async (_, wanted, sent) => {
    const ends = new Set<string>();
    for (let round = 0; round < cancelRounds / 2; round++) {
      const { id: payinId } = await askedFor(to, wanted());
      const cancel = (): Promise<Answer> => replicas.by(round, to.api).post(`/payins/${payinId}/cancel`, {});
      const pay = (): ReturnType<typeof arrives> => arrives(replicas.by(round + 1, to.api), { payinId }, sent());
      const [{ status, body }, answer] = await inAnyOrder(round, payinId, cancel, pay);
      ends.add(status === 200 ? 'canceled' : 'paid');
      if (status === 200) {
        expect(answer).toEqual({ accepted: false, payinId, reason: 'The payin was canceled' });
        expect(await verdictsOf(payinId)).toEqual(['canceled']);
        expect(await wayOf(to.api, payinId)).toBe('null > created > canceled');
      } else {
        expect([status, body['name'], answer]).toEqual([409, 'IllegalTransition', { accepted: true, payinId }]);
        expect(await verdictsOf(payinId)).toEqual(['taken']);
        expect(await wayOf(to.api, payinId)).toMatch(/^null > created > pending/);
      }
    }
    expect([...ends].sort()).toEqual(['canceled', 'paid']);
  });
});

/** At once; which of them is asked first alternates. */
async function together<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}

/** At once; or both wait for the payin, and one or the other has waited longer. */
async function inAnyOrder<A, B>(
  round: number,
  payinId: string,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 3 === 0) return together(round, one, other);
  const release = await replicas.first.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [payinId]);
  const isOneFirst = round % 3 === 1;
  const early: Promise<A | B> = isOneFirst ? one() : other();
  await release.awaitedBy(1);
  const late: Promise<A | B> = isOneFirst ? other() : one();
  await release.awaitedBy(2);
  await release();
  const [first, second] = isOneFirst ? [early, late] : [late, early];
  return [(await first) as A, (await second) as B];
}

describe('a payin whose time ends while its money waits', () => {
  test('for the payin itself has expired', async () => {
    const { id: payinId } = await askedFor(to, pixPayment('53500', shortest));
    const release = await replicas.first.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [payinId]);
    const told = arrives(to.api, { payinId }, money.pix());
    await release.awaitedBy(1);
    await replicas.first.advance(300);
    await release();
    expect(await told).toEqual({ ...expired, payinId });
    expect((await untilExpired(payinId)).failureReason).toBe('expired');
    expect(await verdictsOf(payinId)).toEqual(['expired']);
    expect(await wayOf(to.api, payinId)).toBe('null > created > failed');
  });

  test('for its organization has expired', async () => {
    const { id: payinId } = await askedFor(to, arsTransfer('150000', shortest));
    const holder = 'SELECT 1 FROM standing WHERE organization_id = $1 FOR UPDATE';
    const release = await replicas.first.holding(holder, [to.organization.id]);
    const told = arrives(to.api, { payinId }, money.ars());
    await release.awaitedBy(1);
    await replicas.first.advance(300);
    await untilExpired(payinId);
    await release();
    expect(await told).toEqual({ ...expired, payinId });
    expect(await verdictsOf(payinId)).toEqual(['expired']);
  });

  test('for another who tells of the same money has expired, however often it is told', async () => {
    const { id: payinId } = await askedFor(to, pixPayment('53500', shortest));
    const rail = money.pix('53500', { endToEndId: 'E-waits' });
    const release = await replicas.first.holding(
      `INSERT INTO payin_arrival (organization_id, id, rail, arrival_id, code, route, fiat_units, reported, arrived_at)
       VALUES ($1::uuid, gen_random_uuid(), 'sandbox', encode(sha256(($1::uuid::text || ':brl:E-waits')::bytea), 'hex'), 'brl', $2, 53500, 1, now())`,
      [to.organization.id, payinId],
    );
    const told = [0, 1, 2, 3].map((turn) => arrives(replicas.by(turn, to.api), { payinId }, rail));
    await release.awaitedBy(4);
    await replicas.first.advance(300);
    await release();
    expect(await Promise.all(told)).toEqual(Array(4).fill({ ...expired, payinId }));
    expect(await arrivalsOf(to.api, payinId)).toMatchObject([{ accepted: false, reason: 'expired', told: 4 }]);
  });

  test('for its cancellation was canceled', async () => {
    const { id: payinId } = await askedFor(to, pixPayment('53500', shortest));
    const release = await replicas.first.holding('SELECT 1 FROM commitment WHERE subject_id = $1 FOR UPDATE', [
      payinId,
    ]);
    const canceled = to.api.post(`/payins/${payinId}/cancel`, {});
    await release.awaitedBy(1);
    const told = arrives(replicas.by(1, to.api), { payinId }, money.pix());
    await release.awaitedBy(2);
    await replicas.first.advance(300);
    await release();
    expect((await canceled).status).toBe(200);
    expect(await told).toEqual({ accepted: false, payinId, reason: 'The payin was canceled' });
    expect(await wayOf(to.api, payinId)).toBe('null > created > canceled');
  });

  test('to be written down was paid: it was taken before', async () => {
    const { id: payinId } = await askedFor(to, pixPayment('53500', shortest));
    const release = await replicas.holdingEventsOf(payinId);
    const told = arrives(to.api, { payinId }, money.pix());
    await release.awaitedBy(1, 'INSERT INTO "event"');
    await replicas.first.advance(300);
    await release();
    expect(await told).toEqual({ accepted: true, payinId });
    expect(await verdictsOf(payinId)).toEqual(['taken']);
    expect(await wayOf(to.api, payinId)).toMatch(/^null > created > pending/);
  });
});

test(`money that comes in the moment in which its payin expires is taken or late, and not both, ${expiryRounds} times in a row`, async () => {
  for (let round = 0; round < expiryRounds; round++) {
    const { id: payinId } = await askedFor(to, pixPayment('53500', shortest));
    const pay = (): ReturnType<typeof arrives> => arrives(replicas.by(round, to.api), { payinId }, money.pix());
    const [, answer] = await together(round, () => replicas.first.advance(300), pay);
    if (answer.accepted) expect(await wayOf(to.api, payinId)).toMatch(/^null > created > pending/);
    else {
      expect(answer).toEqual({ ...expired, payinId });
      await untilExpired(payinId);
      expect(await wayOf(to.api, payinId)).toBe('null > created > failed');
    }
    expect(await verdictsOf(payinId)).toEqual([answer.accepted ? 'taken' : 'expired']);
  }
});

test('in the end each payment was credited once or not at all', () => replicas.areWell());
