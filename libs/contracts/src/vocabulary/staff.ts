import { type Scope, grants } from './scopes.js';

export const staffStatuses = ['invited', 'active', 'suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** What a person may be allowed to do: what a key may, and what no key can. */
export type StaffScope =
  | Scope
  | 'compliance:unmasked'
  | 'compliance:review'
  | 'money:unmasked'
  | 'money:propose'
  | 'money:approve'
  | 'webhooks:retry'
  | 'operations:read'
  | 'audit:read'
  | 'screening:read'
  | 'settings:read'
  | 'settings:write'
  | 'staff:read'
  | 'staff:write';

const everybody = ['organizations:read', 'staff:read'] as const;
const officer = [
  ...everybody,
  'compliance:read',
  'compliance:unmasked',
  'compliance:review',
  'screening:read',
] as const;
const readMoney = ['accounts:read', 'payouts:read', 'payins:read', 'operations:read'] as const;
const finance = [...everybody, ...readMoney, 'money:unmasked', 'settings:read', 'money:propose'] as const;

export const scopesOfRoles = {
  officer,
  approver: [...officer, 'compliance:decide'],
  finance,
  treasurer: [...finance, 'money:approve'],
  support: [...everybody, ...readMoney, 'compliance:read', 'webhooks:read', 'webhooks:retry'],
  auditor: [
    ...everybody,
    ...readMoney,
    'compliance:read',
    'compliance:unmasked',
    'money:unmasked',
    'webhooks:read',
    'screening:read',
    'settings:read',
    'audit:read',
  ],
  administrator: [...everybody, 'organizations:write', 'screening:read', 'settings:write', 'staff:write'],
} as const satisfies Readonly<Record<string, readonly StaffScope[]>>;

export type StaffRole = keyof typeof scopesOfRoles;
export const staffRoles = Object.keys(scopesOfRoles) as readonly StaffRole[];

/** Whether one of these roles is enough. */
export function rolesGrant(roles: readonly StaffRole[], required: StaffScope): boolean {
  return roles.some((role) => grants(scopesOfRoles[role], required));
}
