import { Gatehouse, type Organization, everyScope, type OwnGatehouse } from '../service/gatehouse.js';
import type { Answer, Api } from '../service/api.js';
import { idFields, oneValid, tagOf, variantsOf } from './arbitrary.js';
import { digestOf } from '../service/database-digest.js';
import { formWith, picture } from '../documents/documents.js';
import type { Owner } from './owner.js';
import { RenewedApi } from './renewed-api.js';
import { madeList } from '../compliance/screening-resources.js';
import { idsFor, make } from './resources.js';
import { invitedPerson } from '../compliance/invitations.js';
import { newSession, openReview } from '../compliance/reviews.js';
import { type Route, Routes, type Schema, addressOf, nameOf } from './routes.js';
import { StaffMembers } from './staff-members.js';

/** A request to a route. */
export interface Attempt {
  readonly route: Route;
  readonly address: string;
  readonly body: unknown;
}

/** With the schema that its body keeps to. */
export interface VariantAttempt extends Attempt {
  readonly variant: Schema;
}

export interface AttemptOptions {
  /** The optional fields of its body too. */
  readonly optional?: boolean;
  /** Whose resources it is about. */
  readonly organization?: Organization;
  /** What its path names, where that is settled. */
  readonly path?: Readonly<Record<string, string>>;
}

/** A running Gatehouse with two organizations that know nothing of each other: what a walk over every route needs. */
export class World {
  /** People of the staff, by what their roles grant. */
  readonly staff = new StaffMembers(this.gatehouse.url);

  private constructor(
    readonly gatehouse: OwnGatehouse,
    readonly routes: Routes,
    readonly mine: Organization,
    readonly theirs: Organization,
    /** A session of a review of `mine`, a phone of it, and a person whom an organization of its own has invited. */
    private readonly tokens: Readonly<Record<'session' | 'phone' | 'invitee', Api>>,
  ) {}

  static async open(environment: Readonly<Record<string, string>> = {}): Promise<World> {
    // Nothing goes on by itself: what is written is written by requests.
    const gatehouse = await Gatehouse.start({ environment: { ROLE: 'api', ...environment } });
    const scopes = [...everyScope, 'compliance:decide'] as const;
    const [mine, theirs] = [await gatehouse.organization({ scopes }), await gatehouse.organization({ scopes })];
    const reviewId = await openReview(mine.api, 'business');
    const session = new RenewedApi(gatehouse.url, async () => (await newSession(gatehouse, mine, { reviewId })).api);
    const phone = new RenewedApi(gatehouse.url, async () => {
      const { body } = await session.post('/compliance/phone-uploads', {});
      return gatehouse.withKey(String(body['token']));
    });
    await phone.get('/compliance/phone-uploads/current');
    const invitee = new RenewedApi(gatehouse.url, async () => (await invitedPerson(gatehouse)).api);
    await invitee.get('/compliance/invitations/current');
    const world = new World(gatehouse, await Routes.of(gatehouse.url), mine, theirs, { session, phone, invitee });
    await world.staff.signIn();
    return world;
  }

  close(): Promise<void> {
    return this.gatehouse.stop();
  }

  /** Everything that is kept. Reading events is what hands them out, here where nothing goes on by itself. */
  async digest(): Promise<Awaited<ReturnType<typeof digestOf>>> {
    for (const { api } of [this.mine, this.theirs]) await api.get('/events');
    return digestOf(this.gatehouse);
  }

  ownerOf(organization: Organization): Owner {
    const { gatehouse } = this;
    return {
      operator: gatehouse.operator,
      organization,
      withKey: (key) => gatehouse.withKey(key),
      sql: (text, values) => gatehouse.sql(text, values),
    };
  }

  /** Whoever may call a route as a matter of course. */
  callerOf(route: Route, organization = this.mine): Api {
    if (['anyone', 'provider', 'signIn'].includes(route.callers)) return this.gatehouse.anyone;
    const { callers } = route;
    if (callers === 'session' || callers === 'phone' || callers === 'invitee') return this.tokens[callers];
    if (route.callers === 'staff') return this.staff.forRoute(route);
    // No key decides a review of its own organization.
    if (route.scope === 'compliance:decide') return this.gatehouse.operator;
    return route.callers === 'operator' ? this.gatehouse.operator : organization.api;
  }

  /** The address of a route with resources of this organization, made for it. What only the operator may do can end an organization: for that, a new one. */
  async addressFor(route: Route, organization?: Organization): Promise<string> {
    return addressOf(route, await this.idsIn(route, organization === undefined ? {} : { organization }));
  }

  /** A body that a route takes. With `optional`, all its fields, and resources of this organization where they are ids. */
  async bodyFor(route: Route, options: AttemptOptions = {}): Promise<unknown> {
    if (route.path === '/screening/lists') return madeList('made');
    if (route.takesFile) return formWith(await picture());
    if (route.body === undefined) return undefined;
    return this.valid(route, this.variantsOf(route.body)[0] ?? route.body, options);
  }

  /** A request that is right, about resources of this organization. */
  async attempt(route: Route, options: AttemptOptions = {}): Promise<Attempt> {
    const ids = await this.idsIn(route, options);
    return { route, address: addressOf(route, ids), body: await this.bodyFor(route, options) };
  }

  /** One for each variant of the body of a route, or each that is wanted, about what takes this variant. */
  async attempts(
    route: Route,
    { wanted = () => true, ...options }: AttemptOptions & { readonly wanted?: (variant: Schema) => boolean } = {},
  ): Promise<VariantAttempt[]> {
    if (route.body === undefined) return [];
    const ids = await this.idsIn(route, options);
    const attempts: VariantAttempt[] = [];
    for (const variant of this.variantsOf(route.body).filter(wanted)) {
      const suited = await this.suited(ids, tagOf(this.routes, variant), options.organization ?? this.mine);
      const body = await this.valid(route, variant, options);
      attempts.push({ route, variant, address: addressOf(route, suited), body });
    }
    return attempts;
  }

