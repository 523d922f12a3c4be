import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { BoundedMap } from '#runtime';
import { Signer } from '../endpoints/signing-keys.js';
import { SealedSigningKeys } from '../endpoints/signing-keys.sealed.js';
import { Webhook } from '../endpoints/webhook.entity.js';
import type { DeliveryDestination } from '../event-log/fan-out-events.js';

export interface WebhookSender {
  readonly url: string;
  readonly signer: Signer;
}

/** A webhook at this version or a later one. */
export interface WantedSender extends DeliveryDestination {
  readonly webhookVersion: number;
}

interface Known {
  readonly webhook: Webhook;
  /** Created when first needed, once for all who need it at that moment. */
  signer?: Promise<Signer>;
}

const mostKnown = 10_000;

/** Where to send and how to sign, cached until the webhook changes. */
@Injectable()
export class WebhookSenders {
  private readonly known = new BoundedMap<string, Known>(mostKnown);

  constructor(
    private readonly reads: Reads,
    private readonly keys: SealedSigningKeys,
  ) {}

  /** Reads everything that is not cached in one query. */
  async prepare(wanted: readonly WantedSender[]): Promise<void> {
    const unknown = wanted.filter((webhook) => this.find(webhook) === undefined);
    if (unknown.length === 0) return;
    const webhooks = await this.reads.many(
      Webhook,
      'SELECT * FROM webhook WHERE organization_id = ANY($1) AND id = ANY($2)',
      [
        [...new Set(unknown.map(({ organizationId }) => organizationId))],
        [...new Set(unknown.map(({ webhookId }) => webhookId))],
      ],
    );
    for (const webhook of webhooks) this.known.set(webhook.id, { webhook });
  }

  /** Undefined if the webhook was removed meanwhile, or its organization erased. */
  async get(wanted: WantedSender): Promise<WebhookSender | undefined> {
    const { organizationId } = wanted;
    if (!(await this.keys.mayBeUsed(organizationId))) return undefined;
    if (this.find(wanted) === undefined) await this.prepare([wanted]);
    const known = this.find(wanted);
    if (known === undefined) return undefined;
    known.signer ??= this.signerOf(known);
    return { url: known.webhook.url, signer: await known.signer };
  }

  private async signerOf(known: Known): Promise<Signer> {
    const { organizationId, id, keys } = known.webhook;
    try {
      return new Signer(await this.keys.open(organizationId, id, keys));
    } catch (cause) {
      delete known.signer;
      throw cause;
    }
  }

  private find({ webhookId, webhookVersion }: WantedSender): Known | undefined {
    const known = this.known.get(webhookId);
    return known !== undefined && known.webhook.version >= webhookVersion ? known : undefined;
  }
}
