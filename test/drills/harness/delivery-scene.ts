import { setTimeout as pause } from 'node:timers/promises';
import type { Receiver } from '../../support/webhooks/receiver.js';
import { type Subscription, newMember, newReceiver, subscribe } from './audience.js';
import type { Faults } from './drill.js';
import { EventSource, type Recorded, type Subject } from './event-source.js';
import type { Postgres } from './postgres.js';
import { type Duplicate, allAreDelivered, examine, expectedOf, undelivered } from './receipts.js';
import type { Service } from './service.js';
import type { Stage } from './stage.js';
import { range } from './lanes.js';
import { until } from '../../support/run/until.js';

/** So many webhooks has each organization. */
const webhooks = [1, 1, 2];
const resourcesEach = 100;

/** Organizations whose events are recorded by one process, handed out and delivered by others, and received by a server. */
export class DeliveryScene {
  private constructor(
    private readonly stage: Stage,
    readonly postgres: Postgres,
    readonly receiver: Receiver,
    readonly subscriptions: readonly Subscription[],
    private readonly source: EventSource,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** The receiver takes up to so many milliseconds to answer. */
  static async open(
    stage: Stage,
    answersWithinMilliseconds: number,
    more: Readonly<Record<string, string>> = {},
  ): Promise<DeliveryScene> {
    const postgres = await stage.postgres();
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir(), ...more };
    const api = await stage.service({ ...environment, ROLE: 'api' });
    const receiver = await newReceiver(stage);
    receiver.behaviour = () => pause(Math.random() * answersWithinMilliseconds, 200);
    const subscriptions: Subscription[] = [];
    for (const count of webhooks) {
      const member = await newMember(api, resourcesEach);
      for (const _ of range(count)) subscriptions.push(await subscribe(member, receiver));
    }
    const source = await EventSource.start(stage, postgres);
    return new DeliveryScene(stage, postgres, receiver, subscriptions, source, environment);
  }

  /** How many deliveries come of so many events, more or less. */
  deliveriesOf(events: number): number {
    return (events * this.subscriptions.length) / webhooks.length;
  }

  newWorker(): Promise<Service> {
    return this.stage.service({ ...this.environment, ROLE: 'worker' });
  }

  record(count: number, perSecond?: number): Promise<Recorded> {
    const subjects = new Map<string, Subject>();
    for (const { member } of this.subscriptions)
      for (const subject of member.subjects) subjects.set(subject.resourceId, subject);
    return this.source.record({
      subjects: [...subjects.values()],
      count,
      lanes: 8,
      ...(perSecond === undefined ? {} : { perSecond }),
    });
  }

  async receives(count: number, withinMilliseconds: number): Promise<void> {
    await until(`${count} are received`, () => this.receiver.received.length >= count, {
      milliseconds: withinMilliseconds,
      everyMilliseconds: 1,
    });
  }

  async everythingIsDelivered(withinMilliseconds: number): Promise<void> {
    await until('everything is delivered', async () => (await undelivered(this.postgres)) === 0, {
      milliseconds: withinMilliseconds,
      everyMilliseconds: 100,
    });
  }

  /** What came twice; everything else that is wrong is a fault. */
  async examine({ totals }: Recorded, faults: Faults): Promise<{ deliveries: number; duplicates: Duplicate[] }> {
    const deliveries = expectedOf(this.subscriptions, totals);
    const duplicates = examine(this.receiver.received, this.subscriptions, totals, faults);
    await allAreDelivered(this.postgres, deliveries, faults);
    return { deliveries, duplicates };
  }
}

/** Still there, and without a complaint. */
export function isSound({ ending, errors }: Service, faults: Faults): void {
  faults.check(ending === undefined, `a worker ended by itself: ${JSON.stringify(ending)}`);
  for (const line of errors) {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; stack: string } };
    faults.add(`a worker logged "${msg}": ${err?.message ?? ''}`, err?.stack);
  }
}
