import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Signer } from '../endpoints/signing-keys.js';
import { WebhookKeys } from '../endpoints/webhook-keys.js';
import { Webhook } from '../endpoints/webhook.entity.js';
import type { Destination } from './fan-out.js';

export interface Sender {
  readonly url: string;
  readonly signer: Signer;
}

interface Known extends Sender {
  readonly version: number;
}

const mostKnown = 10_000;

/** Where to send and how to sign, remembered as long as the webhook stays as it is. */
@Injectable()
export class Senders {
  private readonly known = new Map<string, Known>();
  /** Many deliveries of one webhook begin at once: one of them looks, the others wait for it. */
  private readonly looking = new Map<string, Promise<Known | undefined>>();

  constructor(
    private readonly reads: Reads,
    private readonly keys: WebhookKeys,
  ) {}

  /** Undefined when the webhook was removed meanwhile, or its organization erased. */
  async find({ organizationId, webhookId }: Destination, version: number): Promise<Sender | undefined> {
    if (!(await this.keys.mayBeUsed(organizationId))) return undefined;
    const known = this.known.get(webhookId);
    if (known !== undefined && known.version >= version) return known;
    const what = `${webhookId} ${version}`;
    const look = this.looking.get(what) ?? this.look(organizationId, webhookId);
    this.looking.set(what, look);
    return look.finally(() => this.looking.delete(what));
  }

  private async look(organizationId: string, webhookId: string): Promise<Known | undefined> {
    const webhook = await this.reads.one(Webhook, { organizationId, id: webhookId });
    if (webhook === undefined) return undefined;
    const signer = new Signer(await this.keys.open(organizationId, webhookId, webhook.keys));
    return this.remember(webhookId, { url: webhook.url, signer, version: webhook.version });
  }

  private remember(webhookId: string, sender: Known): Known {
    this.known.delete(webhookId);
    this.known.set(webhookId, sender);
    const [oldest] = this.known.keys();
    if (this.known.size > mostKnown && oldest !== undefined) this.known.delete(oldest);
    return sender;
  }
}
