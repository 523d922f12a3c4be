import type { SignedTransaction } from '../gateway/gateway.js';

export type JsonTerms = SignedTransaction['terms'];

export interface Source {
  readonly account: string;
  readonly units: bigint;
}

/** What was looked up before a transfer was signed, and is needed as long as the chain may take it. */
export interface TransferTerms {
  readonly blockhash: string;
  /** The chain takes it in no block with a greater height. */
  readonly lastValidBlockHeight: number;
  /** It is in no block before this slot. */
  readonly slot: number;
  readonly unitPriceMicroLamports: number;
  readonly sources: readonly Source[];
}

export function asJson({ sources, ...rest }: TransferTerms): JsonTerms {
  return { ...rest, sources: sources.map(({ account, units }) => `${account}:${units}`).join(' ') };
}

export function fromJson(terms: JsonTerms): TransferTerms {
  return {
    blockhash: text(terms, 'blockhash'),
    lastValidBlockHeight: whole(terms, 'lastValidBlockHeight'),
    slot: whole(terms, 'slot'),
    unitPriceMicroLamports: whole(terms, 'unitPriceMicroLamports'),
    sources: text(terms, 'sources').split(' ').map(source),
  };
}

function source(written: string): Source {
  const [, account, units] = /^(\w{32,44}):(\d{1,20})$/.exec(written) ?? [];
  if (account === undefined || units === undefined)
    throw new TypeError('The terms of a transfer on SOLANA have odd sources');
  return { account, units: BigInt(units) };
}

function text(terms: JsonTerms, name: string): string {
  const value = terms[name];
  if (typeof value !== 'string' || value === '') throw new TypeError(`The terms of a transfer on SOLANA lack ${name}`);
  return value;
}

function whole(terms: JsonTerms, name: string): number {
  const value = terms[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new TypeError(`The terms of a transfer on SOLANA lack ${name}`);
  return value;
}
