import { job } from '#jobs';

export interface CreditedDeposit {
  readonly organizationId: string;
  readonly accountId: string;
  /** As it is listed with the account that received it. */
  readonly transactionId: string;
}

/** Told in the transaction in which tokens from outside are credited to an account: not of what its own organization sent there. */
export const depositCredited = job<CreditedDeposit>('depositCredited');
