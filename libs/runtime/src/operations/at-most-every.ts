import type { ReadinessCheck } from './readiness.js';

/** For a check that costs something, since anybody may ask for it: what passed is not looked at again so soon. */
export function atMostEvery(milliseconds: number, check: ReadinessCheck): ReadinessCheck {
  let running: Promise<void> | undefined;
  let passedAt = -Infinity;
  const run = async (): Promise<void> => {
    await check();
    passedAt = performance.now();
  };
  return async () => {
    if (performance.now() - passedAt < milliseconds) return;
    running ??= run().finally(() => (running = undefined));
    await running;
  };
}
