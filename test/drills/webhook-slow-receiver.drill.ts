import { InnerServer } from '../support/network/inner-server.js';
import type { Receiver, Reply } from '../support/webhooks/receiver.js';
import { type Member, type Subscription, newMember, newReceiver, subscribe, turn } from './harness/audience.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import { EventSource } from './harness/event-source.js';
import type { Postgres } from './harness/postgres.js';
import type { Service } from './harness/service.js';
import type { Stage } from './harness/stage.js';
import { inLanes, range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const rounds = 8;
const leastRounds = 2;
const secondsEach = 6;
const eventsPerSecond = 100;
const resources = 40;
/** Ten webhooks each. */
const hangingOrganizations = 5;
const webhooksEach = 10;
const otherEventsPerSecond = 15;
const attemptMilliseconds = 5_000;
/** The others have hung for so long when measuring begins. */
const hangingForSeconds = 2;
const bar = 1.5;
const redirects = [301, 302, 303, 307, 308];

interface Others {
  readonly subscriptions: readonly Subscription[];
  readonly members: readonly Member[];
  readonly received: () => number;
}

/** Webhooks that are never answered, or answered with a failure, or sent elsewhere. */
async function newOthers(api: Service, stage: Stage, inner: InnerServer): Promise<Others> {
  const receivers: Receiver[] = [];
  const members: Member[] = [];
  const subscriptions: Subscription[] = [];
  const joins = async (member: Member, behaviour: () => Reply | Promise<Reply>): Promise<void> => {
    const receiver = await newReceiver(stage);
    receiver.behaviour = behaviour;
    receivers.push(receiver);
    subscriptions.push(await subscribe(member, receiver));
  };
  for (const _ of range(stage.sized(hangingOrganizations, 1))) members.push(await newMember(api, resources));
  for (const member of members.flatMap((one) => range(stage.sized(webhooksEach, 2)).map(() => one)))
    await joins(member, () => new Promise(() => undefined));
  const failing = await newMember(api, resources);
  members.push(failing);
  await joins(failing, () => 500);
  for (const status of redirects)
    await joins(failing, () => ({ status, headers: { location: `http://127.0.0.1:${inner.port}/` } }));
  return {
    subscriptions,
    members,
    received: () => receivers.reduce((sum, { received }) => sum + received.length, 0),
  };
}

class Measurement {
  private readonly seconds: number;

  constructor(
    stage: Stage,
    private readonly postgres: Postgres,
    private readonly source: EventSource,
    private readonly otherSource: EventSource,
    private readonly healthy: { member: Member; receiver: Receiver },
    private readonly others: Others,
  ) {
    this.seconds = stage.sized(secondsEach, 1);
  }

  async alone(): Promise<number[]> {
    await this.turnOthers('DISABLED');
    await until('nothing is under way', async () => (await this.leased()) === 0, {
      milliseconds: 30_000,
      everyMilliseconds: 100,
    });
    return this.latencies();
  }

  async withOthers(): Promise<number[]> {
    await this.turnOthers('ACTIVE');
    const recording = this.otherSource.record({
      subjects: this.others.members.flatMap(({ subjects }) => subjects),
      count: otherEventsPerSecond * (this.seconds + hangingForSeconds),
      lanes: 5,
      perSecond: otherEventsPerSecond,
    });
    await new Promise((resolve) => setTimeout(resolve, hangingForSeconds * 1_000));
    const measured = await this.latencies();
    await recording;
    return measured;
  }

  private async turnOthers(status: 'ACTIVE' | 'DISABLED'): Promise<void> {
    await inLanes(this.others.subscriptions, 8, (subscription) => turn(subscription, status));
  }

  private async leased(): Promise<number> {
    const [row] = await this.postgres.query<{ count: number }>(
      'SELECT count(*)::int FROM delivery WHERE leased_until > now()',
    );
    return row?.count ?? 0;
  }

  /** From each commit to its receipt, in milliseconds. */
  private async latencies(): Promise<number[]> {
    const { member, receiver } = this.healthy;
    const before = receiver.received.length;
    const { events } = await this.source.record({
      subjects: member.subjects,
      count: eventsPerSecond * this.seconds,
      lanes: 10,
      perSecond: eventsPerSecond,
      isTold: true,
    });
    await until('all are received', () => receiver.received.length >= before + events.length, { milliseconds: 60_000 });
    const received = receiver.received
      .slice(before)
      .map(({ at, envelope }) => [`${envelope.resourceId} ${envelope.sequence}`, at] as const);
    const receivedAt = new Map(received);
    return events.map(({ resourceId, number, at }) => (receivedAt.get(`${resourceId} ${number}`) ?? Infinity) - at);
  }
}

interface Round {
  readonly p50: number;
  readonly p99: number;
}

function roundOf(latencies: readonly number[]): Round {
  return { p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}

function median(all: readonly Round[], key: keyof Round): number {
  return percentile(
    all.map((round) => round[key]),
    50,
  );
}

async function prepare(stage: Stage): Promise<{ measurement: Measurement; others: Others; inner: InnerServer }> {
  const postgres = await stage.postgres();
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await stage.dataDir(),
    WEBHOOK_TIMEOUT_MILLISECONDS: String(stage.sized(attemptMilliseconds, 1_000)),
  };
  const api = await stage.service({ ...environment, ROLE: 'api' });
  await stage.service({ ...environment, ROLE: 'worker' });
  const inner = await InnerServer.start();
  stage.onClose(async () => inner.close());
  const healthy = { member: await newMember(api, resources), receiver: await newReceiver(stage) };
  await subscribe(healthy.member, healthy.receiver);
  const others = await newOthers(api, stage, inner);
  const [source, otherSource] = [await EventSource.start(stage, postgres), await EventSource.start(stage, postgres)];
  return { measurement: new Measurement(stage, postgres, source, otherSource, healthy, others), others, inner };
}

export const drill: Drill = {
  name: 'webhook-slow-receiver',
  async run(stage) {
    const faults = new Faults();
    const { measurement, others, inner } = await prepare(stage);
    if (!stage.isSmoke) await measurement.alone();
    const [alone, beside]: [Round[], Round[]] = [[], []];
    const count = stage.times(rounds, stage.sized(leastRounds, 1));
    for (const round of range(count)) {
      // The machine may become slower or faster meanwhile: both come first equally often.
      const turns = round % 2 === 0 ? ['alone', 'beside'] : ['beside', 'alone'];
      for (const which of turns) {
        if (which === 'alone') alone.push(roundOf(await measurement.alone()));
        else beside.push(roundOf(await measurement.withOthers()));
      }
    }
    const ratio = median(beside, 'p99') / median(alone, 'p99');
    faults.bar(ratio <= bar, `p99 was ${ratio.toFixed(2)} × what it is alone`);
    const connections = await inner.count();
    faults.check(connections === 0, `${connections} connections came to the address to which others redirected`);
    faults.bar(others.received() > count * otherEventsPerSecond, `the others received only ${others.received()}`);
    const told = (all: Round[]): string =>
      `p50 ${median(all, 'p50').toFixed(0)} p99 ${median(all, 'p99').toFixed(0)} ms (${all.map(({ p99 }) => p99.toFixed(0)).join(' ')})`;
    return faults.verdict(
      `${eventsPerSecond} events/s, medians of ${count} rounds: alone ${told(alone)}; beside ${others.subscriptions.length} receivers that hang, fail or redirect ${told(beside)}: ${ratio.toFixed(2)} ×; ${connections} connections to where they redirect`,
      `p99 ≤ ${bar} × alone, 0 connections`,
    );
  },
};
