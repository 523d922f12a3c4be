import { setTimeout as pause } from 'node:timers/promises';
import type { KeptReason } from './chain-source.js';
import type { Faults } from './drill.js';
import type { Kill, Ran } from './every-point.js';
import type { WorkerScene } from './worker-scene.js';

/** Longer than any pause but the one until a worker looks again by itself: that is a round that came to its end. */
const endOfRoundSeconds = 100;
const pollSeconds = 600;
export const pollMilliseconds = pollSeconds * 1_000;
/** Whatever has to do with a transfer, but for the question whether there is any. */
export const concernsTransfers = (text: string): boolean =>
  !text.includes('AS chain (blockchain)') &&
  (/\b(transfer|signed_transaction|wallet_nonce|ledger_post|transaction)\b/.test(text) || text.includes('INTO event'));
const broughtToItsEndWithinMilliseconds = 60_000;

interface State {
  readonly status: string;
  readonly waits: boolean;
}

/** One withdrawal after the other, each of its own amount, and what is left of the tokens. */
export class KilledTransfers {
  private count = 0;
  private left: bigint;

  constructor(
    protected readonly scene: WorkerScene,
    funded: bigint,
    private readonly recipients: number,
  ) {
    this.left = funded;
  }

  /** From the decision to the end, whatever happens to workers meanwhile; the points that were seen, and whether it was killed. */
  async run(number: number, kill: Kill, faults: Faults): Promise<Ran> {
    const { id, units } = await this.begin(number, kill);
    await this.untilConfirmed(id);
    const result = this.scene.points.disarm();
    await this.examine(id, units, `${kill} ${result.seen.at(-1) ?? ''} (${number})`, faults);
    return result;
  }

  /** Decided, with a worker that is killed at this point. */
  protected async begin(number: number, kill: Kill): Promise<{ id: string; units: bigint }> {
    const { scene } = this;
    const units = this.nextUnits();
    if (!scene.isWorking) await scene.startWorker();
    scene.points.arm(number, kill);
    return { id: await this.decide(units), units };
  }

  /** Of the next transfer, which is made sooner or later. */
  protected nextUnits(): bigint {
    this.count += 1;
    const units = BigInt(1_000 + this.count);
    this.left -= units * BigInt(this.recipients);
    return units;
  }

  protected async decide(units: bigint, reason?: KeptReason): Promise<string> {
    const { organizationId, accountId, recipient, source } = this.scene;
    const payments = Array.from({ length: this.recipients }, () => ({ destination: recipient, units: String(units) }));
    return source.request({ organizationId, accountId, payments, ...(reason === undefined ? {} : { reason }) });
  }

  protected async statusOf(id: string): Promise<string> {
    return (await this.state(id)).status;
  }

  protected async untilConfirmed(id: string): Promise<void> {
    const deadline = performance.now() + broughtToItsEndWithinMilliseconds;
    for (;;) {
      const status = await this.statusOf(id);
      if (status === 'confirmed') return;
      if (status === 'failed' || performance.now() > deadline) throw new Error(`The transfer ${id} is ${status}`);
      const isGone = !this.scene.isWorking;
      if (isGone) await this.scene.startWorker();
      await this.goOn(id, isGone);
    }
  }

  /** Blocks and time, once nothing else is to be done. */
  protected async goOn(id: string, isGone = false): Promise<void> {
    if (isGone || (await this.state(id)).waits) {
      await this.scene.goOn();
      await this.scene.advance(pollSeconds + 1);
    }
    await pause(5);
  }

  private async state(id: string): Promise<State> {
    const [state] = await this.scene.query<State>(
      `SELECT status, (SELECT bool_and(due_at > now() + make_interval(secs => $2 + coalesce((SELECT offset_seconds FROM sandbox_clock), 0)))
         FROM transfer WHERE status IN ('requested', 'signed')) IS TRUE AS waits FROM transfer WHERE id = $1`,
      [id, endOfRoundSeconds],
    );
    if (state === undefined) throw new Error('What was decided is gone');
    return state;
  }

  protected async examine(id: string, units: bigint, where: string, faults: Faults): Promise<void> {
    const { scene } = this;
    const times = await scene.timesSent(units);
    if (times > this.recipients) faults.add('sent twice', where);
    if (times < this.recipients) faults.add('lost', where);
    const [books] = await scene.query<{
      steps: string;
      rows: number;
      events: number;
      available: string;
      reserved: string;
    }>(
      `SELECT (SELECT string_agg(step, ' ' ORDER BY step) FROM ledger_line
           WHERE subject_id = $1 AND step NOT LIKE 'gas:%') AS steps,
         (SELECT count(*)::int FROM transaction WHERE type = 'debit' AND units = $2) AS rows,
         (SELECT count(*)::int FROM event JOIN transaction ON transaction.id = event.resource_id
           WHERE event.type = 'account_debited' AND units = $2) AS events,
         (SELECT sum(units)::text FROM ledger_balance WHERE account_id = $3 AND book = 'available') AS available,
         (SELECT sum(units)::text FROM ledger_balance WHERE account_id = $3 AND book = 'reserved') AS reserved`,
      [id, String(units * BigInt(this.recipients)), scene.accountId],
    );
    const { steps, rows, events, available, reserved } = books ?? {};
    if (steps !== 'debit reserve') faults.add('posted otherwise than once', `${where}: ${steps}`);
    if (rows !== 1) faults.add('not one transaction', `${where}: ${rows}`);
    if (events !== 1) faults.add('not one event', `${where}: ${events}`);
    if (available !== String(this.left) || reserved !== '0')
      faults.add('the balance is wrong', `${where}: ${available} and ${reserved} reserved, not ${this.left}`);
    if (!(await scene.isBalanced())) faults.add('the proof is not zero', where);
  }
}
