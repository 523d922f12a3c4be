import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import fc from 'fast-check';
import { LedgerHistory, LedgerStatements, available, onChain, reserved } from '#ledger';
import { firstIdAt } from '#runtime';
import { InspectLedger } from '../../libs/ledger/src/inspect-ledger.js';
import { SealLedger } from '../../libs/ledger/src/seal-ledger.js';
import { type Held, LedgerScene, credit, heldOf, usdc } from './ledger-scene.js';

const hour = 3_600;
const day = 24 * hour;

let scene: LedgerScene;
beforeAll(async () => {
  scene = await LedgerScene.open();
});
afterAll(() => scene.gatehouse.stop());

async function seal(): Promise<void> {
  await scene.gatehouse.service.get(SealLedger).run();
}

/** All lines again, whether or not a day has passed. */
async function inspected(): Promise<object> {
  await scene.gatehouse.advance(day);
  await scene.gatehouse.service.get(InspectLedger).run();
  return proof();
}

async function proof(): Promise<Record<string, unknown>> {
  return (await scene.gatehouse.operator.get('/ledger/proof')).body;
}

/** As somebody could who owns the database. */
async function tampered(...statements: string[]): Promise<void> {
  const change = [
    'ALTER TABLE ledger_line DISABLE TRIGGER ledger_line_append_only',
    ...statements,
    'ALTER TABLE ledger_line ENABLE TRIGGER ledger_line_append_only',
  ];
  for (const statement of change) await scene.gatehouse.sql(statement);
}

describe('where the ledger is closed', () => {
  test('no line comes any more, and the same is posted with a later one', async () => {
    await scene.gatehouse.advance(hour);
    await seal();
    const [organizationId, account] = [randomUUID(), randomUUID()];
    const closed = firstIdAt(new Date((await scene.gatehouse.now()).getTime() - hour * 1_000));
    const written = scene.gatehouse.sql(
      `SELECT ledger_post($1, $2, 'credit', 0, $3, '00000000-0000-0000-0000-000000000000', 'chain:POLYGON', $4, 'available', 'USDC', 'POLYGON', 5, now())`,
      [organizationId, randomUUID(), closed, account],
    );
    await expect(written).rejects.toMatchObject({ code: '40001' });
    await scene.post(organizationId, credit(account, 5n));
    expect(await scene.holds(organizationId, account)).toEqual({ available: 5n, reserved: 0n });
    expect(await scene.isBalanced()).toBe(true);
  });

  test('waits for a transaction that has written lines before, and has them in its sums', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    const told = new EventEmitter();
    const [posted, open] = [once(told, 'posted'), once(told, 'open')];
    const work = scene.unitOfWork.run(async (tx) => {
      const subjectId = randomUUID();
      await scene.ledger.post(tx, { organizationId, subjectId, ...usdc, ...credit(account, 7n) });
      told.emit('posted');
      await open;
    });
    await posted;
    await scene.gatehouse.advance(hour);
    let isSealed = false;
    const sealing = seal().then(() => {
      isSealed = true;
    });
    await scene.gatehouse.sql('SELECT pg_sleep(0.3)');
    expect(isSealed).toBe(false);
    told.emit('open');
    await Promise.all([work, sealing]);
    const [sum] = await scene.gatehouse.sql<{ units: string }>('SELECT units FROM ledger_sum WHERE account_id = $1', [
      account,
    ]);
    expect(sum).toEqual({ units: '7' });
    expect(await scene.isBalanced()).toBe(true);
  });

  test('a worker that seals at the same time adds nothing twice', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await scene.post(organizationId, credit(account, 11n));
    await scene.gatehouse.advance(3 * day);
    await Promise.all([seal(), seal(), seal()]);
    expect(await scene.isBalanced()).toBe(true);
    expect(await inspected()).toMatchObject({ balanced: true, wrong: [] });
  });
});

describe('a proof from what is sealed', () => {
  test('names a balance that is not what its lines make it', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await scene.post(organizationId, credit(account, 500n));
    await scene.gatehouse.advance(hour);
    await seal();
    await scene.post(organizationId, credit(account, 20n));
    const change = (by: number): Promise<object[]> =>
      scene.gatehouse.sql('UPDATE ledger_balance SET units = units + $2 WHERE account_id = $1', [account, by]);
    await change(1);
    const found = await proof();
    await change(-1);
    expect(found).toMatchObject({
      balanced: false,
      wrong: [{ organizationId, accountId: account, book: 'available', held: '521', lines: '520' }],
    });
    expect(await proof()).toMatchObject({ balanced: true, wrong: [] });
  });

  test('names a sum that was changed', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await scene.post(organizationId, credit(account, 500n));
    await scene.gatehouse.advance(hour);
    await seal();
    await scene.gatehouse.sql('UPDATE ledger_sum SET units = units + 1 WHERE account_id = $1', [account]);
    const found = await proof();
    await scene.gatehouse.sql('UPDATE ledger_sum SET units = units - 1 WHERE account_id = $1', [account]);
    expect(found).toMatchObject({
      balanced: false,
      wrong: expect.arrayContaining([expect.objectContaining({ accountId: account })]),
    });
  });
});

