import type { ExceptionOption } from '#exceptions';
import type { Job } from '#jobs';
import type { Payout } from '../records/payout.entity.js';
import type { PayoutAttempt } from '../settlement/payout-attempts.js';
import { payFromTreasury, returnTokens } from '../settlement/payout-treasury-orders.js';
import { lookUpPayout } from '../settlement/schedule-payout-look-up.js';
import { submitPayout } from '../settlement/submit-payout.job.js';

/** What a payout waits for, as far as it is known here. */
export interface WaitingPayout {
  readonly because: string;
  readonly options: readonly ExceptionOption[];
  /** What is tried from time to time, and by a person at once. */
  readonly tried: Job<PayoutAttempt>;
  /** Whether nobody was asked yet, so that it waits as well while its account is frozen. */
  readonly isOurTurn?: true;
}

type State = Pick<
  Payout,
  'status' | 'channel' | 'transferId' | 'returnRequestedAt' | 'returnTransferId' | 'returnTransactionId'
>;

/** Undefined for what waits for nobody here: it has ended, or a transfer on a chain is under way, which is looked at itself. */
export function waitingPayout(payout: State): WaitingPayout | undefined {
  const { status, channel, transferId, returnRequestedAt, returnTransferId, returnTransactionId } = payout;
  if (returnRequestedAt !== null)
    return returnTransactionId === null && returnTransferId === null ? returning : undefined;
  if (channel === 'treasury') return status === 'pending' && transferId === null ? atTreasury : undefined;
  return channel === 'fiat' ? atRail[status] : undefined;
}

const byHand = ['retry', 'failAndGiveBack', 'markAsPaid'] as const;

const atRail: Readonly<Record<string, WaitingPayout>> = {
  created: { because: 'Its rail has not taken the order', options: byHand, tried: submitPayout, isOurTurn: true },
  pending: { because: 'Its rail has said nothing new', options: byHand, tried: lookUpPayout },
  onHold: { because: 'Its rail keeps it on hold', options: byHand, tried: lookUpPayout },
  refundInProgress: {
    because: 'Its rail has announced that the money comes back, and not said that it is there',
    options: ['retry'],
    tried: lookUpPayout,
  },
};

const atTreasury: WaitingPayout = {
  because: 'The treasury has not paid it',
  options: ['retry', 'failAndGiveBack'],
  tried: payFromTreasury,
  isOurTurn: true,
};

const returning: WaitingPayout = {
  because: 'Its tokens are owed to the account, and were not sent',
  options: ['retry'],
  tried: returnTokens,
};
