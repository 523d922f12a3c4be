import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { UnitOfWork } from '#database';
import { InsufficientFunds } from '#errors';
import { Ledger, type Posting, available, onChain, reserved } from '#ledger';
import { type OpenGatehouse, openGatehouse } from '../support/open-gatehouse.js';

let gatehouse: OpenGatehouse;
let ledger: Ledger;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  gatehouse = await openGatehouse({ environment: { ROLE: 'api', DATABASE_CONNECTIONS: '20' } });
  ledger = gatehouse.service.get(Ledger);
  unitOfWork = gatehouse.service.get(UnitOfWork);
});
afterAll(() => gatehouse.stop());

const at = new Date('2026-11-22T12:00:00.000Z');
type Step = Pick<Posting, 'step' | 'lines'> & Partial<Posting>;

function post(organizationId: string, { subjectId = randomUUID(), ...posting }: Step): Promise<boolean> {
  return unitOfWork.run((tx) =>
    ledger.post(tx, { organizationId, subjectId, token: 'USDC', blockchain: 'POLYGON', at, ...posting }),
  );
}

const credit = (account: string, units: bigint): Step => ({
  step: 'credit',
  lines: [{ from: onChain('POLYGON'), to: available(account), units }],
});

async function holds(organizationId: string, id: string): Promise<{ available: bigint; reserved: bigint }> {
  const [balance] = (await ledger.balances([{ organizationId, id }])).get(id) ?? [];
  return { available: balance?.available ?? 0n, reserved: balance?.reserved ?? 0n };
}

async function expectBalanced(): Promise<void> {
  expect((await gatehouse.operator.get('/ledger/proof')).body).toMatchObject({ balanced: true });
}

describe('a posting', () => {
  test('is there once, however often and from wherever it is posted', async () => {
    const [organizationId, account, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post(organizationId, { ...credit(account, 100n), subjectId })),
    );
    expect(answers.filter((posted) => posted)).toHaveLength(1);
    expect(await holds(organizationId, account)).toEqual({ available: 100n, reserved: 0n });
    await expectBalanced();
  });

  test('with other lines than those that are there is refused', async () => {
    const [organizationId, account, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    await post(organizationId, { ...credit(account, 100n), subjectId });
    await expect(post(organizationId, { ...credit(account, 101n), subjectId })).rejects.toThrow(/other lines/);
    const [line] = credit(account, 100n).lines;
    await expect(post(organizationId, { step: 'credit', lines: [line, line], subjectId })).rejects.toThrow(
      /other lines/,
    );
    expect(await holds(organizationId, account)).toEqual({ available: 100n, reserved: 0n });
  });

  test('that takes more than there is says how much there is, and undoes all of its unit of work', async () => {
    const [organizationId, account, other] = [randomUUID(), randomUUID(), randomUUID()];
    await post(organizationId, credit(account, 12_500_000n));
    const refused = unitOfWork.run(async (tx) => {
      const shared = { organizationId, token: 'USDC', blockchain: 'POLYGON', at } as const;
      await ledger.post(tx, { ...shared, subjectId: randomUUID(), ...credit(other, 1n) });
      await ledger.post(tx, {
        ...{ ...shared, subjectId: randomUUID(), step: 'reserve' },
        lines: [{ from: available(account), to: reserved(account), units: 12_500_001n }],
      });
    });
    await expect(refused).rejects.toThrow(InsufficientFunds);
    await expect(refused).rejects.toMatchObject({
      params: {
        accountId: account,
        available: { tokenAmount: 12.5, tokenSymbol: 'USDC' },
        required: { tokenAmount: 12.500001, tokenSymbol: 'USDC' },
      },
    });
    expect(await holds(organizationId, other)).toEqual({ available: 0n, reserved: 0n });
  });

  test('of several lines moves all of them', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await post(organizationId, {
      step: 'settle',
      lines: [
        { from: { book: 'settlement:ars' }, to: available(account), units: 97n },
        { from: { book: 'settlement:ars' }, to: { book: 'developerFees' }, units: 2n },
        { from: { book: 'settlement:ars' }, to: { book: 'fees' }, units: 1n },
      ],
    });
    expect(await holds(organizationId, account)).toEqual({ available: 97n, reserved: 0n });
    await expectBalanced();
  });
});

describe('the database itself', () => {
  test.each([
    ['changes no line', `UPDATE ledger_line SET units = units + 1`],
    ['removes no line', `DELETE FROM ledger_line`],
    ['empties no ledger', `TRUNCATE ledger_line`],
  ])('%s', async (_, statement) => {
    const organizationId = randomUUID();
    await post(organizationId, credit(randomUUID(), 5n));
    await expect(gatehouse.sql(statement)).rejects.toThrow(/never changed/);
  });

  test.each([
    ['none', '0'],
    ['less than none', '-5'],
  ])('takes no line that moves %s', async (_, units) => {
    const values = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const written = gatehouse.sql(
      `SELECT ledger_post($1, $2, 'credit', 0, $3, '00000000-0000-0000-0000-000000000000', 'chain:POLYGON', $4, 'available', 'USDC', 'POLYGON', ${units}, now())`,
      values,
    );
    await expect(written).rejects.toThrow(/ledger_line_units/);
  });

  test('takes no account below zero', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await post(organizationId, credit(account, 5n));
    const taken = gatehouse.sql('UPDATE ledger_balance SET units = units - 6 WHERE account_id = $1', [account]);
    await expect(taken).rejects.toThrow(/ledger_balance_units/);
  });
});

