import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { WebhookActivationService } from './webhook-activation.service.js';
import { ChangeWebhook, ChangeWebhookStatus, CreateWebhook, WebhookQuery } from './webhook.dto.js';
import { WebhookService } from './webhook.service.js';
import { CreatedWebhookView, RotatedSecretView, WebhookView } from './webhook.view.js';

const WebhookPage = PageOf(WebhookView);
const reading = { callers: 'organization', scope: 'webhooks:read', staff: 'webhooks:read' } as const;
const writing = { callers: 'organization', scope: 'webhooks:write' } as const;

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhookController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly activation: WebhookActivationService,
  ) {}

  @Post()
  @Audited('webhookCreated', 'webhook')
  @Operation({
    summary: 'Create a webhook',
    description:
      'It is `DISABLED` until you activate it, so that you can first store the secret where your receiver finds it. At most 10 per organization.',
    access: writing,
    status: 201,
    answer: CreatedWebhookView,
    shownOnce: ['secret'],
    errors: [LimitExceeded],
  })
  create(@CalledBy() caller: OrganizationCaller, @Body() body: CreateWebhook): Promise<CreatedWebhookView> {
    return this.webhooks.create(caller, body);
  }

  @Get()
  @Operation({ summary: 'List webhooks', description: 'Without their secrets.', access: reading, answer: WebhookPage })
  list(@CalledBy() caller: Caller, @Query() query: WebhookQuery): Promise<Page<WebhookView>> {
    return this.webhooks.list(caller, query);
  }

  @Get(':webhookId')
  @Operation({
    summary: 'Read a webhook',
    description: 'If Gatehouse disabled it, it says why.',
    access: reading,
    answer: WebhookView,
  })
  read(@CalledBy() caller: Caller, @IdParam('webhook') id: string): Promise<WebhookView> {
    return this.webhooks.read(caller, id);
  }

  @Patch(':webhookId')
  @Audited('webhookChanged', 'webhook')
  @Operation({
    summary: 'Change a webhook',
    description: 'The URL, the categories, or both. Waiting deliveries go to the new URL.',
    access: writing,
    answer: WebhookView,
  })
  change(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('webhook') id: string,
    @Body() body: ChangeWebhook,
  ): Promise<WebhookView> {
    return this.webhooks.change(caller, id, body);
  }

  @Delete(':webhookId')
  @Audited('webhookRemoved', 'webhook')
  @Operation({
    summary: 'Remove a webhook',
    description: 'With all deliveries and their history. This cannot be undone.',
    access: writing,
    status: 204,
  })
  remove(@CalledBy() caller: OrganizationCaller, @IdParam('webhook') id: string): Promise<void> {
    return this.activation.remove(caller, id);
  }

  @Patch(':webhookId/status')
  @Audited('webhookChanged', 'webhook')
  @Operation({
    summary: 'Activate or disable a webhook',
    description:
      'While it is disabled, nothing is sent and no new deliveries are created; pending ones continue as soon as it is activated again. Replay the events that were recorded meanwhile.',
    access: writing,
    answer: WebhookView,
  })
  setStatus(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('webhook') id: string,
    @Body() body: ChangeWebhookStatus,
  ): Promise<WebhookView> {
    return this.activation.setStatus(caller, id, body.status);
  }

  @Post(':webhookId/rotate-secret')
  @Audited('webhookSecretReplaced', 'webhook')
  @Operation({
    summary: 'Replace the secret',
    description:
      'For 24 hours the old secret signs beside the new one, so that you can switch without a gap. The ed25519 key pair stays.',
    access: writing,
    answer: RotatedSecretView,
    shownOnce: ['secret'],
  })
  rotateSecret(@CalledBy() caller: OrganizationCaller, @IdParam('webhook') id: string): Promise<RotatedSecretView> {
    return this.webhooks.rotateSecret(caller, id);
  }
}
