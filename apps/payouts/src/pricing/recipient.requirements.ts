import type { PayoutMethod, Recipient } from '#contracts';

const forBanks = ['email', 'physicalAddress'] as const;

/** What a bank has to know of whoever it pays, and is not there. A wallet is paid without. */
export function missingFields(recipient: Recipient, { type }: PayoutMethod): string[] {
  if (type === 'blockchainWallet') return [];
  return forBanks.filter((field) => recipient[field] === undefined);
}
