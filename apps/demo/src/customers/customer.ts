import { randomBytes } from 'node:crypto';
import { type ReviewTier, type ReviewType, tiersOf } from '#contracts';
import type { Inbox } from './inbox.js';

export interface WantedCustomer {
  readonly name: string;
  readonly country: string;
  readonly tier: ReviewTier;
}

/** What a partner knows of one of its customers. */
export interface Customer extends WantedCustomer {
  readonly id: string;
  readonly organizationId: string;
  readonly reviewId: string;
  /** The key of its organization. */
  readonly key: string;
  readonly inbox: Inbox;
}

/** What kind of review has this tier. */
export function typeOf(tier: ReviewTier): ReviewType {
  return tiersOf.individual.includes(tier) ? 'individual' : 'business';
}

/** Not guessable, since anyone who knows it may act for the customer. */
export function newCustomerId(): string {
  return randomBytes(24).toString('base64url');
}
