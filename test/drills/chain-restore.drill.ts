import { ChainScene } from './harness/chain-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { everyPoint } from './harness/every-point.js';
import { concernsTransfers, pollMilliseconds } from './harness/killed-transfer.js';
import { RestoredTransfers } from './harness/restored-transfers.js';

const tokens = 1_000_000_000_000n;

export const drill: Drill = {
  name: 'chain-restore',
  async run(stage) {
    const faults = new Faults();
    const scene = await ChainScene.open(stage, { pollMilliseconds, concerns: concernsTransfers });
    await scene.fund(tokens);
    const transfers = new RestoredTransfers(scene, tokens, 1);
    const { kills, messages } = await everyPoint((number, kill) => transfers.restored(number, kill, faults), stage);
    return faults.verdict(
      `the database copied just before and just after each message of a withdrawal, and restored once that was paid: ${kills} points enumerated (${messages}): sent twice: ${faults.of('sent twice')}, marked failed: ${faults.of('marked failed')}`,
      'sent twice: 0, marked failed: 0',
    );
  },
};
