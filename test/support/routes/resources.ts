import { randomUUID } from 'node:crypto';
import { idOf } from '../service/api.js';
import { StaffApi } from '../service/staff-api.js';
import { formWith, picture } from '../documents/documents.js';
import { chainResources } from '../chains/chain-resources.js';
import { screeningResources } from '../compliance/screening-resources.js';
import { moneyResources } from '../payments/money-resources.js';
import { listPersons } from '../compliance/invitations.js';
import type { Make, Owner } from './owner.js';
import { openReview } from '../compliance/reviews.js';
import { validAttestation } from '../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { type Route, nameOf, parametersIn } from './routes.js';

const organizationId: Make = ({ organization }) => Promise.resolve(organization.id);

const keyId: Make = async ({ operator, organization }) =>
  idOf(
    await operator.post(`/organizations/${organization.id}/api-keys`, { name: 'made', scopes: ['organizations:read'] }),
  );

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
  const id = idOf(created);
  await api.patch(`/webhooks/${id}/status`, { status: 'ACTIVE' });
  return id;
};

const deliveryId: Make = async ({ organization }, { webhookId: id = '' }) => {
  const { body } = await organization.api.post(`/webhooks/${id}/send`, { type: 'payin_status_changed' });
  return String(body['deliveryId']);
};

/** Nothing that is done with a document ends it, and only so many may lie about: one for each organization is enough. */
const uploaded = new WeakMap<Owner['organization'], Promise<string>>();

const documentId: Make = ({ organization }) => {
  const known =
    uploaded.get(organization) ??
    picture().then(async (bytes) => idOf(await organization.api.post('/compliance/documents', formWith(bytes))));
  uploaded.set(organization, known);
  return known;
};

/** Of a business, which stays open whatever a walk does with it. */
const complianceReviewId: Make = ({ organization }) => openReview(organization.api, 'business');

/** Of the review in the path. */
const sessionId: Make = async ({ organization }, { complianceReviewId: review = '' }) =>
  idOf(
    await organization.api.post(`/compliance/reviews/${review}/sessions`, {
      allowedOrigins: ['https://partner.example'],
    }),
  );

const staffId: Make = async ({ operator }) =>
  idOf(await operator.post('/staff', { email: `${randomUUID()}@example.com`, name: 'Made', roles: ['officer'] }));

/** Of the administrator among the made-up people. */
const staffSessionId: Make = async ({ operator }) => {
  const { body } = await (await StaffApi.signIn(operator.url, 'administrator')).get('/staff/sessions');
  const sessions = body['results'] as { id: string; isCurrent: boolean }[];
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
};

/** By somebody else than who is asked to agree to it. */
const proposalId: Make = async ({ operator, organization }) => {
  const treasurer = await StaffApi.signIn(operator.url, 'treasurer');
  const parameters = { organizationId: organization.id, name: 'made', scopes: ['payouts:execute'] };
  return idOf(await treasurer.post('/proposals', { action: 'key.create', parameters, reason: 'made' }));
};

/** Of a session: the caller's, or one of its own. */
const phoneUploadId: Make = async (owner) => {
  const { api } = owner.organization;
  const made = await api.post('/compliance/phone-uploads', {});
  if (made.status !== 403) return idOf(made);
  const review = await complianceReviewId(owner, {});
  const { body } = await api.post(`/compliance/reviews/${review}/sessions`, {
    allowedOrigins: ['https://partner.example'],
  });
  return idOf(await owner.withKey(String(body['token'])).post('/compliance/phone-uploads', {}));
};

/** Of the person in the path, whom the open review has to list; other walks list others meanwhile. */
const invitationId: Make = async (owner, path) => {
  const { api } = owner.organization;
  const { associatedPersonId: person = '' } = path;
  await listPersons(api, await complianceReviewId(owner, {}), [person]);
  const answer = await api.post(`/compliance/associated-persons/${person}/invitations`, {});
  return answer.status === 409 ? invitationId(owner, path) : idOf(answer);
};

