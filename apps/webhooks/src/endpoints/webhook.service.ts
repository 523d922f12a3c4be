import { Injectable } from '@nestjs/common';
import { type Caller, type OrganizationCaller, ownerShown } from '#auth';
import { type Page, viewsOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { ReceiverRefused } from '../receivers/receiver.errors.js';
import { ReceiverClient } from '../receivers/receiver-client.js';
import { type SigningKeys, newSigningKeys, publicKeyText, rotated, secretText } from './signing-keys.js';
import { SealedSigningKeys } from './signing-keys.sealed.js';
import type { ChangeWebhook, CreateWebhook, WebhookQuery } from './webhook.dto.js';
import { Webhook } from './webhook.entity.js';
import { webhookLifecycle } from './webhook.lifecycle.js';
import { type CreatedWebhookView, type RotatedSecretView, type WebhookView, webhookView } from './webhook.view.js';
import { WebhookRows } from './webhook.rows.js';

/** Creates, reads and changes webhooks. Activation is in `WebhookActivationService`. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhookRows,
    private readonly keys: SealedSigningKeys,
    private readonly receivers: ReceiverClient,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(
    { organizationId }: OrganizationCaller,
    { url, categories }: CreateWebhook,
  ): Promise<CreatedWebhookView> {
    await this.refuseInnerReceiver(url);
    const keys = newSigningKeys();
    const id = this.ids.next();
    const webhook: Webhook = {
      organizationId,
      id,
      url,
      categories,
      status: webhookLifecycle.next(null, 'create'),
      disabledReason: null,
      publicKey: publicKeyText(keys),
      keys: Buffer.alloc(0),
      version: 1,
      afterPosition: '0',
      failingSince: null,
      dueAt: null,
      createdAt: this.clock.now(),
    };
    await this.unitOfWork.run(async (tx) => {
      await this.webhooks.holdForOneMore(tx, organizationId);
      tx.insert(Webhook, { ...webhook, keys: await this.keys.seal(tx, organizationId, id, keys) });
    });
    return { ...webhookView(webhook), secret: secretText(keys) };
  }

  async list(caller: Caller, query: WebhookQuery): Promise<Page<WebhookView>> {
    const page = await this.webhooks.list(caller, query);
    return viewsOf(page, (webhook) => ({ ...webhookView(webhook), ...ownerShown(caller, webhook) }));
  }

  async read(caller: Caller, id: string): Promise<WebhookView> {
    const webhook = await this.webhooks.readFor(caller, id);
    return { ...webhookView(webhook), ...ownerShown(caller, webhook) };
  }

  async change(
    { organizationId }: OrganizationCaller,
    id: string,
    { url, categories }: ChangeWebhook,
  ): Promise<WebhookView> {
    await this.webhooks.read(organizationId, id);
    if (url !== undefined) await this.refuseInnerReceiver(url);
    return this.update(organizationId, id, () => ({
      ...(url === undefined ? {} : { url, failingSince: null }),
      ...(categories === undefined ? {} : { categories }),
    }));
  }

  async rotateSecret({ organizationId }: OrganizationCaller, id: string): Promise<RotatedSecretView> {
    let next: SigningKeys | undefined;
    const { publicKey } = await this.update(organizationId, id, async (webhook, tx) => {
      next = rotated(await this.keys.open(organizationId, id, webhook.keys), this.clock.now());
      return { keys: await this.keys.seal(tx, organizationId, id, next) };
    });
    return { ...(next === undefined ? {} : { secret: secretText(next) }), publicKey };
  }

  private update(
    organizationId: string,
    id: string,
    change: (webhook: Webhook, tx: Tx) => Partial<Webhook> | Promise<Partial<Webhook>>,
  ): Promise<WebhookView> {
    return this.unitOfWork.run(async (tx) => {
      const { webhook } = await this.webhooks.lockAfterLog(tx, organizationId, id);
      const changes = { ...(await change(webhook, tx)), version: webhook.version + 1 };
      await tx.update(Webhook, { organizationId, id }, changes);
      return webhookView({ ...webhook, ...changes });
    });
  }

  private async refuseInnerReceiver(url: string): Promise<void> {
    try {
      await this.receivers.check(url);
    } catch (refused) {
      if (refused instanceof ReceiverRefused) throw ValidationFailed.at('url', refused.reason);
      throw refused;
    }
  }
}
