import { type Patience, until } from '../run/until.js';
import type { Gatehouse } from './gatehouse.js';

/** Of seconds: less than any time-out of the sandbox. */
const longestStep = 4;

/** Until it is so, while the sandbox clock goes on: by single seconds at first, by several where it takes long. */
export function whileTimePasses<T>(
  gatehouse: Pick<Gatehouse, 'advance'>,
  what: string | (() => string),
  condition: () => Promise<T | undefined | false>,
  patience?: Patience,
): Promise<T> {
  let looks = 0;
  const look = async (): Promise<T | undefined | false> => {
    await gatehouse.advance(Math.min(1 + Math.floor(looks++ / 8), longestStep));
    return condition();
  };
  return until(what, look, patience);
}
