import { DeliveryScene } from './harness/delivery-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import { range } from './harness/lanes.js';

const restarts = 5;
const eventCount = 8_000;
const eventsPerSecond = 300;
const answersWithinMilliseconds = 60;
const attemptMilliseconds = 2_000;
/** As many as come in a round, and those that have to come after it. */
const fewestEvents = 300;
const goesOnWithinMilliseconds = 5_000;

export const drill: Drill = {
  name: 'webhook-restart',
  async run(stage) {
    const faults = new Faults();
    const scene = await DeliveryScene.open(stage, answersWithinMilliseconds, {
      WEBHOOK_TIMEOUT_MILLISECONDS: String(attemptMilliseconds),
    });
    const workers = [await scene.newWorker(), await scene.newWorker()];
    const [count, rounds] = [stage.times(eventCount, fewestEvents), stage.times(restarts)];
    const recording = scene.record(count, eventsPerSecond);
    const pauses: number[] = [];
    for (const round of range(rounds)) {
      await scene.receives((scene.deliveriesOf(count) * (round + 1)) / (rounds + 1), 120_000);
      await scene.postgres.crash('SIGQUIT');
      await scene.postgres.open();
      const begun = performance.now();
      // What was leased may still come without the database; more than that does not.
      await scene.receives(scene.receiver.received.length + 100, 60_000);
      pauses.push(performance.now() - begun);
    }
    const recorded = await recording;
    await scene.everythingIsDelivered(120_000);
    for (const { ending } of workers)
      faults.check(ending === undefined, `a worker ended by itself: ${JSON.stringify(ending)}`);
    const { deliveries, duplicates } = await scene.examine(recorded, faults);
    const slowest = Math.round(Math.max(...pauses));
    faults.bar(slowest <= goesOnWithinMilliseconds, `deliveries went on only ${slowest} ms after PostgreSQL accepted`);
    return faults.verdict(
      `${rounds} restarts of PostgreSQL, ${count} events, ${deliveries} deliveries: ${faults.count} lost or out of order, ${duplicates.length} came twice; deliveries went on after at most ${slowest} ms`,
      `0 lost, in order, going on within ${goesOnWithinMilliseconds} ms`,
    );
  },
};
