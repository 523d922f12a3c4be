import { randomUUID } from 'node:crypto';
import { type Answer, type Api, must } from '../service/api.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { openReview } from './reviews.js';

export async function newPerson(api: Api): Promise<string> {
  const body = { relationships: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'] };
  return String(must(await api.post('/compliance/associated-persons', body), 201)['associatedPersonId']);
}

/** The people whom a review asks about, and no others. */
export async function listPersons(api: Api, reviewId: string, associatedPersonIds: readonly string[]): Promise<void> {
  const body = { type: 'businessAssociatedPersons', associatedPersonIds };
  must(await api.post(`/compliance/reviews/${reviewId}/attestations`, body), 201);
}

export interface Invitation {
  readonly id: string;
  readonly url: string;
  readonly token: string;
}

export async function invite(api: Api, personId: string, wanted: object = {}): Promise<Invitation> {
  const body = must(await api.post(`/compliance/associated-persons/${personId}/invitations`, wanted), 201);
  const url = String(body['url']);
  return { id: String(body['id']), url, token: url.split('#')[1] ?? '' };
}

/** What a device makes up, once. */
export function newDevice(): string {
  return randomUUID();
}

export function openInvitation(gatehouse: Gatehouse, token: string, device = newDevice()): Promise<Answer> {
  return gatehouse.anyone.post('/compliance/invitations/open', { token, device });
}

export interface InvitedPerson {
  readonly organization: Organization;
  readonly reviewId: string;
  readonly personId: string;
  readonly invitation: Invitation;
  readonly device: string;
  /** Calls with the session of the invitation. */
  readonly api: Api;
}

/** A person whom a new organization has invited, and who has opened the invitation. */
export async function invitedPerson(gatehouse: Gatehouse): Promise<InvitedPerson> {
  const organization = await gatehouse.organization();
  const reviewId = await openReview(organization.api, 'business');
  const personId = await newPerson(organization.api);
  await listPersons(organization.api, reviewId, [personId]);
  const invitation = await invite(organization.api, personId);
  const device = newDevice();
  const { token } = must(await openInvitation(gatehouse, invitation.token, device), 200);
  return { organization, reviewId, personId, invitation, device, api: gatehouse.withKey(String(token)) };
}
