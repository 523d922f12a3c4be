export * from './job.js';
export * from './jobs.js';
export { makeJobTables } from './job-tables.js';
export * from './jobs.module.js';
export * from './loop.js';
export * from './retries.js';
