import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { type Api, idOf, must } from '../service/api.js';

const widest = {
  individual: { type: 'individual', tier: 'STANDARD' },
  business: { type: 'business', tier: 'US_STANDARD' },
} as const;

/**
 * The review of this kind that an organization has under way; a new one where it has none. That of a business stays
 * open though everything is uploaded to it and it is submitted, as long as nothing is said of the persons it lists.
 */
export async function openReview(api: Api, type: keyof typeof widest): Promise<string> {
  const answer = await api.post('/compliance/reviews', widest[type]);
  if (answer.status !== 409) return idOf(answer);
  return (answer.body['params'] as { complianceReviewId: string }).complianceReviewId;
}

const kinds = [
  { type: 'individual', tier: 'LIGHT' },
  { type: 'individual', tier: 'STANDARD' },
  { type: 'business', tier: 'US_STANDARD' },
  { type: 'business', tier: 'FULL' },
];

/** A new review in draft, of a kind of which the organization has none yet. */
export async function newReview(api: Api): Promise<string> {
  for (const kind of kinds) {
    const answer = await api.post('/compliance/reviews', kind);
    if (answer.status !== 409) return idOf(answer);
  }
  throw new Error('The organization has a review of each kind already');
}

export interface WidgetSession {
  readonly id: string;
  readonly reviewId: string;
  readonly token: string;
  readonly expiresAt: string;
  /** Calls with its token, as a program that is no browser. */
  readonly api: Api;
}

export const partnersPage = 'https://onboarding.partner.example';

/** A session of a review of an organization; of a new review when none is named. */
export async function newSession(
  gatehouse: Gatehouse,
  organization: Organization,
  { reviewId, ...wanted }: { reviewId?: string; allowedOrigins?: readonly string[]; expiresInSeconds?: number } = {},
): Promise<WidgetSession> {
  const review = reviewId ?? (await newReview(organization.api));
  const asked = { allowedOrigins: [partnersPage], ...wanted };
  const body = must(await organization.api.post(`/compliance/reviews/${review}/sessions`, asked), 201);
  const token = String(body['token']);
  return {
    id: String(body['id']),
    reviewId: review,
    token,
    expiresAt: String(body['expiresAt']),
    api: gatehouse.withKey(token),
  };
}
