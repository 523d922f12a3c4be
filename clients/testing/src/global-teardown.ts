import { stopGatehouse } from './service/running-gatehouse.js';

export default async function tearDown(): Promise<void> {
  await stopGatehouse();
}
