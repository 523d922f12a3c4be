import type { ArrivalRefusal } from '../records/payin-arrival.entity.js';
import type { PayinRoute } from '../records/payin-route.entity.js';

/** Where money was sent to. */
export type ArrivalDestination = Pick<PayinRoute, 'organizationId' | 'accountId' | 'payinId' | 'depositRoute' | 'rail'>;

/** What was decided: the payin that the money was for or created, and why it was refused, if it was. */
export interface ArrivalDecision {
  readonly payinId?: string;
  readonly refusal?: ArrivalRefusal;
}

/** The answer to a rail that reported money. */
export interface ArrivalVerdict {
  readonly isAccepted: boolean;
  readonly refusal?: ArrivalRefusal;
  /** The payin that it was for, or that it created. */
  readonly payinId?: string;
  /** The rail has reported it before, and got the same answer. */
  readonly isRepeated: boolean;
  /** The rail has reported other money under this id before: this money is neither accepted nor refused. */
  readonly isOtherMoney?: true;
}

export const refusalInWords: Readonly<Record<ArrivalRefusal, string>> = {
  amountMismatched: 'It is not the amount that was asked for',
  senderMismatched: 'It does not come from the account that was named',
  expired: 'It came after the payin had expired',
  canceled: 'The payin was canceled',
  alreadyPaid: 'The payin is paid already',
  failed: 'The payin has failed',
  unknownDestination: 'It is for no payin and no account',
  wrongRail: 'Another rail brings money for this',
  tooMuch: 'It is more than one payin may be',
};

export const repeatedInWords = 'It was reported before and counts once';

const otherMoneyInWords = 'Other money was reported under the same number';

export function reasonOf({ refusal, isRepeated, isOtherMoney }: ArrivalVerdict): string | undefined {
  if (isOtherMoney === true) return otherMoneyInWords;
  if (refusal !== undefined) return refusalInWords[refusal];
  return isRepeated ? repeatedInWords : undefined;
}
