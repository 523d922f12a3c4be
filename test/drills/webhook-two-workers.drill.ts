import { DeliveryScene, isSound } from './harness/delivery-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { range } from './harness/lanes.js';
import type { Service } from './harness/service.js';

const eventCount = 20_000;
const answersWithinMilliseconds = 10;

/** How many deliveries a worker says that it made. */
async function madeBy(worker: Service): Promise<number> {
  const client = worker.operator(1);
  const { body } = await client.get('/metrics');
  client.close();
  const text = typeof body['text'] === 'string' ? body['text'] : '';
  return Number(/webhook_attempts_total\{[^}]*outcome="delivered"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
}

export const drill: Drill = {
  name: 'webhook-two-workers',
  async run(stage) {
    const faults = new Faults();
    const scene = await DeliveryScene.open(stage, answersWithinMilliseconds);
    const joining = range(stage.sized(2, 1));
    const workers = await Promise.all(joining.map(() => scene.newWorker()));
    const count = stage.times(eventCount);
    const begun = performance.now();
    await scene.record(Math.floor(count / 2));
    // Two more join while the first two are at work, and then one leaves as it does when a new version comes.
    workers.push(...(await Promise.all(joining.map(() => scene.newWorker()))));
    const recording = scene.record(Math.ceil(count / 2));
    await scene.receives((scene.deliveriesOf(count) * 3) / 4, 120_000);
    const [leaving] = workers;
    const madeByLeaving = leaving === undefined ? 0 : await madeBy(leaving);
    await leaving?.stop();
    const recorded = await recording;
    await scene.everythingIsDelivered(120_000);
    const perSecond = Math.round(scene.receiver.received.length / ((performance.now() - begun) / 1_000));
    const staying = workers.slice(1);
    for (const worker of staying) isSound(worker, faults);
    faults.check(leaving?.ending?.code === 0, `the one that left ended with ${JSON.stringify(leaving?.ending)}`);
    const made = [madeByLeaving, ...(await Promise.all(staying.map(madeBy)))];
    faults.bar(Math.min(...made) > 0, 'a worker made no delivery');
    const { deliveries, duplicates } = await scene.examine(recorded, faults);
    faults.check(duplicates.length === 0, `${duplicates.length} deliveries were sent twice`);
    return faults.verdict(
      `${count} events, ${deliveries} deliveries by ${joining.length} workers, then ${workers.length} (${made.join(' + ')}), then ${staying.length} (${perSecond}/s): ${duplicates.length} sent twice, ${faults.count} faults`,
      'each sent once, in order',
    );
  },
};
