import type { PayoutReport } from '#rails';

/** Without the rail's own words, which may name people. */
export interface ToldReport extends Omit<PayoutReport, 'reason'> {
  /** Who told it. */
  readonly rail: string;
}

export function toldBy(rail: string, { id, organizationId, payoutId, status, errorCode }: PayoutReport): ToldReport {
  return { rail, id, organizationId, payoutId, status, ...(errorCode === undefined ? {} : { errorCode }) };
}
