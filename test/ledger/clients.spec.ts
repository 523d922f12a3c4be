import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { InsufficientFunds } from '#errors';
import { available, onChain, reserved } from '#ledger';
import { LedgerScene, type Step } from './ledger-scene.js';

let scene: LedgerScene;
beforeAll(async () => {
  scene = await LedgerScene.open();
});
afterAll(() => scene.gatehouse.stop());

/** What clients do to a few accounts, in any order and all at once. */
type Act = Move | Ending;

interface Move {
  readonly kind: 'deposit' | 'reserve' | 'pay';
  readonly account: number;
  readonly units: bigint;
}

interface Ending {
  readonly kind: 'confirm' | 'fail' | 'again';
  readonly pick: number;
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record<Move>({
    kind: fc.constantFrom('deposit' as const, 'reserve' as const, 'pay' as const),
    account: fc.nat(3),
    units: fc.bigInt(1n, 1_000n),
  }),
  fc.record<Ending>({
    kind: fc.constantFrom('confirm' as const, 'fail' as const, 'again' as const),
    pick: fc.nat(1_000),
  }),
);

interface Reservation {
  readonly account: string;
  readonly units: bigint;
  readonly subjectId: string;
}

/** One client: it remembers what it reserved, and ends each reservation in one way or another, sometimes twice. */
class Client {
  /** What it was told is posted, by account: in and out of what is available, and of what is reserved. */
  readonly told = new Map<string, bigint>();
  private readonly held: Reservation[] = [];
  private last: Step | undefined;

  constructor(
    private readonly organizationId: string,
    private readonly accounts: readonly string[],
  ) {}

  async do(act: Act): Promise<void> {
    if ('units' in act) await this.move(act);
    else if (act.kind === 'again') await (this.last === undefined ? undefined : this.attempt(this.last));
    else await this.end(act.kind, act.pick);
  }

  private async move({ kind, account: index, units }: Move): Promise<void> {
    const account = this.account(index);
    const subjectId = randomUUID();
    const sides = {
      deposit: { from: onChain('POLYGON'), to: available(account) },
      reserve: { from: available(account), to: reserved(account) },
      pay: { from: available(account), to: available(this.account(index + 1)) },
    }[kind];
    const isPosted = await this.attempt({ step: kind, subjectId, lines: [{ ...sides, units }] });
    if (isPosted && kind === 'reserve') this.held.push({ account, units, subjectId });
  }

  private async end(kind: 'confirm' | 'fail', pick: number): Promise<void> {
    const [ended] = this.held.splice(pick % Math.max(this.held.length, 1), 1);
    if (ended === undefined) return;
    const { account, units, subjectId } = ended;
    const to = kind === 'confirm' ? onChain('POLYGON') : available(account);
    await this.attempt({ step: 'end', subjectId, lines: [{ from: reserved(account), to, units }] });
  }

  private async attempt(step: Step): Promise<boolean> {
    this.last = step;
    try {
      const isPosted = await scene.post(this.organizationId, step);
      if (isPosted) for (const { from, to, units } of step.lines) this.tell(from, -units).tell(to, units);
      return isPosted;
    } catch (cause) {
      if (cause instanceof InsufficientFunds) return false;
      throw cause;
    }
  }

  private tell(place: object, units: bigint): this {
    const key = JSON.stringify(place);
    this.told.set(key, (this.told.get(key) ?? 0n) + units);
    return this;
  }

  private account(index: number): string {
    return this.accounts[index % this.accounts.length] ?? '';
  }
}

test('whatever many clients do at once, it adds up to what they were told, nothing is below zero and nothing is there twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyAct, { minLength: 5, maxLength: 25 }), { minLength: 2, maxLength: 8 }),
      async (plans) => {
        const organizationId = randomUUID();
        const accounts = Array.from({ length: 4 }, () => randomUUID());
        const clients = plans.map((acts) => ({ client: new Client(organizationId, accounts), acts }));
        await Promise.all(
          clients.map(async ({ client, acts }) => {
            for (const act of acts) await client.do(act);
          }),
        );
        const told = (place: object): bigint =>
          clients.reduce((sum, { client }) => sum + (client.told.get(JSON.stringify(place)) ?? 0n), 0n);
        for (const account of accounts)
          expect(await scene.holds(organizationId, account)).toEqual({
            available: told(available(account)),
            reserved: told(reserved(account)),
          });
        expect(await scene.isBalanced()).toBe(true);
        const wrong = await scene.gatehouse.sql(
          `SELECT subject_id FROM ledger_line WHERE organization_id = $1 GROUP BY subject_id, step HAVING count(*) > 1
           UNION ALL SELECT account_id FROM ledger_balance WHERE organization_id = $1 AND units < 0 AND book IN ('available', 'reserved')`,
          [organizationId],
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
}, 120_000);
