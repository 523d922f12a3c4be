import { AsyncLocalStorage } from 'node:async_hooks';

/** In place of an organization: the operator, and work in the background, which is about all of them. */
export const everyOrganization = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The database takes it for nobody, and shows no rows. */
const nobody = '';

interface Scope {
  organizationId: string;
}

/** One for the process: there is no service whose end could end it. */
const scopes = new AsyncLocalStorage<Scope>();

/** A request, which sees no row of any organization until it is said whose it is (`confineTo`, `openToEvery`). */
export function withinRequest<T>(work: () => T): T {
  return scopes.run({ organizationId: nobody }, work);
}

/** From here on the request sees the rows of this organization alone. */
export function confineTo(organizationId: string): void {
  requestScope().organizationId = organizationId;
}

/** From here on the request sees the rows of all: it is of the operator, or of a provider who reports about anybody. */
export function openToEvery(): void {
  requestScope().organizationId = everyOrganization;
}

/** For rows that are not the caller's, such as those of the treasury, and what is read or changed at once. */
export function forOrganization<T>(organizationId: string, work: () => T): T {
  return scopes.run({ organizationId }, work);
}

/** For figures about the whole installation, such as metrics. */
export function forEveryOrganization<T>(work: () => T): T {
  return scopes.run({ organizationId: everyOrganization }, work);
}

/** Whose rows a statement that is sent now may see. Outside of requests, in jobs, loops and commands: of all. */
export function organizationInScope(): string {
  return scopes.getStore()?.organizationId ?? everyOrganization;
}

function requestScope(): Scope {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('Only of a request can be said whose it is');
  return scope;
}
