import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { InsufficientFunds } from '#errors';
import { available, onChain, reserved } from '#ledger';
import { LedgerScene, credit, usdc } from './ledger-scene.js';

let scene: LedgerScene;
beforeAll(async () => {
  scene = await LedgerScene.open();
});
afterAll(() => scene.gatehouse.stop());

async function expectBalanced(): Promise<void> {
  expect(await scene.isBalanced()).toBe(true);
}

describe('a posting', () => {
  test('is there once, however often and from wherever it is posted', async () => {
    const [organizationId, account, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => scene.post(organizationId, { ...credit(account, 100n), subjectId })),
    );
    expect(answers.filter((posted) => posted)).toHaveLength(1);
    expect(await scene.holds(organizationId, account)).toEqual({ available: 100n, reserved: 0n });
    await expectBalanced();
  });

  test('with other lines than those that are there is refused', async () => {
    const [organizationId, account, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    await scene.post(organizationId, { ...credit(account, 100n), subjectId });
    await expect(scene.post(organizationId, { ...credit(account, 101n), subjectId })).rejects.toThrow(/other lines/);
    const [line] = credit(account, 100n).lines;
    await expect(scene.post(organizationId, { step: 'credit', lines: [line, line], subjectId })).rejects.toThrow(
      /other lines/,
    );
    expect(await scene.holds(organizationId, account)).toEqual({ available: 100n, reserved: 0n });
  });

  test('that takes more than there is says how much there is, and undoes all of its unit of work', async () => {
    const [organizationId, account, other] = [randomUUID(), randomUUID(), randomUUID()];
    await scene.post(organizationId, credit(account, 12_500_000n));
    const refused = scene.unitOfWork.run(async (tx) => {
      const shared = { organizationId, ...usdc };
      await scene.ledger.post(tx, { ...shared, subjectId: randomUUID(), ...credit(other, 1n) });
      await scene.ledger.post(tx, {
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
    expect(await scene.holds(organizationId, other)).toEqual({ available: 0n, reserved: 0n });
  });

  test('of several lines moves all of them', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await scene.post(organizationId, {
      step: 'settle',
      lines: [
        { from: { book: 'settlement:ars' }, to: available(account), units: 97n },
        { from: { book: 'settlement:ars' }, to: { book: 'developerFees' }, units: 2n },
        { from: { book: 'settlement:ars' }, to: { book: 'fees' }, units: 1n },
      ],
    });
    expect(await scene.holds(organizationId, account)).toEqual({ available: 97n, reserved: 0n });
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
    await scene.post(organizationId, credit(randomUUID(), 5n));
    await expect(scene.gatehouse.sql(statement)).rejects.toThrow(/never changed/);
  });

  test.each([
    ['none', '0'],
    ['less than none', '-5'],
  ])('takes no line that moves %s', async (_, units) => {
    const values = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const written = scene.gatehouse.sql(
      `SELECT ledger_post($1, $2, 'credit', 0, $3, '00000000-0000-0000-0000-000000000000', 'chain:POLYGON', $4, 'available', 'USDC', 'POLYGON', ${units}, now())`,
      values,
    );
    await expect(written).rejects.toThrow(/ledger_line_units/);
  });

  test('takes no account below zero', async () => {
    const [organizationId, account] = [randomUUID(), randomUUID()];
    await scene.post(organizationId, credit(account, 5n));
    const taken = scene.gatehouse.sql('UPDATE ledger_balance SET units = units - 6 WHERE account_id = $1', [account]);
    await expect(taken).rejects.toThrow(/ledger_balance_units/);
  });
});

test('a balance that is not what its lines make it is found', async () => {
  const [organizationId, account] = [randomUUID(), randomUUID()];
  await scene.post(organizationId, credit(account, 500n));
  await expectBalanced();
  const change = (by: number): Promise<object[]> =>
    scene.gatehouse.sql('UPDATE ledger_balance SET units = units + $2 WHERE account_id = $1', [account, by]);
  await change(1);
  const { body } = await scene.gatehouse.operator.get('/ledger/proof');
  await change(-1);
  expect(body).toMatchObject({ balanced: false, sums: [{ tokenSymbol: 'USDC', blockchain: 'POLYGON', sum: '1' }] });
  await expectBalanced();
});

test('an account that many pay from at once pays exactly what it holds', async () => {
  const [organizationId, account] = [randomUUID(), randomUUID()];
  await scene.post(organizationId, credit(account, 1_000n));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 150 }, () =>
      scene.post(organizationId, {
        step: 'debit',
        lines: [{ from: available(account), to: onChain('POLYGON'), units: 10n }],
      }),
    ),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
  expect(refusals.filter((refusal) => !(refusal instanceof InsufficientFunds))).toEqual([]);
  expect(refusals).toHaveLength(50);
  expect(await scene.holds(organizationId, account)).toEqual({ available: 0n, reserved: 0n });
  await expectBalanced();
});
