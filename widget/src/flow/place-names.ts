import type { StepName } from '../elements/page-events.js';
import { type Flow, stepAt } from './flow.js';

export type ScreenName = 'welcome' | 'terms' | 'step' | 'people' | 'summary' | 'status';

/** The screen for the current place. */
export function screenOf(flow: Flow): ScreenName {
  if (flow.place.at !== 'step') return flow.place.at;
  return stepAt(flow)?.type === 'businessAssociatedPersons' ? 'people' : 'step';
}

/** The name of the current place in `gatehouse-step` events. */
export function stepNameOf(flow: Flow): StepName {
  return flow.place.at === 'step' ? (stepAt(flow)?.type ?? 'summary') : flow.place.at;
}

/** Changes when another screen is shown. */
export function placeKey({ place, review }: Flow): string {
  return place.at === 'step' ? place.id : place.at === 'status' ? `status:${review.status.type}` : place.at;
}
