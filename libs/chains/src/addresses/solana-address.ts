import { base58Bytes } from './base58.js';

const [shortest, longest] = [32, 44];

export function looksLikeSolana(text: string): boolean {
  return text.length >= shortest && text.length <= longest && base58Bytes(text)?.length === 32;
}

export function solanaProblem(text: string): string | undefined {
  if (!looksLikeSolana(text))
    return 'must be a Solana address: 32 bytes in base58, which are 32 to 44 letters and digits';
  return /^1+$/.test(text) ? 'is the zero address: what is sent there is lost' : undefined;
}
