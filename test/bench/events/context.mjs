import 'reflect-metadata';
import { join } from 'node:path';
import { Module } from '@nestjs/common';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist/libs');
const { createApp, readConfig } = await import(join(dist, 'runtime/src/index.js'));
const { EventLog, Events, EventsModule } = await import(join(dist, 'events/src/index.js'));
const { UnitOfWork } = await import(join(dist, 'database/src/index.js'));

class RecordingModule {}
Module({ imports: [EventsModule] })(RecordingModule);

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: RecordingModule });

/** What records and reads events in Gatehouse, without HTTP around it. */
export const events = app.get(Events);
export const eventLog = app.get(EventLog);
export const unitOfWork = app.get(UnitOfWork);
