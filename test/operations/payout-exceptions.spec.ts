import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { accountOf } from '../support/chains/accounts.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import {
  type ExceptionBody,
  comparedAll,
  exceptionOf,
  exceptionsAbout,
  openedAbout,
  resolve,
  resolvedByTwo,
} from '../support/payments/exceptions.js';
import { type Paying, ProviderScene, isOrder, paid } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';
import { newPerson } from '../support/staff/people.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';

const hours = 3_600;

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(() => comparedAll(scene.gatehouse).then(() => scene.close()));

async function balance(): Promise<unknown> {
  const { accountDetails } = await accountOf(scene.from.api, scene.from.accountId);
  return accountDetails?.balances.find(({ tokenSymbol }) => tokenSymbol === 'USDC');
}

const looked = (): Promise<void> => scene.gatehouse.work('lookForPayoutStuck');
async function pending(): Promise<Paying> {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  return payout;
}

async function stuck(): Promise<{ payout: Paying; exception: ExceptionBody }> {
  const payout = await pending();
  await scene.gatehouse.advance(4 * hours);
  return { payout, exception: await openedAbout(scene.gatehouse, payout.payoutId) };
}

async function contradicted(first: string, then: string): Promise<{ payout: Paying; exception: ExceptionBody }> {
  const payout = await pending();
  await scene.tell(payout.payoutId, first);
  await scene.untilPayout(payout, first);
  await scene.tell(payout.payoutId, then, { times: 2 });
  return { payout, exception: await openedAbout(scene.gatehouse, payout.payoutId) };
}

