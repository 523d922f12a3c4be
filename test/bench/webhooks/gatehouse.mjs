// The webhooks app of Gatehouse without HTTP in front of it: records events, delivers them.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answering } from '../harness/side-process.mjs';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist');
const load = (/** @type {string} */ path) => import(join(dist, path));
const { createApp, readConfig } = await load('libs/runtime/src/index.js');
const { Events } = await load('libs/events/src/index.js');
const { Standings } = await load('libs/standing/src/index.js');
const { Reads, UnitOfWork } = await load('libs/database/src/index.js');
const { WebhooksModule } = await load('apps/webhooks/src/webhooks.module.js');
const { WebhookService } = await load('apps/webhooks/src/endpoints/webhook.service.js');
const { WebhookActivationService } = await load('apps/webhooks/src/endpoints/webhook-activation.service.js');
const { SequenceEvents } = await load('apps/webhooks/src/event-log/sequence-events.js');
const { DeliveryWorker } = await load('apps/webhooks/src/deliveries/delivery-worker.js');

const config = readConfig({ ...process.env, LOG_LEVEL: 'error', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: WebhooksModule });
const [events, standings, reads, unitOfWork] = [Events, Standings, Reads, UnitOfWork].map((part) =>
  app.get(part, { strict: false }),
);
const worker = app.get(DeliveryWorker);

/** @type {Record<string, (question: any) => Promise<object>>} */
const answers = {
  /** So many organizations with one webhook each; from then on only these receive. */
  async join({ webhooks, url }) {
    await unitOfWork.run((/** @type {any} */ tx) => tx.query(`UPDATE webhook SET status = 'DISABLED', due_at = NULL`));
    const organizations = Array.from({ length: webhooks }, () => randomUUID());
    for (const organizationId of organizations) {
      await unitOfWork.run((/** @type {any} */ tx) =>
        standings.open(tx, { organizationId, parentOrganizationId: null, name: 'Measured' }),
      );
      const caller = { organizationId };
      const { id } = await app.get(WebhookService).create(caller, { url, categories: ['organization_tos'] });
      await app.get(WebhookActivationService).setStatus(caller, id, 'ACTIVE');
    }
    return { organizations };
  },
  /** In a few large transactions: what is measured is what comes after. */
  async record({ organizations, count }) {
    for (let recorded = 0; recorded < count; recorded += 500)
      await unitOfWork.run((/** @type {any} */ tx) => {
        for (let index = recorded; index < Math.min(count, recorded + 500); index++) add(tx, organizations, index);
      });
    return {};
  },
  /** Their deliveries are made, and wait, as jobs do that were inserted. */
  async handOut() {
    while ((await app.get(SequenceEvents).numberWaiting()) !== 'none');
    return {};
  },
  /** One transaction each, at a steady pace; when each was committed. */
  async pace({ organizations, perSecond, seconds }) {
    /** @type {[string, number][]} */
    const committed = [];
    const begun = performance.now();
    /** @type {Promise<void>[]} */
    const writes = [];
    for (let index = 0; index < perSecond * seconds; index++) {
      const wait = begun + (index * 1000) / perSecond - performance.now();
      if (wait > 1) await pause(wait);
      writes.push(
        unitOfWork
          .run((/** @type {any} */ tx) => add(tx, organizations, index))
          .then(
            (/** @type {string} */ resource) =>
              void committed.push([resource, performance.timeOrigin + performance.now()]),
          ),
      );
    }
    await Promise.all(writes);
    const ids = await reads.query('SELECT id, resource_id AS resource FROM event WHERE resource_id = ANY($1)', [
      committed.map(([resource]) => resource),
    ]);
    const byResource = new Map(ids.map((/** @type {any} */ { id, resource }) => [resource, id]));
    return { committed: committed.map(([resource, at]) => [byResource.get(resource), at]) };
  },
  async start() {
    worker.start();
    return {};
  },
  async stop() {
    await worker.stop();
    return {};
  },
};

answering(async (question) => answers[question.do]?.(question) ?? {});

/** @param {any} tx @param {string[]} organizations @param {number} index */
function add(tx, organizations, index) {
  const organizationId = organizations[index % organizations.length];
  const resourceId = randomUUID();
  const occurredAt = new Date();
  const payload = { type: 'tos_accepted', organizationId, signedAt: occurredAt.toISOString(), source: 'api' };
  events.record(tx, { resourceId, payload, occurredAt });
  return resourceId;
}
