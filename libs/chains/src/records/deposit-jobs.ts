import { job } from '#jobs';

export interface CreditedDeposit {
  readonly organizationId: string;
  readonly accountId: string;
  /** In the list of the account that received it. */
  readonly transactionId: string;
}

/** Added in the transaction that credits tokens from outside; not for what its own organization sent. */
export const depositCredited = job<CreditedDeposit>('depositCredited');
