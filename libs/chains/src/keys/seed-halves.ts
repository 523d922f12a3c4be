import { randomBytes } from 'node:crypto';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** 24 words of random bytes, and 24 of what the seed is beside them: each alone is as random as the other. */
export function splitSeed(mnemonic: string): [first: string, second: string] {
  const seed = mnemonicToEntropy(mnemonic, wordlist);
  const mask = randomBytes(seed.length);
  return [entropyToMnemonic(mask, wordlist), entropyToMnemonic(combined(seed, mask), wordlist)];
}

export function joinHalves(first: string, second: string): string {
  const [one, other] = [bytesOf(first), bytesOf(second)];
  if (one.length !== other.length) throw new TypeError('These are not two halves of one seed: one is longer');
  return entropyToMnemonic(combined(one, other), wordlist);
}

/** The library's own error would name the word. */
function bytesOf(half: string): Uint8Array {
  try {
    return mnemonicToEntropy(half, wordlist);
  } catch {
    throw new TypeError('A half is not as it was written: a word of it is unknown, missing, or another');
  }
}

function combined(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((byte, index) => byte ^ (b[index] ?? 0));
}
