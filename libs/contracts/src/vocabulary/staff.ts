import { type Scope, grants } from './scopes.js';

export const staffStatuses = ['invited', 'active', 'suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** What a person may be allowed to do: what a key may, and what no key can. */
export type StaffScope = Scope | 'compliance:unmasked' | 'staff:read' | 'staff:write';

/** Scopes of keys that no role has yet come with the routes across organizations that they are for. */
const officer = ['organizations:read', 'compliance:read', 'compliance:unmasked'] as const;

export const scopesOfRoles = {
  officer,
  approver: [...officer, 'compliance:decide'],
  finance: ['organizations:read', 'accounts:read', 'payouts:read', 'payins:read'],
  treasurer: ['organizations:read', 'accounts:read', 'payouts:read', 'payins:read'],
  support: ['organizations:read', 'accounts:read', 'compliance:read', 'payouts:read', 'payins:read', 'webhooks:read'],
  auditor: [
    'organizations:read',
    'accounts:read',
    'compliance:read',
    'compliance:unmasked',
    'payouts:read',
    'payins:read',
    'webhooks:read',
    'staff:read',
  ],
  administrator: ['organizations:write', 'staff:write'],
} as const satisfies Readonly<Record<string, readonly StaffScope[]>>;

export type StaffRole = keyof typeof scopesOfRoles;
export const staffRoles = Object.keys(scopesOfRoles) as StaffRole[];

export function rolesGrant(roles: readonly StaffRole[], required: StaffScope): boolean {
  return grants(
    roles.flatMap((role) => scopesOfRoles[role] as readonly Scope[]),
    required as Scope,
  );
}