describe('a proof of all lines', () => {
  test.each([
    [
      'changed',
      `UPDATE ledger_line SET units = units + 3 WHERE destination_id = $account`,
      `UPDATE ledger_line SET units = units - 3 WHERE destination_id = $account`,
    ],
    [
      'taken away',
      `CREATE TABLE stolen AS SELECT * FROM ledger_line WHERE destination_id = $account; DELETE FROM ledger_line WHERE destination_id = $account`,
      `INSERT INTO ledger_line SELECT * FROM stolen; DROP TABLE stolen`,
    ],
    [
      'added where the ledger is closed',
      `INSERT INTO ledger_line SELECT organization_id, gen_random_uuid(), step, ordinal, id, source_id, source_book, destination_id, destination_book, token, blockchain, units, posted_at FROM ledger_line WHERE destination_id = $account`,
      `DELETE FROM ledger_line WHERE destination_id = $account AND subject_id <> $subject`,
    ],
  ])('finds a line that was %s, and forgets it once it is as it was', async (_, change, undo) => {
    const [organizationId, account, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    await scene.post(organizationId, { ...credit(account, 500n), subjectId });
    await scene.gatehouse.advance(2 * day);
    await scene.post(organizationId, credit(randomUUID(), 1n));
    await scene.gatehouse.advance(hour);
    await seal();
    const filled = (text: string): string =>
      text.replaceAll('$account', `'${account}'`).replaceAll('$subject', `'${subjectId}'`);
    await tampered(...filled(change).split('; '));
    expect(await inspected()).toMatchObject({
      balanced: false,
      wrong: expect.arrayContaining([
        expect.objectContaining({ organizationId, accountId: account, book: 'available', held: '500' }),
      ]),
    });
    await tampered(...filled(undo).split('; '));
    const { balanced, wrong, wholeProvedAt } = (await inspected()) as Record<string, unknown>;
    expect({ balanced, wrong }).toEqual({ balanced: true, wrong: [] });
    expect(Date.parse(String(wholeProvedAt))).toBeLessThanOrEqual((await scene.gatehouse.now()).getTime());
  });

  test('goes on where it was ended', async () => {
    await inspected();
    await scene.gatehouse.advance(day);
    const [row] = await scene.gatehouse.sql<{ first: Date }>('SELECT min(ends_at) AS first FROM ledger_snapshot');
    await scene.gatehouse.sql(
      `UPDATE ledger_inspection SET proven_before = $1, finished_at = NULL, found = '[{"book": "of the days before"}]'`,
      [firstIdAt(row?.first ?? new Date())],
    );
    await scene.gatehouse.service.get(InspectLedger).run();
    const [left] = await scene.gatehouse.sql('SELECT proven_before AS proven, wrong FROM ledger_inspection');
    await inspected();
    expect(left).toEqual({ proven: null, wrong: [{ book: 'of the days before' }] });
  });
});

/** What happens to an account, after some time. */
const anyAct = fc.record({
  after: fc.constantFrom(0, 1, hour, 7 * hour, day, 5 * day),
  kind: fc.constantFrom('credit' as const, 'reserve' as const, 'pay' as const, 'seal' as const),
  units: fc.bigInt(1n, 1_000n),
});

type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

/** Does it as far as there is enough for it; what the account holds then. */
async function done({ kind, units }: Act, account: { organizationId: string; id: string }, held: Held): Promise<Held> {
  const { organizationId, id } = account;
  switch (kind) {
    case 'seal':
      await seal();
      return held;
    case 'credit':
      await scene.post(organizationId, credit(id, units));
      return { ...held, available: held.available + units };
    case 'reserve':
      if (held.available < units) return held;
      await scene.post(organizationId, { step: kind, lines: [{ from: available(id), to: reserved(id), units }] });
      return { available: held.available - units, reserved: held.reserved + units };
    case 'pay':
      if (held.reserved < units) return held;
      await scene.post(organizationId, { step: kind, lines: [{ from: reserved(id), to: onChain('POLYGON'), units }] });
      return { ...held, reserved: held.reserved - units };
  }
}

test('the balances of any moment are what was posted by then, however much of it is sealed', async () => {
  const history = scene.gatehouse.service.get(LedgerHistory);
  const statements = scene.gatehouse.service.get(LedgerStatements);
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 3, maxLength: 12 }), async (acts) => {
      const [organizationId, id] = [randomUUID(), randomUUID()];
      let held: Held = { available: 0n, reserved: 0n };
      const known: { at: Date; held: Held }[] = [];
      for (const act of acts) {
        if (act.after > 0) await scene.gatehouse.advance(act.after);
        held = await done(act, { organizationId, id }, held);
        known.push({ at: await laterThanAll(), held });
      }
      for (const { at, held: wanted } of known) {
        expect(heldOf((await history.balancesAt({ organizationId, id }, at)).balances)).toEqual(wanted);
      }
      const chain = await history.overChain('POLYGON', [{ organizationId, id }]);
      expect(chain.get(id)?.get('USDC') ?? 0n).toBe(held.available + held.reserved);
      const [first = { at: new Date(0), held }, last = first] = [known[0], known.at(-1)];
      const statement = await statements.ofAccount({ organizationId, id }, { from: first.at, to: last.at }, 100);
      const edges = [statement?.opening, statement?.closing].map((edge) => edge?.[0]?.units ?? 0n);
      expect(edges).toEqual([first, last].map((each) => each.held.available + each.held.reserved));
    }),
    { numRuns: 15 },
  );
  expect(await scene.isBalanced()).toBe(true);
}, 120_000);

/** Lines are ordered by milliseconds: what is posted from now on has a later one. */
async function laterThanAll(): Promise<Date> {
  await scene.gatehouse.advance(1);
  return scene.gatehouse.now();
}
