import type { Flow } from './flow.js';
import { type Step, isToDo } from './steps.js';

/**
 * How much is done, from 0 to 1. The people behind a company are the second half, so that adding them takes nothing
 * back: before they are listed nobody knows how many steps are about them.
 */
export function shareDone({ review, steps }: Pick<Flow, 'review' | 'steps'>): number {
  const own = steps.filter(({ personId }) => personId === undefined);
  if (review.type === 'individual') return doneOf(steps);
  return (doneOf(own) + doneOf(steps.filter(({ personId }) => personId !== undefined))) / 2;
}

function doneOf(steps: readonly Step[]): number {
  return steps.length === 0 ? 0 : steps.filter((step) => !isToDo(step)).length / steps.length;
}
