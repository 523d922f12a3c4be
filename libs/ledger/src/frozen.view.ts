import { Choice, type FreezeDirection, Instant, freezeDirections } from '#contracts';
import type { Frozen } from './freezes.js';

/** What an organization reads of a freeze: that there is one, and not why. */
export class FrozenView {
  @Choice(freezeDirections, { describe: '`debit`: nothing leaves. `credit`: what comes is kept apart. `all`: both.' })
  direction: FreezeDirection;

  @Instant()
  since: string;
}

export function frozenView({ direction, since }: Frozen): FrozenView {
  return { direction, since: since.toISOString() };
}
