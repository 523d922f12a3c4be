import { Module } from '@nestjs/common';
import { Customers } from './customers/customers.js';
import { InvitationMails } from './customers/invitation-mails.js';
import { CustomerService } from './customers/customer.service.js';
import { GatehouseApi } from './gatehouse/gatehouse-api.js';
import { DemoSite } from './site/demo-site.js';
import { DemoSwitch } from './site/demo-switch.js';
import { WebhookReception } from './webhooks/webhook-reception.js';
import { WebhookStreams } from './webhooks/webhook-streams.js';

/**
 * A small partner of Gatehouse, which a newcomer finds at `/demo` in the sandbox. It is an outsider: all it knows
 * of Gatehouse is its public API, which it reaches over HTTP, and it keeps nothing but what fits into memory.
 * It has no main of its own: alone it would have no Gatehouse to talk to, and no widget to show.
 */
@Module({
  providers: [
    DemoSwitch,
    GatehouseApi,
    Customers,
    CustomerService,
    InvitationMails,
    WebhookReception,
    WebhookStreams,
    DemoSite,
  ],
})
export class DemoModule {}
