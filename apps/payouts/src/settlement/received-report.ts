import type { PayoutReport } from '#rails';

/** Without the rail's own words, which may name people. */
export interface ReceivedReport extends Omit<PayoutReport, 'reason'> {
  /** Who told it. */
  readonly rail: string;
}

export function receivedFrom(
  rail: string,
  { id, organizationId, payoutId, status, errorCode }: PayoutReport,
): ReceivedReport {
  return { rail, id, organizationId, payoutId, status, ...(errorCode === undefined ? {} : { errorCode }) };
}
