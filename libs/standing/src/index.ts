export * from './of-the-living.js';
export * from './standing.entity.js';
export * from './standing.module.js';
export * from './standings.js';
export * from './accounts/account.entity.js';
export * from './accounts/account.lifecycle.js';
