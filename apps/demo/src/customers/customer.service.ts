import { Injectable } from '@nestjs/common';
import { GatehouseApi, type Json } from '../gatehouse/gatehouse-api.js';
import { Inbox } from './inbox.js';
import { type Customer, type WantedCustomer, newCustomerId, typeOf } from './customer.js';
import { customerView } from './customer.view.js';
import { Customers } from './customers.js';

const scopes = ['compliance:write', 'webhooks:write'];
const categories = ['compliance_review', 'business_verification'];

const sayingTheName = 'associatedPersonPersonalInfo';

interface ListedPerson {
  readonly associatedPersonId: string;
  readonly uploadedAttestations: readonly { readonly id: string; readonly attestationType: string }[];
}

/** What the back end of a partner does for its page: each of it a few calls of the public API. */
@Injectable()
export class CustomerService {
  constructor(
    private readonly gatehouse: GatehouseApi,
    private readonly customers: Customers,
  ) {}

  /** An organization with a key, a review to fill in, and a webhook that leads back here. */
  async create(wanted: WantedCustomer): Promise<Json> {
    const { name, country, tier } = wanted;
    const type = typeOf(tier);
    const id = newCustomerId();
    const organizationId = await this.idOf('/organizations', { name, type, country });
    const { secret: key } = await this.asOperator(`/organizations/${organizationId}/api-keys`, {
      name: 'Demo partner',
      scopes,
    });
    const own = { key: String(key) };
    const url = `${this.gatehouse.url}/demo/hooks/${id}`;
    const webhook = await this.gatehouse.call({ ...own, method: 'POST', path: '/webhooks', body: { url, categories } });
    const review = await this.gatehouse.call({
      ...own,
      method: 'POST',
      path: '/compliance/reviews',
      body: { type, tier },
    });
    const inbox = new Inbox(String(webhook['secret']));
    const customer = { ...wanted, ...own, id, organizationId, reviewId: String(review['id']), inbox };
    this.customers.add(customer);
    // Only now, when its secret is known here, may the webhook deliver.
    const path = `/webhooks/${String(webhook['id'])}/status`;
    await this.gatehouse.call({ ...own, method: 'PATCH', path, body: { status: 'ACTIVE' } });
    return customerView(customer);
  }

  /** The customer, and its review as an officer sees it. */
  async read(id: string): Promise<Json> {
    const customer = this.customers.get(id);
    const key = await this.gatehouse.operatorKey();
    const path = pathOf(customer);
    const [review, { results: requirements }] = await Promise.all([
      this.gatehouse.call({ key, method: 'GET', path }),
      this.gatehouse.call({ key, method: 'GET', path: `${path}/requirements` }),
    ]);
    return { ...customerView(customer), review, requirements, personNames: await this.personNames(customer, review) };
  }

  /** By their ids, read with the partner's own key: each look of an officer at personal data is recorded. */
  private async personNames({ key }: Customer, review: Json): Promise<Json> {
    const persons = (review['associatedPersons'] ?? []) as readonly ListedPerson[];
    const named = persons.map(async ({ associatedPersonId, uploadedAttestations }) => {
      const latest = uploadedAttestations.findLast(({ attestationType }) => attestationType === sayingTheName);
      if (latest === undefined) return [];
      const path = `/compliance/associated-persons/${associatedPersonId}/attestations/${latest.id}`;
      return [[associatedPersonId, nameIn(await this.gatehouse.call({ key, method: 'GET', path }))] as const];
    });
    return Object.fromEntries((await Promise.all(named)).flat());
  }

  /** For the widget on the page of this origin, and for this one review. */
  async createSession(id: string, origin: string): Promise<Json> {
    const customer = this.customers.get(id);
    const { token, expiresAt } = await this.gatehouse.call({
      key: customer.key,
      method: 'POST',
      path: `${pathOf(customer)}/sessions`,
      body: { allowedOrigins: [origin] },
    });
    return { token, expiresAt };
  }

  /** As the compliance officer. What a decision has to be is left to Gatehouse to say. */
  decide(id: string, decision: Json): Promise<Json> {
    return this.asOperator(`${pathOf(this.customers.get(id))}/decisions`, decision);
  }

  /** What the officer says of a finding. */
  decideFinding(id: string, findingId: string, said: Json): Promise<Json> {
    const path = `${pathOf(this.customers.get(id))}/officer-findings/${encodeURIComponent(findingId)}`;
    return this.asOperator(path, said);
  }

  private async idOf(path: string, body: Json): Promise<string> {
    return String((await this.asOperator(path, body))['id']);
  }

  private async asOperator(path: string, body: Json): Promise<Json> {
    return this.gatehouse.call({ key: await this.gatehouse.operatorKey(), method: 'POST', path, body });
  }
}

function nameIn({ payload }: Json): string {
  const { name } = payload as { readonly name: { readonly firstName: string; readonly lastName: string } };
  return `${name.firstName} ${name.lastName}`;
}

function pathOf({ reviewId }: Customer): string {
  return `/compliance/reviews/${reviewId}`;
}
