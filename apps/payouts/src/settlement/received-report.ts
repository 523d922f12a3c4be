import type { PayoutReport } from '#rails';

/** A report as it is stored in jobs: without the rail's own words, which may name people. */
export interface ReceivedReport extends Omit<PayoutReport, 'reason'> {
  readonly rail: string;
}

export function receivedFrom(rail: string, { reason: _, ...report }: PayoutReport): ReceivedReport {
  return { rail, ...report };
}
