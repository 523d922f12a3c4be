import { type Drill, Faults } from './harness/drill.js';
import { everyPoint } from './harness/every-point.js';
import { KilledPayins, concernsPayins } from './harness/killed-payins.js';
import { ProviderScene } from './harness/provider-scene.js';

export const drill: Drill = {
  name: 'payin-kill',
  async run(stage) {
    const faults = new Faults();
    const scene = await ProviderScene.open(stage, concernsPayins);
    const payins = new KilledPayins(scene);
    const { kills, messages } = await everyPoint((number, kill) => payins.run(number, kill, faults), stage);
    return faults.verdict(
      `payins that are asked for, paid, settled, refused by the chain, and held, kill -9 just before and just after each message to PostgreSQL and to the provider: ${kills} points enumerated (${messages}): not exactly once: ${faults.count}`,
      'lost: 0, twice: 0',
    );
  },
};
