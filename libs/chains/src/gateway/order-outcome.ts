/** The state of the transactions signed for one order, of which the chain can take only one. */
export type OrderOutcome =
  /** None is on the chain. They are broadcast again. The wallet waits for it where nothing before it is missing. */
  | { readonly state: 'missing'; readonly isNext?: boolean }
  /** None is on the chain and, as things are, none will be: another has to be signed. Of those that are gone, none ever can be. */
  | { readonly state: 'signAgain'; readonly isNext?: boolean; readonly isGone?: boolean }
  /** None is on the chain nor ever will be: their nonce is that of another transaction, which is final. */
  | { readonly state: 'overtaken' }
  /** One is on the chain, but not final yet. */
  | { readonly state: 'included'; readonly hash: string; readonly confirmations: number }
  | {
      readonly state: 'final';
      readonly hash: string;
      /** False if the chain reverted it. */
      readonly succeeded: boolean;
      /** It took the place of what was signed before, and moved nothing. */
      readonly isCancellation?: boolean;
      /** What the chain took for it, in billionths of its coin. */
      readonly gasUnits?: bigint;
      readonly blockNumber: number;
      readonly minedAt: Date;
      /** Where the tokens went: the recipient, or the contract that handed them on to several. */
      readonly destination: string;
    };

export type FinalOutcome = Extract<OrderOutcome, { state: 'final' }>;
