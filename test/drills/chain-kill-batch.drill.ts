import { Ethereum } from '../../libs/chains/src/evm/ethereum.js';
import { ChainScene } from './harness/chain-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { everyPoint, figureOf } from './harness/every-point.js';
import { KilledTransfers, concernsTransfers, pollMilliseconds } from './harness/killed-transfer.js';

const tokens = 1_000_000_000_000n;
const recipients = 3;

/** What comes before a batch (contract, gas, approval) is made again for each. */
export const drill: Drill = {
  name: 'chain-kill-batch',
  async run(stage) {
    const faults = new Faults();
    const { disperseAddress } = await Ethereum.load();
    const scene = await ChainScene.open(stage, { pollMilliseconds, concerns: concernsTransfers });
    await scene.fund(tokens);
    const transfers = new KilledTransfers(scene, tokens, recipients);
    const done = await everyPoint(async (number, kill) => {
      await scene.unprepare(disperseAddress);
      return transfers.run(number, kill, faults);
    }, stage);
    return faults.verdict(
      `${recipients} paid at once, with all that has to be prepared, ${figureOf(done, faults)}`,
      'sent twice: 0, lost: 0',
    );
  },
};
