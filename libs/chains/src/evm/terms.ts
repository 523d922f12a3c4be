import { type SignedTransaction, cancellation } from '../gateway/gateway.js';
import type { FeeAttempt, FeeOffer } from './fees.js';

type Written = Readonly<Record<string, string | number>>;

/** All that signing needs besides the order. It is stored with what was signed. */
export interface EvmTerms extends FeeAttempt {
  readonly isLegacy: boolean;
  readonly gas: bigint;
  readonly isCancellation?: boolean;
}

/** For JSON: large numbers as text. */
export function written({ most, tip, block, gas, isLegacy, isCancellation = false }: EvmTerms): Written {
  return {
    type: isLegacy ? 'legacy' : 'eip1559',
    gas: gas.toString(),
    maxFeePerGas: most.toString(),
    maxPriorityFeePerGas: tip.toString(),
    block,
    ...(isCancellation ? { purpose: cancellation } : {}),
  };
}

export function read(terms: Written): EvmTerms {
  const { most, tip } = offerIn(terms);
  return {
    isLegacy: terms['type'] === 'legacy',
    gas: wholeNumber(terms, 'gas'),
    most,
    tip,
    block: Number(wholeNumber(terms, 'block')),
    isCancellation: terms['purpose'] === cancellation,
  };
}

export function attemptsOf(signed: readonly SignedTransaction[]): FeeAttempt[] {
  return signed.filter(isKnown).map(({ terms }) => read(terms));
}

/** The newest of which is known what it offers. */
export function newestTerms(signed: readonly SignedTransaction[]): EvmTerms | undefined {
  const last = signed.findLast(isKnown);
  return last && read(last.terms);
}

/** Of what was sent and forgotten, and then found on the chain, there are neither bytes nor terms. */
function isKnown({ raw }: SignedTransaction): boolean {
  return raw !== '';
}

function offerIn(terms: Written): FeeOffer {
  return { most: wholeNumber(terms, 'maxFeePerGas'), tip: wholeNumber(terms, 'maxPriorityFeePerGas') };
}

function wholeNumber(terms: Written, name: string): bigint {
  const value = String(terms[name] ?? '');
  if (!/^\d+$/.test(value)) throw new Error(`The terms of a transaction lack ${name}`);
  return BigInt(value);
}
