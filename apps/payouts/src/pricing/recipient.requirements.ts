import type { PayoutMethod, Recipient } from '#contracts';

const forBanks = ['email', 'physicalAddress'] as const;

/** The fields that a bank requires of a recipient and that are missing. A wallet requires none. */
export function missingFields(recipient: Recipient, { type }: PayoutMethod): string[] {
  if (type === 'blockchainWallet') return [];
  return forBanks.filter((field) => recipient[field] === undefined);
}
