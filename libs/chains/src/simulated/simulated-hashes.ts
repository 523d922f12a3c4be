import { base58 } from '@scure/base';
import type { Blockchain } from '#contracts';

/** 64 bytes, written as the transactions of that chain are. */
export function transactionHashOf(blockchain: Blockchain, digest: Uint8Array): string {
  const hex = Buffer.from(digest.subarray(0, 32)).toString('hex');
  if (blockchain === 'SOLANA') return base58.encode(digest);
  return blockchain === 'TRON' ? hex : `0x${hex}`;
}
