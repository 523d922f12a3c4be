export * from './job.js';
export * from './jobs.js';
export * from './jobs.module.js';
export * from './loop.js';
export * from './retries.js';
