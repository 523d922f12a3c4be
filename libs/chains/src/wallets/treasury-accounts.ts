import { platformOrganizationId } from '#contracts';

export { platformOrganizationId };

/**
 * The accounts of the treasury, each with a wallet of its own. `collected` holds what was sent for payouts in fiat until the
 * rail has paid or it is returned, and is used for nothing else. `liquidity` pays recipients on other chains and payins.
 */
export const treasuryAccounts = {
  collected: '00000000-0000-0000-0000-000000000002',
  liquidity: '00000000-0000-0000-0000-000000000003',
} as const;
export type TreasuryAccountName = keyof typeof treasuryAccounts;

export function isPlatform(organizationId: string): boolean {
  return organizationId === platformOrganizationId;
}
