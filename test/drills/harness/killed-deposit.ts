import { setTimeout as pause } from 'node:timers/promises';
import { type ChainScene, confirmations } from './chain-scene.js';
import type { Faults } from './drill.js';
import type { Kill, Ran } from './every-point.js';

const creditedWithinMilliseconds = 60_000;

/** One deposit after the other, each of its own amount. */
export class KilledDeposits {
  private count = 0;

  constructor(
    private readonly scene: ChainScene,
    private held: bigint,
  ) {}

  /** From the block it is in to its posting, whatever happens to workers meanwhile. */
  async run(number: number, kill: Kill, faults: Faults): Promise<Ran> {
    const { scene } = this;
    this.count += 1;
    const units = BigInt(1_000 + this.count);
    if (!scene.isWorking) await scene.startWorker();
    scene.points.arm(number, kill);
    await scene.deposit(units);
    await scene.node.mine(confirmations - 1);
    await this.untilCredited(units);
    const result = scene.points.disarm();
    this.held += units;
    await this.examine(units, `${kill} ${result.seen.at(-1) ?? ''} (${number})`, faults);
    return result;
  }

  private async untilCredited(units: bigint): Promise<void> {
    const deadline = performance.now() + creditedWithinMilliseconds;
    for (;;) {
      const [deposit] = await this.scene.query<{ status: string }>('SELECT status FROM deposit WHERE units = $1', [
        String(units),
      ]);
      if (deposit?.status === 'confirmed') return;
      if (performance.now() > deadline) throw new Error(`A deposit of ${units} is ${deposit?.status ?? 'not seen'}`);
      if (!this.scene.isWorking) await this.scene.startWorker();
      await pause(5);
    }
  }

  private async examine(units: bigint, where: string, faults: Faults): Promise<void> {
    const { scene } = this;
    const [books] = await scene.query<{ lines: number; rows: number; events: number; available: string }>(
      `SELECT (SELECT count(*)::int FROM ledger_line WHERE units = $1) AS lines,
         (SELECT count(*)::int FROM transaction WHERE type = 'credit' AND units = $1) AS rows,
         (SELECT count(*)::int FROM event JOIN transaction ON transaction.id = event.resource_id
           WHERE event.type = 'account_credited' AND units = $1) AS events,
         (SELECT sum(units)::text FROM ledger_balance WHERE account_id = $2 AND book = 'available') AS available`,
      [String(units), scene.accountId],
    );
    if (books === undefined) throw new Error('PostgreSQL does not answer');
    const { available, ...counts } = books;
    const each = Object.values(counts);
    if (Math.max(...each) > 1) faults.add('posted twice', `${where}: ${each.join()}`);
    if (Math.min(...each) < 1) faults.add('lost', `${where}: ${each.join()}`);
    if (available !== String(this.held)) faults.add('the balance is wrong', `${where}: ${available}, not ${this.held}`);
    if (!(await scene.isBalanced())) faults.add('the proof is not zero', where);
  }
}
