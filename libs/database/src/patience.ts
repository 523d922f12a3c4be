import { isLost } from './failures.js';

const firstPauseMilliseconds = 20;
const longestPauseMilliseconds = 200;

/** With a database that is restarting or changing its primary, for as long as a request may wait for a connection. */
export class Patience {
  private lostAt: number | undefined;
  private tries = 0;

  constructor(private readonly waitMilliseconds: number) {}

  /** Whether it is worth another try, which is a good moment when this resolves. */
  async isLeftAfter(thrown: unknown): Promise<boolean> {
    if (!isLost(thrown)) return false;
    this.lostAt ??= performance.now();
    if (performance.now() - this.lostAt >= this.waitMilliseconds) return false;
    const pause = Math.min(firstPauseMilliseconds * 2 ** this.tries++, longestPauseMilliseconds);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return true;
  }
}
