import { randomUUID } from 'node:crypto';

// The built service, outside the world that jest makes for each test file: loaded once in a worker, not in every file.

/** All of Gatehouse in this process, with this environment. */
export async function startService(environment, write) {
  const { createApp, createLog, readConfig } = await import('../../dist/libs/runtime/src/index.js');
  const { PlatformModule } = await import('../../dist/apps/platform/src/platform.module.js');
  const config = readConfig(environment, { name: 'test', port: 0 });
  const log = createLog({ ...config, logLevel: 'trace' }, { write });
  const app = await createApp({ config, module: PlatformModule, log });
  await app.listen(0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${app.getHttpServer().address().port}`,
    close: () => app.close(),
    recordEvents: (...given) => recordEvents(app, ...given),
    recordDecisions: (...given) => recordDecisions(app, ...given),
    onConnection: (listener) => app.getHttpServer().on('connection', listener),
  };
}

/** As a service of ours would, in one transaction: one about each resource, and whatever is done before it commits. */
async function recordEvents(app, organizationId, resourceIds, beforeCommit) {
  const { UnitOfWork } = await import('../../dist/libs/database/src/index.js');
  const { Events } = await import('../../dist/libs/events/src/index.js');
  const events = app.get(Events, { strict: false });
  const now = new Date();
  await app.get(UnitOfWork, { strict: false }).run((tx) => {
    for (const resourceId of resourceIds) {
      events.record(tx, {
        resourceId,
        occurredAt: now,
        payload: { type: 'tos_accepted', organizationId, signedAt: now.toISOString(), source: 'api' },
      });
    }
    return beforeCommit && committing(tx, beforeCommit);
  });
}

/** By the trail itself, as a service records a decision. */
async function recordDecisions(app, organizationId, count) {
  const { UnitOfWork } = await import('../../dist/libs/database/src/index.js');
  const { AuditTrail } = await import('../../dist/libs/audit/src/index.js');
  const trail = app.get(AuditTrail, { strict: false });
  for (let made = 0; made < count; made++)
    await app.get(UnitOfWork, { strict: false }).run((tx) =>
      trail.record(tx, {
        organizationId,
        actor: 'operator',
        action: 'reviewDecided',
        subject: `complianceReview:${randomUUID()}`,
        reason: made % 2 === 0 ? `Reason ${made}` : null,
      }),
    );
}

async function committing(tx, beforeCommit) {
  // A transaction begins with its first query.
  await tx.query('SELECT 1');
  await beforeCommit();
}
