import { type Drill, Faults } from './harness/drill.js';
import { concernsTransfers, pollMilliseconds } from './harness/killed-transfer.js';
import { RestoredTransfers, restoredAtEveryPoint } from './harness/restored-transfers.js';
import { SolanaScene } from './harness/solana-scene.js';

const tokens = 1_000_000_000_000n;

export const drill: Drill = {
  name: 'chain-restore-solana',
  async run(stage) {
    const scene = await SolanaScene.open(stage, { pollMilliseconds, concerns: concernsTransfers });
    await scene.fund(tokens);
    return restoredAtEveryPoint(new RestoredTransfers(scene, tokens, 1), stage, new Faults());
  },
};
