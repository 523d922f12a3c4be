export * from './payout-rail.js';
