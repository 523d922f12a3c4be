import { DeliveryScene, isSound } from './harness/delivery-scene.js';
import { type Drill, Faults } from './harness/drill.js';
import type { Duplicate } from './harness/receipts.js';
import type { Service } from './harness/service.js';
import { range } from './harness/lanes.js';

const kills = 20;
const eventCount = 20_000;
const eventsPerSecond = 400;
const replicas = 3;
const attemptMilliseconds = 2_000;
const answersWithinMilliseconds = 60;
/** A worker leases no more at once; it is what a kill may double. */
const batch = 256;
/** What is received is written down within this time, so what comes twice came this close to a kill. */
const writtenDownWithinMilliseconds = 1_500;

class Workers {
  readonly killedAt: number[] = [];

  private constructor(
    private readonly scene: DeliveryScene,
    private readonly running: Service[],
  ) {}

  static async start(scene: DeliveryScene, count: number): Promise<Workers> {
    return new Workers(scene, await Promise.all(range(count).map(() => scene.newWorker())));
  }

  /** Any of them, and another takes its place. */
  async killOne(faults: Faults): Promise<void> {
    const [victim] = this.running.splice(Math.floor(Math.random() * this.running.length), 1);
    if (victim === undefined) throw new Error('no worker');
    isSound(victim, faults);
    this.killedAt.push(Date.now());
    await victim.kill();
    this.running.push(await this.scene.newWorker());
  }

  check(faults: Faults): void {
    for (const worker of this.running) isSound(worker, faults);
  }
}

/** How many came twice because of each kill: of what had come close to it. */
function countByKill(duplicates: readonly Duplicate[], killedAt: readonly number[], faults: Faults): number[] {
  const counts = killedAt.map(() => 0);
  for (const { before } of duplicates) {
    const distances = killedAt.map((at) => Math.abs(at - before));
    const distance = Math.min(...distances);
    if (distance > writtenDownWithinMilliseconds)
      faults.bar(false, `something came twice without a kill, ${distance} ms away from the nearest`);
    const nearest = distances.indexOf(distance);
    counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  return counts;
}

export const drill: Drill = {
  name: 'webhook-kill',
  async run(stage) {
    const faults = new Faults();
    const scene = await DeliveryScene.open(stage, answersWithinMilliseconds, {
      WEBHOOK_TIMEOUT_MILLISECONDS: String(attemptMilliseconds),
    });
    const workers = await Workers.start(scene, stage.sized(replicas, 2));
    const [count, rounds] = [stage.times(eventCount), stage.times(kills)];
    const recording = scene.record(count, eventsPerSecond);
    for (const round of range(rounds)) {
      await scene.receives((scene.deliveriesOf(count) * (round + 1)) / (rounds + 1), 120_000);
      await workers.killOne(faults);
    }
    const recorded = await recording;
    await scene.everythingIsDelivered(180_000);
    workers.check(faults);
    const { deliveries, duplicates } = await scene.examine(recorded, faults);
    const counts = countByKill(duplicates, workers.killedAt, faults);
    const most = Math.max(...counts);
    faults.check(most <= batch, `a kill doubled ${most} deliveries`);
    const again = Math.max(0, ...duplicates.map(({ before, at }) => at - before));
    return faults.verdict(
      `${rounds} × kill -9 of one of ${replicas} workers, ${count} events, ${deliveries} deliveries: ${faults.count} lost or out of order; ${duplicates.length} came twice, at most ${most} per kill, each with the same webhook-id and at most ${(again / 1_000).toFixed(1)} s later`,
      `0 lost, in order, at most ${batch} twice per kill`,
    );
  },
};