/** A new one, as one may be removed. An organization has 200 at most, so some make way whom no review lists. */
const associatedPersonId: Make = async (owner, path) => {
  const { api } = owner.organization;
  const { status, body } = await api.post('/compliance/associated-persons', { relationships: ['CONTROL_PERSON'] });
  if (status === 201) return String(body['associatedPersonId']);
  if (status !== 422) throw new Error(`A person for a test could not be added: ${status} ${JSON.stringify(body)}`);
  const { body: page } = await api.get('/compliance/associated-persons?limit=100');
  for (const person of (page['results'] as { associatedPersonId: string }[]).slice(50))
    await api.delete(`/compliance/associated-persons/${person.associatedPersonId}`);
  return associatedPersonId(owner, path);
};

/** Of the review or the person in the path. */
const attestationId: Make = async ({ organization }, { complianceReviewId: review, associatedPersonId: person }) =>
  idOf(
    person === undefined
      ? await organization.api.post(
          `/compliance/reviews/${review ?? ''}/attestations`,
          validAttestation('businessContactInfo'),
        )
      : await organization.api.post(
          `/compliance/associated-persons/${person}/attestations`,
          validAttestation('associatedPersonContactInfo'),
        ),
  );

/** As a body names it. Another one than that of a path, which it would supersede. */
const uploadedAttestationId: Make = async (owner, path) => {
  const review = path['complianceReviewId'] ?? (await complianceReviewId(owner, path));
  const { api } = owner.organization;
  return idOf(await api.post(`/compliance/reviews/${review}/attestations`, validAttestation('businessAddress')));
};

/** An organization has one from its first business review on. */
const verificationId: Make = async ({ organization }) => {
  await organization.api.post('/compliance/reviews', { type: 'business', tier: 'US_STANDARD' });
  const { body } = await organization.api.get('/compliance/verifications');
  return (body['results'] as { verificationId: string }[])[0]?.verificationId ?? '';
};

/**
 * What each parameter of a path, each id in a query and each id in a body stands for: how an organization
 * comes to have such a resource. Whoever adds a route with a new parameter adds its row here.
 */
export const resources: Readonly<Record<string, Make>> = {
  chain: () => Promise.resolve('POLYGON'),
  purse: () => Promise.resolve('collected'),
  // Not one that others of a walk need.
  rail: () => Promise.resolve('nobody'),
  organizationId,
  parentOrganizationId: organizationId,
  resourceId: organizationId,
  keyId,
  eventId,
  webhookId,
  deliveryId,
  documentId,
  pageNumber: () => Promise.resolve('1'),
  complianceReviewId,
  reviewId: complianceReviewId,
  sessionId,
  associatedPersonId,
  phoneUploadId,
  invitationId,
  associatedPersonIds: associatedPersonId,
  attestationId,
  assigneeId: organizationId,
  id: uploadedAttestationId,
  verificationId,
  ...screeningResources,
  staffId,
  staffSessionId,
  proposalId,
  // Whose challenge it was is over by then.
  ceremonyId: () => Promise.resolve(randomUUID()),
  ...moneyResources,
  ...chainResources,
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
      `${neededBy} has the id "${parameter}", and test/support/routes/resources.ts does not know what that is: add a row ` +
        `"${parameter}" to "resources" that makes one for an organization and resolves to its id`,
    );
  }
  return row(owner, path);
}

/** All parameters of a path, as the owner has them; those that are known already stay as they are. */
export async function idsFor(
  owner: Owner,
  route: Route,
  known: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name } of parametersIn(route, 'path'))
    ids[name] = known[name] ?? (await make(owner, name, nameOf(route), ids));
  return ids;
}

/** The parameters of a path that name something which belongs to somebody: every document has a first page. */
export function idsInPath(route: Route): string[] {
  return parametersIn(route, 'path').flatMap(({ name }) => (name === 'pageNumber' ? [] : [name]));
}

export function absentIds(route: Route): Record<string, string> {
  return { pageNumber: '1', ...Object.fromEntries(idsInPath(route).map((name) => [name, randomUUID()])) };
}
