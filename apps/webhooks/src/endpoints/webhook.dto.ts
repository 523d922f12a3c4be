import { Choice, Choices, type EventCategory, ListQuery, Text, eventCategories } from '#contracts';
import { longestUrl } from '../receivers/receiver-url.js';
import { webhookLifecycle, type WebhookStatus } from './webhook.lifecycle.js';

const url = {
  max: longestUrl,
  example: 'https://example.com/webhooks',
  describe:
    'Where events are sent, by POST. https to a public address; in the sandbox also http to `localhost`, `127.0.0.1` or `[::1]`.',
};
const categories = { min: 1, example: ['organization_tos', 'payin'], describe: 'Which events are sent.' };

export class CreateWebhook {
  @Text(url)
  url: string;

  @Choices(eventCategories, categories)
  categories: EventCategory[];
}

export class ChangeWebhook {
  @Text({ ...url, optional: true })
  url?: string;

  @Choices(eventCategories, { ...categories, optional: true })
  categories?: EventCategory[];
}

export class ChangeWebhookStatus {
  @Choice(webhookLifecycle.statuses, { example: 'ACTIVE' })
  status: WebhookStatus;
}

export class WebhookQuery extends ListQuery {
  @Choice(webhookLifecycle.statuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: WebhookStatus;
}
