export { FailingJobs } from './failing-jobs.js';
export * from './job.js';
export * from './jobs.js';
export { makeJobTables } from './job-tables.js';
export * from './jobs.module.js';
export { lookUntil } from './look-until.js';
export * from './loop.js';
export * from './retries.js';
