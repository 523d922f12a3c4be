import type { ReadinessCheck } from './readiness.js';

/** For a check that costs something, since anybody may ask for it: what it came to, also a failure, holds for a while. */
export function atMostEvery(milliseconds: number, check: ReadinessCheck): ReadinessCheck {
  let last = Promise.resolve();
  // While one runs it has not ended, so that all who ask meanwhile share it.
  let endedAt = -Infinity;
  const run = async (): Promise<void> => {
    try {
      await check();
    } finally {
      endedAt = performance.now();
    }
  };
  return () => {
    if (performance.now() - endedAt >= milliseconds) {
      endedAt = Infinity;
      last = run();
    }
    return last;
  };
}
