import { base58 } from '@scure/base';

/** The bytes of a text in base58; `undefined` when it is none. Decoding takes the square of the length: it is for short texts. */
export function base58Bytes(text: string): Uint8Array | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  return base58.decode(text);
}
