import { randomUUID } from 'node:crypto';
import type { Api } from './api.js';
import { type Route, nameOf, parametersIn } from './routes.js';

/** Where a resource is made: whose it is, and who may make it. */
export interface Owner {
  readonly operator: Api;
  readonly organization: { readonly id: string; readonly api: Api };
}

type Make = (owner: Owner) => Promise<string>;

const organizationId: Make = ({ organization }) => Promise.resolve(organization.id);

const keyId: Make = ({ operator, organization }) =>
  idOf(operator.post(`/organizations/${organization.id}/api-keys`, { name: 'made', scopes: ['organizations:read'] }));

const eventId: Make = async ({ operator, organization }) => {
  await operator.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {});
  const { body } = await organization.api.get('/events?limit=1');
  const [event] = body['results'] as { eventId: string }[];
  if (event === undefined) throw new Error('An organization that accepted its terms has no event');
  return event.eventId;
};

/**
 * What each parameter of a path, each id in a query and each id in a body stands for: how an organization
 * comes to have such a resource. Whoever adds a route with a new parameter adds its row here.
 */
export const resources: Readonly<Record<string, Make>> = {
  organizationId,
  parentOrganizationId: organizationId,
  resourceId: organizationId,
  keyId,
  eventId,
};

/** Something for a parameter that belongs to the owner, made now. */
export async function make(owner: Owner, parameter: string, neededBy: string): Promise<string> {
  const row = resources[parameter];
  if (row === undefined) {
    throw new Error(
      `${neededBy} has the id "${parameter}", and test/support/resources.ts does not know what that is: add a row ` +
        `"${parameter}" to "resources" that makes one for an organization and resolves to its id`,
    );
  }
  return row(owner);
}

/** All parameters of a path, as the owner has them. */
export async function idsFor(owner: Owner, route: Route): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name } of parametersIn(route, 'path')) ids[name] = await make(owner, name, nameOf(route));
  return ids;
}

export function absentIds(route: Route): Record<string, string> {
  return Object.fromEntries(parametersIn(route, 'path').map(({ name }) => [name, randomUUID()]));
}

async function idOf(answer: Promise<{ status: number; body: Record<string, unknown> }>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 201) throw new Error(`A resource for a test could not be made: ${status} ${JSON.stringify(body)}`);
  return String(body['id']);
}
