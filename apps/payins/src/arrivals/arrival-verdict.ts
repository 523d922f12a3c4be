import type { ArrivalRefusal } from '../records/payin-arrival.entity.js';
import type { PayinRoute } from '../records/payin-route.entity.js';

/** Whom money is for. */
export type ArrivalDestination = Pick<PayinRoute, 'organizationId' | 'accountId' | 'payinId' | 'standing' | 'rail'>;

/** What became of it: which payin it was for or made, and why it goes back, where it does. */
export interface ArrivalDecision {
  readonly payinId?: string;
  readonly refusal?: ArrivalRefusal;
}

/** What is said to money that came. */
export interface ArrivalVerdict {
  readonly isAccepted: boolean;
  readonly refusal?: ArrivalRefusal;
  /** Which it was for, or which it made. */
  readonly payinId?: string;
  /** The rail has told of it before: it was told the same then. */
  readonly isRepeated: boolean;
  /** The rail has told of other money under its number: nothing is said to this. */
  readonly isOtherMoney?: true;
}

/** For whoever asked, in words. */
export const refusalInWords: Readonly<Record<ArrivalRefusal, string>> = {
  amountMismatched: 'It is not the amount that was asked for',
  senderMismatched: 'It does not come from the account that was named',
  expired: 'It came after the payin had expired',
  canceled: 'The payin was canceled',
  alreadyPaid: 'The payin is paid already',
  failed: 'The payin has failed',
  unknownDestination: 'There is nobody whom it is for',
  wrongRail: 'Another rail brings money for this',
  tooMuch: 'It is more than one payin may be',
};

export const repeatedInWords = 'It was told before, and counts once';

const otherMoneyInWords = 'Other money was told of under the same number';

export function reasonOf({ refusal, isRepeated, isOtherMoney }: ArrivalVerdict): string | undefined {
  if (isOtherMoney === true) return otherMoneyInWords;
  if (refusal !== undefined) return refusalInWords[refusal];
  return isRepeated ? repeatedInWords : undefined;
}
