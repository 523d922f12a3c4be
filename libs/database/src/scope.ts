import { AsyncLocalStorage } from 'node:async_hooks';

/** In place of an organization: the operator, and work in the background, which is about all of them. */
export const everyOrganization = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Scope {
  organizationId: string;
}

/** One for the process: there is no service whose end could end it. */
const scopes = new AsyncLocalStorage<Scope>();

/** A request, which sees everything until it is known whose it is (`confineTo`): nobody's own code has run yet. */
export function withinRequest<T>(work: () => T): T {
  return scopes.run({ organizationId: everyOrganization }, work);
}

/** From here on the request sees the rows of this organization alone. */
export function confineTo(organizationId: string): void {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('Only a request can be confined to an organization');
  scope.organizationId = organizationId;
}

/** For rows that are not the caller's, such as those of the treasury, and what is read or changed at once. */
export function forOrganization<T>(organizationId: string, work: () => T): T {
  return scopes.run({ organizationId }, work);
}

/** Whose rows a statement that is sent now may see. Outside of requests: all. */
export function organizationInScope(): string {
  return scopes.getStore()?.organizationId ?? everyOrganization;
}