  send({ route, address, body }: Attempt, api = this.callerOf(route), headers = {}): Promise<Answer> {
    return api.call(route.method, address, body, headers);
  }

  private async idsIn(route: Route, { organization, path }: AttemptOptions): Promise<Record<string, string>> {
    const owner = organization ?? (route.callers === 'operator' ? await this.gatehouse.organization() : this.mine);
    return idsFor(this.ownerOf(owner), route, path);
  }

  private async valid(
    route: Route,
    variant: Schema,
    { optional = false, organization = this.mine }: AttemptOptions,
  ): Promise<unknown> {
    const ids: Record<string, string> = {};
    for (const name of idFields(this.routes, variant))
      ids[name] = await make(this.ownerOf(organization), name, `The body of ${nameOf(route)}`);
    return oneValid(this.routes, variant, { optional, ids });
  }

  /** What belongs into the review of a business before anything else: that is the review which the others are about. */
  private variantsOf(body: Schema): readonly Schema[] {
    const isOfIndividual = (variant: Schema): number =>
      tagOf(this.routes, variant)?.startsWith('individual') === true ? 1 : 0;
    return variantsOf(this.routes, body).toSorted((a, b) => isOfIndividual(a) - isOfIndividual(b));
  }

  /** What is said of an individual belongs into the review of one, and what is closed is none that others go on with. */
  private async suited(
    ids: Readonly<Record<string, string>>,
    tag: string | undefined,
    { api }: Organization,
  ): Promise<Readonly<Record<string, string>>> {
    if (ids['complianceReviewId'] === undefined) return ids;
    if (tag?.startsWith('individual') === true)
      return { ...ids, complianceReviewId: await openReview(api, 'individual') };
    if (tag !== 'close') return ids;
    return { ...ids, complianceReviewId: await openReview((await this.gatehouse.organization()).api, 'business') };
  }
}

/** Requests that are right, and refused because of what a walk makes them about: by which error. */
const refusedAsTheyShouldBe: Readonly<Record<string, string | readonly string[]>> = {
  // Other requests of the walk may have made one of the same tier.
  'POST /compliance/reviews': 'ActiveReviewExists',
  // The reviews of a walk stay open, so that everything else can be done with them.
  // Right bodies have no more than they must; a bank has to know more of who is paid.
  'POST /payout-requests': 'AdditionalRecipientInformationRequired',
  // Others of the walk may have uploaded a newer one.
  'PATCH /compliance/reviews/{complianceReviewId}/attestations/{attestationId}': 'IllegalTransition',
  // Who was made for it has not come yet.
  'POST /compliance/reviews/{complianceReviewId}/assignment': 'ValidationFailed',
  // The review of the example is nobody's.
  'POST /proposals': 'ResourceNotFound',
  // Both of its rows are about the same action.
  'PATCH /settings/approvals': 'ValidationFailed',
  // The person who made it withdraws it.
  'POST /proposals/{proposalId}/withdraw': 'Forbidden',
  // Which blocks of the chain were read so far, nobody knows.
  'POST /chains/{chain}/rewinds': 'ValidationFailed',
  // An organization of a walk is not approved.
  'POST /payout-requests/{payoutRequestId}/execute': 'ComplianceApprovalRequired',
  'POST /organizations/{organizationId}/developer-fees/withdrawals': 'ComplianceApprovalRequired',
  // Right bodies name the purse that it comes from, or an address that nobody agreed to.
  'POST /treasury/transfers': 'ValidationFailed',
  // Of its two ids one is given: right bodies have none that they need not have, or both.
  'POST /sandbox/payins': 'ValidationFailed',
  // A person of a walk is on no list, or of another review than the session, and one who was invited has given nothing.
  'POST /compliance/associated-persons/{associatedPersonId}/invitations': 'IllegalTransition',
  'POST /compliance/associated-persons/{associatedPersonId}/invitation-request': ['IllegalTransition', 'Forbidden'],
  'POST /compliance/invitations/current/finish': 'MissingRequiredAttestations',
  'POST /compliance/reviews/{complianceReviewId}/submit': 'MissingRequiredAttestations',
  'POST /compliance/reviews/{complianceReviewId}/decisions': 'IllegalTransition',
  // No rail of this name is configured.
  'POST /rails/{rail}/drains': 'ResourceNotFound',
  'DELETE /rails/{rail}/drains': 'ResourceNotFound',
  // Nothing of a walk is approved, and nobody suspended or frozen.
  'POST /compliance/reviews/{complianceReviewId}/revocations': 'IllegalTransition',
  'DELETE /organizations/{organizationId}/suspensions': 'IllegalTransition',
  'DELETE /organizations/{organizationId}/freezes': 'IllegalTransition',
  'DELETE /accounts/{accountId}/freezes': 'IllegalTransition',
};

/** Whether a right request got as far as it can. */
export function isTaken(route: Route, { status, body }: Answer): boolean {
  return status < 300 || (status < 500 && [refusedAsTheyShouldBe[nameOf(route)]].flat().includes(String(body['name'])));
}

/** Several at a time; the results in their order. When one fails no more are begun, and those under way are waited for. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>, lanes = 8): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && failures.length === 0; next = waiting.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((cause: unknown) => void failures.push(cause))));
  if (failures.length > 0) throw failures[0];
  return results;
}