test('a balance that is not what its lines make it is found', async () => {
  const [organizationId, account] = [randomUUID(), randomUUID()];
  await post(organizationId, credit(account, 500n));
  await expectBalanced();
  const change = (by: number): Promise<object[]> =>
    gatehouse.sql('UPDATE ledger_balance SET units = units + $2 WHERE account_id = $1', [account, by]);
  await change(1);
  const { body } = await gatehouse.operator.get('/ledger/proof');
  await change(-1);
  expect(body).toMatchObject({ balanced: false, sums: [{ tokenSymbol: 'USDC', blockchain: 'POLYGON', sum: '1' }] });
  await expectBalanced();
});

test('an account that many pay from at once pays exactly what it holds', async () => {
  const [organizationId, account] = [randomUUID(), randomUUID()];
  await post(organizationId, credit(account, 1_000n));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 150 }, () =>
      post(organizationId, {
        step: 'debit',
        lines: [{ from: available(account), to: onChain('POLYGON'), units: 10n }],
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(InsufficientFunds);
  expect(await holds(organizationId, account)).toEqual({ available: 0n, reserved: 0n });
  await expectBalanced();
});

/** What clients do to a few accounts, in any order and all at once. */
type Act =
  | { readonly kind: 'deposit' | 'reserve' | 'pay'; readonly account: number; readonly units: bigint }
  | { readonly kind: 'confirm' | 'fail' | 'again'; readonly pick: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'reserve' as const, 'pay' as const),
    account: fc.nat(3),
    units: fc.bigInt(1n, 1_000n),
  }),
  fc.record({ kind: fc.constantFrom('confirm' as const, 'fail' as const, 'again' as const), pick: fc.nat(1_000) }),
);

interface Reservation {
  readonly account: string;
  readonly units: bigint;
  readonly subjectId: string;
}

/** One client: it remembers what it reserved, and ends each reservation in one way or another, sometimes twice. */
async function client(organizationId: string, accounts: readonly string[], acts: readonly Act[]): Promise<void> {
  const held: Reservation[] = [];
  let last: (() => Promise<boolean>) | undefined;
  const attempt = async (posting: () => Promise<boolean>): Promise<boolean> => {
    last = posting;
    try {
      return await posting();
    } catch (cause) {
      if (cause instanceof InsufficientFunds) return false;
      throw cause;
    }
  };
  for (const next of acts) {
    const subjectId = randomUUID();
    if (next.kind === 'again') {
      if (last !== undefined) await attempt(last);
    } else if (next.kind === 'confirm' || next.kind === 'fail') {
      const [ended] = held.splice(next.pick % Math.max(held.length, 1), 1);
      if (ended === undefined) continue;
      const { account, units } = ended;
      const to = next.kind === 'confirm' ? onChain('POLYGON') : available(account);
      await attempt(() =>
        post(organizationId, {
          step: 'end',
          subjectId: ended.subjectId,
          lines: [{ from: reserved(account), to, units }],
        }),
      );
    } else {
      const account = accounts[next.account] ?? '';
      const { units } = next;
      const sides = {
        deposit: { from: onChain('POLYGON'), to: available(account) },
        reserve: { from: available(account), to: reserved(account) },
        pay: { from: available(account), to: available(accounts[(next.account + 1) % accounts.length] ?? '') },
      }[next.kind];
      const posted = await attempt(() =>
        post(organizationId, { step: next.kind, subjectId, lines: [{ ...sides, units }] }),
      );
      if (posted && next.kind === 'reserve') held.push({ account, units, subjectId });
    }
  }
}

test('whatever many clients do at once, it adds up, nothing is below zero and nothing is there twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 5, maxLength: 25 }), { minLength: 2, maxLength: 8 }),
      async (clients) => {
        const organizationId = randomUUID();
        const accounts = Array.from({ length: 4 }, () => randomUUID());
        await Promise.all(clients.map((acts) => client(organizationId, accounts, acts)));
        await expectBalanced();
        const [wrong] = await gatehouse.sql<{ below: string; twice: string }>(
          `SELECT (SELECT count(*) FROM ledger_balance WHERE organization_id = $1 AND units < 0 AND book IN ('available', 'reserved')) AS below,
             (SELECT count(*) - count(DISTINCT (subject_id, step)) FROM ledger_line WHERE organization_id = $1) AS twice`,
          [organizationId],
        );
        expect(wrong).toEqual({ below: '0', twice: '0' });
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
