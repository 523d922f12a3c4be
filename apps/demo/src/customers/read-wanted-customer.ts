import { type ReviewTier, reviewTiers } from '#contracts';
import { ValidationFailed, type FieldFailure } from '#errors';
import type { WantedCustomer } from './customer.js';

/** Checks only the types of what the page sent: Gatehouse validates country and name. */
export function readWantedCustomer(body: unknown): WantedCustomer {
  const { name, country, tier } = isObject(body) ? body : {};
  const failures: FieldFailure[] = [];
  if (typeof name !== 'string') failures.push({ field: 'name', messages: ['must be a text'] });
  if (typeof country !== 'string') failures.push({ field: 'country', messages: ['must be a text'] });
  if (!isTier(tier)) failures.push({ field: 'tier', messages: [`must be ${reviewTiers.join(', ')}`] });
  if (failures.length > 0) throw new ValidationFailed(failures);
  return { name: name as string, country: country as string, tier: tier as ReviewTier };
}

function isTier(tier: unknown): tier is ReviewTier {
  return reviewTiers.some((known) => known === tier);
}

export function isObject(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
