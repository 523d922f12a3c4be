import type { RiskLevel } from './risk-level.js';

/** How far an approval is on its way to an end, once it has to be looked at again: told, or told for the last time. */
export const renewalStages = ['due', 'ending'] as const;
export type RenewalStage = (typeof renewalStages)[number];

const years: Readonly<Record<RiskLevel, number>> = { low: 3, medium: 2, high: 1, prohibited: 1 };
const day = 24 * 60 * 60 * 1000;
const untilLastWarning = 23 * day;
const untilEnd = 30 * day;

/** The same day some years later; what was approved on a 29th of February, on the 1st of March. */
export function reviewAgainAt(risk: RiskLevel | null, approvedAt: Date): Date {
  const again = new Date(approvedAt);
  again.setUTCFullYear(again.getUTCFullYear() + years[risk ?? 'medium']);
  return again;
}

/** Of what is approved now. */
export function renewalFrom(
  risk: RiskLevel | null,
  approvedAt: Date,
): { reviewAgainAt: Date; renewal: null; renewalDueAt: Date } {
  const again = reviewAgainAt(risk, approvedAt);
  return { reviewAgainAt: again, renewal: null, renewalDueAt: again };
}

/** From the first warning on, whenever it was given: nobody loses an approval by a service that stood still. */
export function lastWarningAfter(firstWarning: Date): Date {
  return new Date(firstWarning.getTime() + untilLastWarning);
}

export function endAfter(firstWarning: Date): Date {
  return new Date(firstWarning.getTime() + untilEnd);
}

export function endAfterLast(lastWarning: Date): Date {
  return new Date(lastWarning.getTime() + untilEnd - untilLastWarning);
}

export function aDayLater(moment: Date): Date {
  return new Date(moment.getTime() + day);
}
