/** What an API key may be allowed to do. `x:write` implies `x:read`. */
export const scopes = [
  'organizations:read',
  'organizations:write',
  'accounts:read',
  'accounts:write',
  'compliance:read',
  'compliance:write',
  'compliance:decide',
  'payouts:read',
  'payouts:write',
  'payouts:execute',
  'payins:read',
  'payins:write',
  'webhooks:read',
  'webhooks:write',
  'sandbox:write',
] as const;
export type Scope = (typeof scopes)[number];

/** `x:write` implies `x:read`. */
export function grants<S extends string>(held: readonly S[], required: S): boolean {
  if (held.includes(required)) return true;
  return required.endsWith(':read') && held.includes(required.replace(':read', ':write') as S);
}
