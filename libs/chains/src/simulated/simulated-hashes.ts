import { base58 } from '@scure/base';
import type { Blockchain } from '#contracts';

/** From 64 bytes, in the format of the chain. */
export function transactionHashOf(blockchain: Blockchain, digest: Uint8Array): string {
  const hex = Buffer.from(digest.subarray(0, 32)).toString('hex');
  if (blockchain === 'SOLANA') return base58.encode(digest);
  return blockchain === 'TRON' ? hex : `0x${hex}`;
}
