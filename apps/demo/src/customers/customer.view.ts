import type { Json } from '../gatehouse/gatehouse-api.js';
import { type Customer, typeOf } from './customer.js';

/** What the page sees. The key and the secret of the webhook stay on the partner's server. */
export function customerView({ id, name, country, tier, organizationId, reviewId }: Customer): Json {
  return { id, name, country, tier, type: typeOf(tier), organizationId, reviewId };
}
