import { ChainScene } from './harness/chain-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { everyPoint, figureOf } from './harness/every-point.js';
import { KilledTransfers, concernsTransfers, pollMilliseconds } from './harness/killed-transfer.js';

const tokens = 1_000_000_000_000n;

export const drill: Drill = {
  name: 'chain-kill',
  async run(stage) {
    const faults = new Faults();
    const scene = await ChainScene.open(stage, { pollMilliseconds, concerns: concernsTransfers });
    await scene.fund(tokens);
    const transfers = new KilledTransfers(scene, tokens, 1);
    const done = await everyPoint((number, kill) => transfers.run(number, kill, faults), stage);
    return faults.verdict(`a withdrawal, ${figureOf(done, faults)}`, 'sent twice: 0, lost: 0');
  },
};
