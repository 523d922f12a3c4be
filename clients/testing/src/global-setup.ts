import { startGatehouse, stopGatehouse } from './service/running-gatehouse.js';

/** Jest calls what it names as `globalTeardown`; Vitest what is returned here. */
export default async function setUp(): Promise<() => Promise<void>> {
  const running = await startGatehouse();
  return () => stopGatehouse(running);
}
