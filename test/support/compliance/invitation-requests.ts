import { validAttestation } from '../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { formWith, picture } from '../documents/documents.js';
import { type Answer, type Api, idOf, must } from '../service/api.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { listPersons, newPerson } from './invitations.js';
import { newSession, openReview } from './reviews.js';

/** A business that fills in its review in the widget, and lists one person. */
export interface Company {
  readonly organization: Organization;
  readonly reviewId: string;
  readonly personId: string;
  /** Calls with a widget session of the review. */
  readonly widget: Api;
}

export async function company(gatehouse: Gatehouse): Promise<Company> {
  const organization = await gatehouse.organization();
  const reviewId = await openReview(organization.api, 'business');
  const personId = await newPerson(organization.api);
  await listPersons(organization.api, reviewId, [personId]);
  const { api: widget } = await newSession(gatehouse, organization, { reviewId });
  return { organization, reviewId, personId, widget };
}

function requestPath(personId: string): string {
  return `/compliance/associated-persons/${personId}/invitation-request`;
}

export function ask({ widget, personId }: Company, body: object = {}): Promise<Answer> {
  return widget.post(requestPath(personId), body);
}

export async function takeBack({ widget, personId }: Company): Promise<void> {
  must(await widget.delete(requestPath(personId)), 204);
}

export async function giveAll(api: Api, personId: string): Promise<void> {
  const documentIds = [idOf(await api.post('/compliance/documents', formWith(await picture())))];
  for (const type of [
    'associatedPersonPersonalInfo',
    'associatedPersonContactInfo',
    'associatedPersonResidentialAddress',
    'associatedPersonTaxInfo',
    'associatedPersonIdentityDocument',
  ] as const)
    must(
      await api.post(
        `/compliance/associated-persons/${personId}/attestations`,
        validAttestation(type, { documentIds }),
      ),
      201,
    );
}
