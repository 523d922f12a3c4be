// A process that records events as services do, as it is told on standard input: a line of work, a line of what came of it.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { UnitOfWork } from '#database';
import { Events } from '#events';
import { createApp, readConfig } from '#runtime';
import { PlatformModule } from '../../../dist/apps/platform/src/platform.module.js';

const app = await createApp({ config: readConfig(process.env, { name: 'source', port: 0 }), module: PlatformModule });
const [events, unitOfWork] = [app.get(Events, { strict: false }), app.get(UnitOfWork, { strict: false })];
const recorded = new Map();
const givenUpAfterMilliseconds = 60_000;

/** `signedAt` tells which event about its resource this is; only one lane has to do with a resource. */
async function record({ organizationId, resourceId }) {
  const number = (recorded.get(resourceId) ?? 0) + 1;
  const payload = { type: 'tos_accepted', organizationId, signedAt: new Date(number).toISOString(), source: 'test' };
  const deadline = performance.now() + givenUpAfterMilliseconds;
  for (let isDone = false; !isDone;) {
    isDone = await unitOfWork
      .run((tx) => events.record(tx, { resourceId, payload, occurredAt: new Date() }))
      .then(
        () => true,
        async (cause) => {
          if (performance.now() > deadline) throw cause;
          await pause(50);
          return isThere({ organizationId, resourceId }, number);
        },
      );
  }
  recorded.set(resourceId, number);
  return { resourceId, number, at: performance.timeOrigin + performance.now() };
}

/** When a commit is not answered, nobody knows whether it happened, until the database says so. */
async function isThere({ organizationId, resourceId }, number) {
  try {
    const [{ count }] = await unitOfWork.run((tx) =>
      tx.query('SELECT count(*)::int FROM event WHERE organization_id = $1 AND resource_id = $2', [
        organizationId,
        resourceId,
      ]),
    );
    return count >= number;
  } catch {
    return false;
  }
}

async function lane(own, { count, perSecond }, begun) {
  const done = [];
  for (let index = 0; index < count; index++) {
    const wait = perSecond === undefined ? 0 : begun + (index * 1_000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    done.push(await record(own[Math.floor(Math.random() * own.length)]));
  }
  return done;
}

/** A lane each for so many resources, which it has to itself; what each is to record, and how fast, is its share. */
async function work({ subjects, count, lanes, perSecond, isTold }) {
  const begun = performance.now();
  const done = await Promise.all(
    Array.from({ length: lanes }, async (_, index) => {
      const own = subjects.filter((_subject, place) => place % lanes === index);
      const share = Math.floor(count / lanes) + (index < count % lanes ? 1 : 0);
      const pace = perSecond === undefined ? undefined : perSecond / lanes;
      // Not all at the same moment.
      if (pace !== undefined) await pause((index * 1_000) / perSecond);
      return lane(own, { count: share, perSecond: pace }, performance.now());
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { seconds, totals: Object.fromEntries(recorded), events: isTold ? done.flat() : [] };
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin }))
  void work(JSON.parse(line)).then((done) => process.stdout.write(`${JSON.stringify(done)}\n`));
await app.close();
process.exit(0);
