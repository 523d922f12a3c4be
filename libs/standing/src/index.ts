export * from './of-the-living.js';
export * from './standing.entity.js';
export * from './standing.module.js';
export * from './standings.js';
