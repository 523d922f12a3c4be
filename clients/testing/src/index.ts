export * from '../../typescript/src/index.js';
export { type EventOf, Inbox, type Patience } from './inbox/inbox.js';
export { type Person, people } from './scenes/people.js';
export { type Deposit, TestGatehouse } from './scenes/test-gatehouse.js';
export { type Running, type StartOptions, startGatehouse, stopGatehouse } from './service/running-gatehouse.js';
