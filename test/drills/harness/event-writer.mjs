// A process that records events as services do, in transactions that overlap, wait and are undone.
import { setTimeout as pause } from 'node:timers/promises';
import { UnitOfWork } from '#database';
import { Events } from '#events';
import { createApp, readConfig } from '#runtime';
import { PlatformModule } from '../../../dist/apps/platform/src/platform.module.js';

const { organizationId, resources, lanes, each } = JSON.parse(process.argv[2]);
const app = await createApp({ config: readConfig(process.env, { name: 'writer', port: 0 }), module: PlatformModule });
const [events, unitOfWork] = [app.get(Events, { strict: false }), app.get(UnitOfWork, { strict: false })];

class Undone extends Error {}
let committed = 0;

/** The row of the resource is locked until the end, as a service would lock it: `signedAt` tells which one this was. */
async function write() {
  const resourceId = resources[Math.floor(Math.random() * resources.length)];
  const [slow, undone] = [Math.random() < 0.2, Math.random() < 0.1];
  await unitOfWork.run(async (tx) => {
    const [{ count }] = await tx.query(
      'INSERT INTO drill_resource VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET count = drill_resource.count + 1 RETURNING count',
      [resourceId],
    );
    const payload = { type: 'tos_accepted', organizationId, signedAt: new Date(count).toISOString(), source: 'test' };
    events.record(tx, { resourceId, payload, occurredAt: new Date() });
    await tx.query('SELECT 1');
    if (slow) await pause(Math.random() * 40);
    if (undone) throw new Undone();
  });
}

await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let index = 0; index < each; index++) {
      await write().then(
        () => committed++,
        (cause) => {
          if (!(cause instanceof Undone)) throw cause;
        },
      );
    }
  }),
);
process.stdout.write(`${JSON.stringify({ committed })}\n`);
await app.close();
process.exit(0);
