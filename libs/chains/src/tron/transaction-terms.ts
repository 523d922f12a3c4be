import type { SignedTransaction } from '../gateway/gateway.js';

export type JsonTerms = SignedTransaction['terms'];

/** What was looked up before a transaction was signed, and is needed as long as the chain may take it. */
export interface TransactionTerms {
  /** A solidified block: the chain takes the transaction only after it. */
  readonly referenceBlock: number;
  readonly referenceHash: string;
  readonly referenceTime: number;
  /** In milliseconds: the chain takes it in no block that follows one of this time or later. */
  readonly expiration: number;
  /** The most that may be burned for the energy of a call. */
  readonly feeLimitSun: number;
}

export function asJson(terms: TransactionTerms): JsonTerms {
  return { ...terms };
}

export function fromJson(terms: JsonTerms): TransactionTerms {
  const referenceHash = terms['referenceHash'];
  if (typeof referenceHash !== 'string' || !/^[0-9a-f]{64}$/.test(referenceHash))
    throw new TypeError('The terms of a transaction on TRON lack referenceHash');
  return {
    referenceBlock: whole(terms, 'referenceBlock'),
    referenceHash,
    referenceTime: whole(terms, 'referenceTime'),
    expiration: whole(terms, 'expiration'),
    feeLimitSun: whole(terms, 'feeLimitSun'),
  };
}

function whole(terms: JsonTerms, name: string): number {
  const value = terms[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new TypeError(`The terms of a transaction on TRON lack ${name}`);
  return value;
}
