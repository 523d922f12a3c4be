import { type PayoutErrorCode, hundredthsOf, payoutErrorCodes, payoutFailures, sandboxHundredths } from '#contracts';
import { payoutFailureReasons as reasons } from '../contract/payout-failure-reasons.js';
import type { PayoutReportedStatus } from '../contract/payout-rail.js';

/** One thing that the sandbox tells of a payout. */
export interface ReportedStep {
  /** After the payout was submitted, by the sandbox clock. */
  readonly afterSeconds: number;
  /** The same report has the same name, however often it is told. */
  readonly name: string;
  readonly status: PayoutReportedStatus;
  readonly errorCode?: PayoutErrorCode;
  readonly reason?: string;
}

export interface SandboxOutcome {
  /** Of the amount that was asked for; without any, of all amounts that no other outcome names. */
  readonly hundredths?: number;
  /** For the documentation. */
  readonly about: string;
  readonly reported: readonly ReportedStep[];
}

const stepSeconds = 2;
const lateSeconds = 3_600;

const completed: ReportedStep = { afterSeconds: stepSeconds, name: 'completed', status: 'completed' };
const onHold: ReportedStep = { afterSeconds: stepSeconds, name: 'onHold', status: 'onHold' };
const rejected = { errorCode: 'REJECTED_BY_BANK', reason: reasons.REJECTED_BY_BANK } as const;

/** What comes of a payout in the sandbox, like the numbers of test cards. */
export const sandboxOutcomes: readonly SandboxOutcome[] = [
  ...payoutErrorCodes.map((errorCode) => ({
    hundredths: payoutFailures[errorCode].sandboxHundredths,
    about: `Fails with \`${errorCode}\``,
    reported: [
      { afterSeconds: stepSeconds, name: 'failed', status: 'failed', errorCode, reason: reasons[errorCode] } as const,
    ],
  })),
  {
    hundredths: sandboxHundredths.heldThenReleased,
    about: 'Is held for a look at it, then released and completed',
    reported: [
      onHold,
      { afterSeconds: 2 * stepSeconds, name: 'released', status: 'pending' },
      { ...completed, afterSeconds: 3 * stepSeconds },
    ],
  },
  {
    hundredths: sandboxHundredths.heldThenRejected,
    about: 'Is held for a look at it, then fails with `REJECTED_BY_BANK`',
    reported: [onHold, { afterSeconds: 2 * stepSeconds, name: 'failed', status: 'failed', ...rejected }],
  },
  {
    hundredths: sandboxHundredths.completedThenRefunded,
    about: 'Is completed, then sent back by the bank and refunded',
    reported: [
      completed,
      {
        afterSeconds: 2 * stepSeconds,
        name: 'refundInProgress',
        status: 'refundInProgress',
        errorCode: 'ACCOUNT_CLOSED',
        reason: reasons.ACCOUNT_CLOSED,
      },
      { afterSeconds: 3 * stepSeconds, name: 'refunded', status: 'refunded' },
    ],
  },
  {
    hundredths: sandboxHundredths.reportedLate,
    about: 'Is completed, and the bank says so an hour late',
    reported: [{ ...completed, afterSeconds: lateSeconds }],
  },
  {
    hundredths: sandboxHundredths.reportedThreeTimes,
    about: 'Is completed, and the bank says so three times: twice in the same words, and once more in others',
    reported: [completed, completed, { ...completed, name: 'completed-again' }],
  },
  {
    hundredths: sandboxHundredths.refusedByChain,
    about: 'The blockchain refuses the transaction of the request, so that no bank is asked',
    reported: [completed],
  },
  { about: 'Is completed, as all whole amounts are', reported: [completed] },
];

const byHundredths = new Map(sandboxOutcomes.map((outcome) => [outcome.hundredths, outcome]));

/** Of a decimal amount. */
export function outcomeOf(amount: string): SandboxOutcome {
  const found = byHundredths.get(hundredthsOf(amount)) ?? byHundredths.get(undefined);
  if (found === undefined) throw new Error('The sandbox has no outcome for all other amounts');
  return found;
}
