// The same POST, signed with the same code, from a general queue on the same database server. Each batch is fetched,
// sent side by side and completed with one statement, which is quicker than its own workers, who poll twice a second.
// Two such lanes have as many requests under way as Gatehouse makes to one receiver.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import PgBoss from 'pg-boss';
import { Agent, request } from 'undici';
import { answering } from '../harness/side-process.mjs';

const { Signer, newSigningKeys } = await import(
  join(process.env.BENCH_ROOT ?? '', 'dist/apps/webhooks/src/endpoints/signing-keys.js')
);
const queue = 'deliveries';
const lanes = 2;
const batchSize = 64;

const boss = new PgBoss({ connectionString: String(process.env.DATABASE_URL), max: 10 });
boss.on('error', (cause) => process.stderr.write(`pg-boss: ${cause.message}\n`));
await boss.start();
await boss.createQueue(queue);
const dispatcher = new Agent({ connections: null, pipelining: 1 });
const signer = new Signer(newSigningKeys());

answering(async ({ count, deliver }) => {
  if (count !== undefined) {
    for (let from = 0; from < count; from += 1000)
      await boss.insert(Array.from({ length: Math.min(1000, count - from) }, () => ({ name: queue, data: event() })));
    return {};
  }
  await Promise.all(Array.from({ length: lanes }, () => lane(deliver)));
  return {};
});

/** @param {string} url */
async function lane(url) {
  for (;;) {
    const jobs = await boss.fetch(queue, { batchSize });
    if (jobs.length === 0) return;
    await Promise.all(jobs.map(({ data }) => send(url, data)));
    await boss.complete(
      queue,
      jobs.map(({ id }) => id),
    );
  }
}

/** @param {string} url @param {any} data */
async function send(url, data) {
  const body = JSON.stringify({ ...data, deliveryId: randomUUID(), attemptNumber: 1 });
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': data.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signer.sign({ id: data.eventId, timestamp, body }, new Date()),
  };
  const answer = await request(url, { dispatcher, method: 'POST', headers, body, headersTimeout: 15_000 });
  await answer.body.text();
  if (answer.statusCode !== 204) throw new Error(`answered ${answer.statusCode}`);
}

function event() {
  const organizationId = randomUUID();
  return {
    eventId: randomUUID(),
    eventCategory: 'organization_tos',
    occurredAt: new Date().toISOString(),
    sequence: 1,
    resourceId: randomUUID(),
    payload: { type: 'tos_accepted', organizationId, signedAt: new Date().toISOString(), source: 'api' },
  };
}
