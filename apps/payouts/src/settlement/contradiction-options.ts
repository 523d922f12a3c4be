import type { ExceptionOption } from '#exceptions';

/** By what the payout is, and stays until somebody knows better than its rail. */
export const contradictionOptions: Readonly<Record<string, readonly ExceptionOption[]>> = {
  failed: ['markAsFailed', 'writeOff'],
  completed: ['markAsPaid', 'failAndGiveBack'],
};
