import { serve } from '#runtime';
import { WebhooksModule } from './webhooks.module.js';

await serve({ name: 'webhooks', port: 4005, about: 'events and their deliveries', module: WebhooksModule });
