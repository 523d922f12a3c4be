import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LedgerScene, credit } from './ledger-scene.js';

const clients = 20;
const paymentsOfEach = 50;
const holdsTooLittle = 'GL001';

let scene: LedgerScene;
let pool: pg.Pool;
beforeAll(async () => {
  scene = await LedgerScene.open();
  pool = new pg.Pool({ connectionString: scene.gatehouse.environment['DATABASE_OWNER_URL'], max: clients });
});
afterAll(async () => {
  await pool.end();
  await scene.gatehouse.stop();
});

test('two accounts that pay each other their last units at once never stop each other', async () => {
  const [organizationId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
  for (const account of [first, second]) await scene.post(organizationId, credit(account, 1_000n));
  // Straight to the database: a unit of work would try again, and hide that two had stopped each other.
  const pay = async (from: string, to: string, units: number): Promise<string> => {
    const values = [organizationId, randomUUID(), randomUUID(), from, to, units];
    const sent = pool.query(
      `SELECT ledger_post($1, $2, 'pay', 0, $3, $4, 'available', $5, 'available', 'USDC', 'POLYGON', $6, now())`,
      values,
    );
    return sent.then(
      () => 'posted',
      (refusal: unknown) => (refusal as { code?: string }).code ?? 'refused without a code',
    );
  };
  const answers = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const told: string[] = [];
      for (let payment = 0; payment < paymentsOfEach; payment++) {
        const units = 1 + ((client * 131 + payment * 373) % 700);
        told.push(await ((client + payment) % 2 === 0 ? pay(first, second, units) : pay(second, first, units)));
      }
      return told;
    }),
  );
  const told = new Set(answers.flat());
  told.delete('posted');
  told.delete(holdsTooLittle);
  expect([...told]).toEqual([]);
  const holds = await Promise.all([first, second].map((account) => scene.holds(organizationId, account)));
  expect(holds.reduce((sum, { available }) => sum + available, 0n)).toBe(2_000n);
  expect(await scene.isBalanced()).toBe(true);
});
