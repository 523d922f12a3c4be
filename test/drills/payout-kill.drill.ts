import { type Drill, Faults } from './harness/drill.js';
import { everyPoint } from './harness/every-point.js';
import { KilledPayouts, concernsPayouts } from './harness/killed-payouts.js';
import { ProviderScene } from './harness/provider-scene.js';

export const drill: Drill = {
  name: 'payout-kill',
  async run(stage) {
    const faults = new Faults();
    const scene = await ProviderScene.open(stage, concernsPayouts);
    await scene.fund();
    const payouts = new KilledPayouts(scene);
    const { kills, messages } = await everyPoint((number, kill) => payouts.run(number, kill, faults), stage);
    return faults.verdict(
      `a request of banks, wallets and other chains, kill -9 just before and just after each message to PostgreSQL and to the provider: ${kills} points enumerated (${messages}): not exactly once: ${faults.count}`,
      'lost: 0, twice: 0',
    );
  },
};
