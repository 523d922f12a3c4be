import 'reflect-metadata';
import { join } from 'node:path';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist/libs');
const { Ids, createApp, readConfig } = await import(join(dist, 'runtime/src/index.js'));
const { Events } = await import(join(dist, 'events/src/index.js'));
const webhooks = join(process.env.BENCH_ROOT ?? '', 'dist/apps/webhooks/src');
const { WebhooksModule } = await import(join(webhooks, 'webhooks.module.js'));
const { EventLog } = await import(join(webhooks, 'event-log/event.reading.js'));
const { UnitOfWork } = await import(join(dist, 'database/src/index.js'));

const config = readConfig({ ...process.env, LOG_LEVEL: 'error', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: WebhooksModule });

/** What records and reads events in Gatehouse, without HTTP around it. */
export const events = app.get(Events, { strict: false });
export const ids = app.get(Ids, { strict: false });
export const eventLog = app.get(EventLog);
export const unitOfWork = app.get(UnitOfWork, { strict: false });
