import { Choice, Choices, type EventCategory, Instant, OwnerShown, Text, Uuid, eventCategories } from '#contracts';
import { longestUrl } from '../receivers/receiver-url.js';
import type { Webhook } from './webhook.entity.js';
import { webhookLifecycle, type WebhookStatus } from './webhook.lifecycle.js';

const publicKey = {
  max: 100,
  example: 'whpk_7yM1nA0u0c6ME8mQ4bF2sVxE0AxDx2Vq1l5eJ9tWk2g=',
  describe: 'Verifies the `v1a` signatures (ed25519). Rotating the secret does not change it.',
};
const secret = {
  max: 100,
  optional: true,
  example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  describe:
    'Verifies the `v1` signatures. Shown in this answer and never again: a repeated request with the same idempotency key omits it.',
};

export class WebhookView {
  @Uuid()
  id: string;

  @OwnerShown()
  organizationId?: string;

  @Text({ max: longestUrl, example: 'https://example.com/webhooks' })
  url: string;

  @Choices(eventCategories)
  categories: EventCategory[];

  @Choice(webhookLifecycle.statuses)
  status: WebhookStatus;

  @Text({
    max: 1_000,
    optional: true,
    describe: 'Why Gatehouse disabled it, such as that the receiver answered 410 Gone; absent if you did.',
  })
  disabledReason?: string;

  @Text(publicKey)
  publicKey: string;

  @Instant()
  createdAt: string;
}

export class CreatedWebhookView extends WebhookView {
  @Text(secret)
  secret?: string;
}

export class RotatedSecretView {
  @Text(secret)
  secret?: string;

  @Text(publicKey)
  publicKey: string;
}

export function webhookView({ id, url, categories, status, disabledReason, ...webhook }: Webhook): WebhookView {
  return {
    id,
    url,
    categories,
    status,
    ...(disabledReason === null ? {} : { disabledReason }),
    publicKey: webhook.publicKey,
    createdAt: webhook.createdAt.toISOString(),
  };
}
