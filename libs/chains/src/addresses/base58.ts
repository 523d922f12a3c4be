import { base58 } from '@scure/base';

/** `undefined` if the text is not base58. Decoding takes quadratic time, so this is for short texts only. */
export function base58Bytes(text: string): Uint8Array | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  return base58.decode(text);
}
