import { Injectable } from '@nestjs/common';
import { type CallerOrSession, Invitations, isOfficer } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { LatestAttestations } from '../case-file/latest-attestations.reading.js';
import { PersonFile } from '../case-file/person-file.js';
import type { AssociatedPerson } from '../records/associated-person.entity.js';
import { type InvitationStateView, invitationStateView } from '../records/invitation-state.view.js';
import { type InvitationRequestView, invitationRequestView } from '../records/invitation-request.view.js';
import { ReviewRows } from '../records/review.rows.js';
import { personRules } from '../requirements/associated-person.requirements.js';
import { answersLookedAt } from '../requirements/requirement.js';
import { AssociatedPersonRows } from './associated-person.rows.js';
import { type AssociatedPersonResource, type PersonContext, associatedPersonView } from './associated-person.view.js';

/** Shows persons, with what the active reviews still need of them. */
@Injectable()
export class AssociatedPersonReading {
  constructor(
    private readonly persons: AssociatedPersonRows,
    private readonly reviews: ReviewRows,
    private readonly latest: LatestAttestations,
    private readonly invitations: Invitations,
    private readonly reads: Reads,
  ) {}

  async list(caller: CallerOrSession, query: PageQuery): Promise<Page<AssociatedPersonResource>> {
    const page = await this.persons.list(caller, query);
    return { ...page, results: await this.views(caller, page.results) };
  }

  async read(caller: CallerOrSession, id: string): Promise<AssociatedPersonResource> {
    return this.view(caller, await this.persons.read(caller, id));
  }

  async view(caller: CallerOrSession, person: AssociatedPerson): Promise<AssociatedPersonResource> {
    const [view] = await this.views(caller, [person]);
    if (view === undefined) throw new Error('A person has no view');
    return view;
  }

  private async views(
    caller: CallerOrSession,
    persons: readonly AssociatedPerson[],
  ): Promise<AssociatedPersonResource[]> {
    const [first] = persons;
    if (first === undefined) return [];
    const { organizationId } = first;
    const ids = persons.map(({ id }) => id);
    const context = {
      ...(await this.context(organizationId, ids, isOfficer(caller))),
      invitationRequests: openRequests(persons),
    };
    const attestations = await this.latest.of(
      this.reads,
      ids.map((id) => ({ organizationId, id })),
      answersLookedAt(personRules),
    );
    return persons.map((person) =>
      associatedPersonView(new PersonFile(person, attestations.get(person.id) ?? []), context),
    );
  }

  private async context(organizationId: string, ids: readonly string[], forOfficer: boolean): Promise<PersonContext> {
    const reviews = await this.reviews.activeOfBusiness(organizationId);
    const isFull = reviews.some(({ tier }) => tier === 'FULL');
    const requests = reviews.flatMap(({ informationRequests }) => informationRequests);
    const invitations = await this.invited(organizationId, ids);
    return { tier: isFull ? 'FULL' : 'US_STANDARD', requests, forOfficer, invitations };
  }

  private async invited(
    organizationId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, InvitationStateView>> {
    const latest = await this.invitations.latestOf(organizationId, ids);
    return new Map(
      [...latest].map(([id, invitation]) => [
        id,
        invitationStateView(invitation, this.invitations.statusOf(invitation)),
      ]),
    );
  }
}

function openRequests(persons: readonly AssociatedPerson[]): ReadonlyMap<string, InvitationRequestView> {
  return new Map(
    persons.flatMap(({ id, invitationRequest: request }) =>
      request?.isOpen === true ? [[id, invitationRequestView(request)] as const] : [],
    ),
  );
}
