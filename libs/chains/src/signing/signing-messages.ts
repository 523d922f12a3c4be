import type { ChainFamily } from '../addresses/address.js';

/** How the process with the keys is asked: HTTP over a Unix socket, JSON both ways. */
export const signingPaths = { addresses: '/addresses', signatures: '/signatures' } as const;

export interface AddressesQuestion {
  readonly index: number;
}

export interface SignatureQuestion {
  readonly family: ChainFamily;
  readonly index: number;
  /** The unsigned transaction, in base64. */
  readonly transaction: string;
}

/** A transaction of 350 payments has 45 KB in base64. */
export const longestQuestionBytes = 256 * 1024;
