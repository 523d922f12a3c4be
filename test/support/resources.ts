import { randomUUID } from 'node:crypto';
import type { Api } from './api.js';
import { type Route, nameOf, parametersIn } from './routes.js';

/** Where a resource is made: whose it is, and who may make it. */
export interface Owner {
  readonly operator: Api;
  readonly organization: { readonly id: string; readonly api: Api };
}

/** With what was made for the parameters before it in the path. */
type Make = (owner: Owner, path: Readonly<Record<string, string>>) => Promise<string>;

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

/** A new one, as what is done with it may disable or remove it. An organization has ten at most, so the oldest makes way. */
const webhookId: Make = async (owner, path) => {
  const { api } = owner.organization;
  // Nothing listens there: an attempt ends at once.
  const created = await api.post('/webhooks', { url: 'http://127.0.0.1:9/', categories: ['payin'] });
  if (created.status === 422) {
    const { body } = await api.get('/webhooks?limit=100');
    await api.delete(`/webhooks/${(body['results'] as { id: string }[]).at(-1)?.id ?? ''}`);
    return webhookId(owner, path);
  }
  const id = await idOf(Promise.resolve(created));
  await api.patch(`/webhooks/${id}/status`, { status: 'ACTIVE' });
  return id;
};

const deliveryId: Make = async ({ organization }, { webhookId: id = '' }) => {
  const { body } = await organization.api.post(`/webhooks/${id}/send`, { type: 'payin_status_changed' });
  return String(body['deliveryId']);
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
  webhookId,
  deliveryId,
};

/** Something for a parameter that belongs to the owner, made now. */
export async function make(
  owner: Owner,
  parameter: string,
  neededBy: string,
  path: Readonly<Record<string, string>> = {},
): Promise<string> {
  const row = resources[parameter];
  if (row === undefined) {
    throw new Error(
      `${neededBy} has the id "${parameter}", and test/support/resources.ts does not know what that is: add a row ` +
        `"${parameter}" to "resources" that makes one for an organization and resolves to its id`,
    );
  }
  return row(owner, path);
}

/** All parameters of a path, as the owner has them. */
export async function idsFor(owner: Owner, route: Route): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name } of parametersIn(route, 'path')) ids[name] = await make(owner, name, nameOf(route), ids);
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
