/**
 * Whoever runs Gatehouse, as an organization of the ledger: tokens that were sent for payouts in fiat are there until a
 * rail has paid, and what is paid on another chain comes from there. It has no API keys, no events, and is in no list.
 */
export const house = {
  organizationId: '00000000-0000-0000-0000-000000000001',
  accountId: '00000000-0000-0000-0000-000000000002',
} as const;

export function isHouse(organizationId: string): boolean {
  return organizationId === house.organizationId;
}
