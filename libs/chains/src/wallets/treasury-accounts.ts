/** Whoever runs Gatehouse, as an organization of the ledger. It has no API keys, no events, and is in no list. */
export const platformOrganizationId = '00000000-0000-0000-0000-000000000001';

/**
 * Its wallets, each an account of its own. What was sent for payouts in fiat lies in `collected` until its rail has paid
 * or it goes back, and is lent to nobody. Recipients on other chains are paid out of `liquidity`, which payouts to them fill.
 */
export const treasuryAccounts = {
  collected: '00000000-0000-0000-0000-000000000002',
  liquidity: '00000000-0000-0000-0000-000000000003',
} as const;
export type TreasuryAccountName = keyof typeof treasuryAccounts;

export function isPlatform(organizationId: string): boolean {
  return organizationId === platformOrganizationId;
}
