import { ChainScene } from './harness/chain-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { everyPoint } from './harness/every-point.js';
import { KilledDeposits } from './harness/killed-deposit.js';

const tokens = 1_000_000_000_000n;
const pollMilliseconds = 50;

/** The other chains are watched as well: they are not meant. */
const concerns = (text: string, bytes: Buffer): boolean =>
  /\b(ledger_post|transaction)\b/.test(text) ||
  (/\b(chain_cursor|seen_block|deposit)\b/.test(text) && bytes.includes('POLYGON'));

export const drill: Drill = {
  name: 'chain-kill-deposit',
  async run(stage) {
    const faults = new Faults();
    const scene = await ChainScene.open(stage, { pollMilliseconds, concerns });
    await scene.fund(tokens);
    const deposits = new KilledDeposits(scene, tokens);
    const { kills, messages } = await everyPoint((number, kill) => deposits.run(number, kill, faults), stage);
    return faults.verdict(
      `a deposit, kill -9 just before and just after each message: ${kills} points enumerated (${messages}): posted twice: ${faults.of('posted twice')}, lost: ${faults.of('lost')}`,
      'posted twice: 0, lost: 0',
    );
  },
};