/** In the books of money, of all organizations. */
async function inBook(book: string): Promise<bigint> {
  const [row] = await scene.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE blockchain = 'fiat' AND book = $1`,
    [book],
  );
  return BigInt(row?.units ?? 0);
}

describe('a payout on which nothing moves', () => {
  test('is an exception from its hour on, once, and is retried without anybody else', async () => {
    const { payoutId } = await pending();
    await scene.gatehouse.advance(4 * hours - 60);
    await looked();
    expect(await exceptionsAbout(scene.gatehouse, payoutId)).toEqual([]);
    await scene.gatehouse.advance(60);
    await Promise.all([looked(), looked()]);
    const [exception, ...more] = await exceptionsAbout(scene.gatehouse, payoutId);
    expect(more).toEqual([]);
    expect(exception).toMatchObject({
      kind: 'payoutStuck',
      status: 'open',
      organizationId: scene.from.organization.id,
      subject: { type: 'payout', id: payoutId },
      amount: { tokenSymbol: 'USDC', blockchain: 'POLYGON', units: expect.any(String) },
      because: 'Its rail has said nothing new for 4 hours',
      options: ['retry', 'failAndGiveBack', 'markAsPaid'],
    });
    scene.willTell(payoutId, 'completed');
    const answer = await resolve(scene.gatehouse.operator, exception as ExceptionBody, 'retry');
    expect(must(answer, 200)).toMatchObject({
      status: 'resolved',
      options: [],
      resolution: { option: 'retry', by: 'operator', reason: 'By retry, ticket 4711' },
    });
    await scene.untilPayout({ id: await requestIdOf(payoutId), payoutId }, 'completed');
    await looked();
    expect(await exceptionsAbout(scene.gatehouse, payoutId)).toHaveLength(1);
  });

  test('that moves again is over by itself, and found once more when it stops', async () => {
    const { payout, exception } = await stuck();
    await scene.tell(payout.payoutId, 'onHold');
    await scene.untilPayout(payout, 'onHold');
    await looked();
    expect(await exceptionOf(scene.gatehouse, exception.id)).toMatchObject({
      status: 'resolved',
      resolution: { reason: 'The payout has moved again' },
    });
    await scene.gatehouse.advance(4 * hours);
    expect((await openedAbout(scene.gatehouse, payout.payoutId)).because).toBe('Its rail keeps it on hold for 4 hours');
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
  });

  test('is failed and given back by two people, with its event, its books and its line in the audit trail', async () => {
    const before = await balance();
    const { payout, exception } = await stuck();
    const person = await newPerson(scene.gatehouse.operator, ['treasurer']);
    expect(await resolve(scene.gatehouse.operator, exception, 'failAndGiveBack')).toMatchObject(forbidden());
    const proposal = must(await resolve(person.api, exception, 'failAndGiveBack'), 202);
    expect(proposal).toMatchObject({ action: 'payout.resolve', status: 'open', requiredApprovals: 1 });
    expect(await act(person.api, proposal['id'], 'approve')).toMatchObject(forbidden('ownProposal'));
    await resolvedByTwo(scene.gatehouse, exception, 'failAndGiveBack');
    await scene.went(payout, 'created > pending > failed');
    await scene.isWhole();
    expect(await balance()).toEqual(before);
    const { results } = await auditEntries(scene.gatehouse, scene.from.organization.id);
    expect(results.filter(({ subject }) => subject === `exception:${exception.id}`)).toMatchObject([
      { action: 'exceptionResolved', reason: 'failAndGiveBack: By failAndGiveBack, ticket 4711' },
    ]);
    // The other proposal has become impossible.
    const second = await newPerson(scene.gatehouse.operator, ['treasurer']);
    expect(must(await act(second.api, proposal['id'], 'approve'), 200)).toMatchObject({
      status: 'failed',
      outcome: { error: { name: 'IllegalTransition' } },
    });
  });

  test('as its rail never takes the order is given back too, and never ordered again', async () => {
    const before = await balance();
    const payout = await scene.paying((request) => (isOrder(request) ? { status: 503, body: {} } : undefined));
    await until('its rail was asked', async () => {
      await scene.gatehouse.advance(1);
      return scene.provider.at('/v1/payouts').some(({ body }) => body.includes(payout.payoutId));
    });
    await scene.gatehouse.advance(4 * hours);
    const exception = await openedAbout(scene.gatehouse, payout.payoutId);
    expect(exception.because).toBe('Its rail has not taken the order for 4 hours');
    await resolvedByTwo(scene.gatehouse, exception, 'failAndGiveBack');
    scene.provider.instead = undefined;
    await scene.isWhole();
    expect(await balance()).toEqual(before);
    expect(scene.provider.orders.has(payout.payoutId)).toBe(false);
    await scene.went(payout, 'created > pending > failed');
  });

  test('is paid where two people say so, and a rail that says so later changes nothing', async () => {
    const { payout, exception } = await stuck();
    await resolvedByTwo(scene.gatehouse, exception, 'markAsPaid');
    await scene.untilPayout(payout, 'completed');
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilReportsAreTaken();
    await scene.went(payout, paid);
    await scene.isWhole();
  });

  test('is resolved once, though ten people do so at the same moment', async () => {
    const { payout, exception } = await stuck();
    const ten = await Promise.all(Array.from({ length: 10 }, () => newPerson(scene.gatehouse.operator, ['finance'])));
    const answers = await Promise.all(ten.map(({ api }) => resolve(api, exception, 'retry')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body['name'] === 'IllegalTransition')).toHaveLength(
      9,
    );
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
  });

  test('that the rail ended before somebody agreed stays as the rail left it', async () => {
    const { payout, exception } = await stuck();
    const [asking, agreeing] = [
      await newPerson(scene.gatehouse.operator, ['finance']),
      await newPerson(scene.gatehouse.operator, ['treasurer']),
    ];
    const proposal = must(await resolve(asking.api, exception, 'failAndGiveBack'), 202);
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    const agreed = must(await act(agreeing.api, proposal['id'], 'approve'), 200);
    expect(agreed).toMatchObject({ status: 'failed', outcome: { error: { name: 'IllegalTransition' } } });
    await scene.went(payout, paid);
  });
});

describe('a rail that says the opposite of what it said', () => {
  test.each([
    ['failed', 'completed', 'markAsFailed', 'created > pending > failed'],
    ['completed', 'failed', 'markAsPaid', paid],
    ['completed', 'failed', 'failAndGiveBack', `${paid} > refundInProgress > refunded`],
  ])('%s, then %s, is settled by %s: nobody is owed anything', async (first, then, option, way) => {
    const before = await Promise.all([inBook('receivable'), inBook('payable')]);
    const { payout, exception } = await contradicted(first, then);
    expect(exception).toMatchObject({ kind: 'railContradiction', amount: { fiatCurrencyCode: 'ARS' } });
    expect(await Promise.all([inBook('receivable'), inBook('payable')])).not.toEqual(before);
    await resolvedByTwo(scene.gatehouse, exception, option);
    await scene.isWhole();
    expect(await Promise.all([inBook('receivable'), inBook('payable')])).toEqual(before);
    await scene.went(payout, way);
    await scene.gatehouse.work('lookForRailContradiction');
    expect(await exceptionsAbout(scene.gatehouse, payout.payoutId)).toMatchObject([{ status: 'resolved' }]);
  });

  test('and takes it back leaves no exception', async () => {
    const { payout, exception } = await contradicted('completed', 'failed');
    await scene.tell(payout.payoutId, 'completed', { id: `after-all-${payout.payoutId}` });
    await scene.untilReportsAreTaken();
    await scene.gatehouse.work('lookForRailContradiction');
    expect(await exceptionOf(scene.gatehouse, exception.id)).toMatchObject({
      status: 'resolved',
      resolution: { reason: 'Its rail has taken it back' },
    });
  });
});

describe('exceptions as a list', () => {
  test('are narrowed by kind, status and organization, are a table too, and count in the metrics', async () => {
    const { exception } = await stuck();
    const { gatehouse, from } = scene;
    const ids = async (query: string): Promise<string[]> => {
      const { results } = must(await gatehouse.operator.get(`/exceptions?${query}`), 200);
      return (results as ExceptionBody[]).map(({ id }) => id);
    };
    expect(await ids('kind=payoutStuck&status=open')).toEqual([exception.id]);
    expect(await ids(`status=open&organizationId=${from.organization.id}`)).toEqual([exception.id]);
    expect(await ids('kind=reorg')).toEqual([]);
    const { api: auditor } = await newPerson(gatehouse.operator, ['auditor']);
    const table = await fetch(`${gatehouse.url}/exceptions?status=open`, {
      headers: { Cookie: auditor.cookie, Accept: 'text/csv' },
    });
    expect(await table.text()).toContain(`${exception.id},${from.organization.id},payoutStuck,open,payout`);
    expect(await resolve(auditor, exception, 'retry')).toMatchObject(forbidden());
    expect((await from.api.get('/exceptions')).status).toBe(403);
    const metrics = String((await gatehouse.anyone.get('/metrics')).body['text']);
    expect(metrics).toContain('gatehouse_exceptions_open{kind="payoutStuck"} 1');
    await gatehouse.advance(600);
    const later = String((await gatehouse.anyone.get('/metrics')).body['text']);
    const [, age = ''] = /^gatehouse_exception_oldest_seconds\{kind="payoutStuck"\} ([\d.]+)$/m.exec(later) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(600);
  });
});

async function requestIdOf(payoutId: string): Promise<string> {
  const [row] = await scene.sql<{ id: string }>('SELECT payout_request_id AS id FROM payout WHERE id = $1', [payoutId]);
  return row?.id ?? '';
}
