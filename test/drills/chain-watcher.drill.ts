import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ChainScene, confirmations } from './harness/chain-scene.js';
import { type Drill, Faults } from './harness/drill.js';

const tokens = 1_000_000_000n;
const pollMilliseconds = 50;
/** The lease, and until the next one looks. */
const takenOverWithinMilliseconds = 13_000;
const creditedWithinMilliseconds = 90_000;

/** Two workers; the one that watches is killed, and another takes its place. */
export const drill: Drill = {
  name: 'chain-watcher',
  async run(stage) {
    const faults = new Faults();
    const scene = await ChainScene.open(stage, { pollMilliseconds, concerns: () => false });
    await scene.fund(tokens);
    let held = tokens;
    const rounds = stage.sized(5, 1);
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const watching = scene.worker;
      await scene.startWorker({ takesOver: false });
      const [lease] = await scene.query<{ holders: number }>(
        `SELECT count(*)::int AS holders FROM chain_watcher WHERE blockchain = 'POLYGON' AND held_until > now()`,
      );
      if (lease?.holders !== 1) faults.add('nobody holds the lease before the kill');
      const units = BigInt(1_000 + round);
      const begun = performance.now();
      await watching?.kill();
      await scene.deposit(units);
      await scene.node.mine(confirmations);
      held += units;
      while ((await balanceOf(scene)) !== held) {
        if (performance.now() - begun > creditedWithinMilliseconds) {
          faults.add('lost', `a deposit of ${units}`);
          break;
        }
        await pause(50);
      }
      took.push(performance.now() - begun);
      const [booked] = await scene.query<{ lines: number }>(
        'SELECT count(*)::int AS lines FROM ledger_line WHERE units = $1',
        [String(units)],
      );
      if ((booked?.lines ?? 0) > 1) faults.add('posted twice', `a deposit of ${units}`);
    }
    if (!(await scene.isBalanced())) faults.add('the proof is not zero');
    const slowest = Math.max(...took);
    faults.bar(slowest <= takenOverWithinMilliseconds, `taken over and credited after ${Math.round(slowest)} ms`);
    return faults.verdict(
      `the worker that watches a chain killed ${rounds} times: another credited a deposit after ${Math.round(slowest)} ms at most; lost: ${faults.of('lost')}, posted twice: ${faults.of('posted twice')}`,
      `within ${takenOverWithinMilliseconds} ms, lost: 0, posted twice: 0`,
    );
  },
};

async function balanceOf(scene: ChainScene): Promise<bigint> {
  const [row] = await scene.query<{ units: string }>(
    `SELECT sum(units)::text AS units FROM ledger_balance WHERE account_id = $1 AND book = 'available'`,
    [scene.accountId],
  );
  return BigInt(row?.units ?? 0);
}
