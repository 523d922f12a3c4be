import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { DataKeyDestroyed } from '#vault';
import { type SigningKeys, Signer } from '../endpoints/signing-keys.js';
import { WebhookKeys } from '../endpoints/webhook-keys.js';
import { Webhook } from '../endpoints/webhook.entity.js';
import type { Destination } from './fan-out.js';

export interface Sender {
  readonly url: string;
  readonly signer: Signer;
}

interface Known {
  readonly webhook: Webhook;
  /** What the sealed keys opened to, and the signer made of it. */
  opened?: { readonly text: string; readonly signer: Signer };
}

const mostKnown = 10_000;

/** Where to send and how to sign, remembered as long as the webhook stays as it is. */
@Injectable()
export class Senders {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly reads: Reads,
    private readonly keys: WebhookKeys,
  ) {}

  /** Undefined when the webhook was removed meanwhile, or its organization erased. */
  async find({ organizationId, webhookId }: Destination, version: number): Promise<Sender | undefined> {
    let known = this.known.get(webhookId);
    if (known === undefined || known.webhook.version < version) {
      const webhook = await this.reads.one(Webhook, { organizationId, id: webhookId });
      if (webhook === undefined) return undefined;
      known = { webhook };
      this.remember(webhookId, known);
    }
    // Opened each time, as it no longer opens once the organization is erased.
    const text = await this.keys.open(organizationId, webhookId, known.webhook.keys).catch(undefinedWhenDestroyed);
    if (text === undefined) return undefined;
    if (known.opened?.text !== text) known.opened = { text, signer: new Signer(JSON.parse(text) as SigningKeys) };
    return { url: known.webhook.url, signer: known.opened.signer };
  }

  private remember(webhookId: string, known: Known): void {
    this.known.delete(webhookId);
    this.known.set(webhookId, known);
    const [oldest] = this.known.keys();
    if (this.known.size > mostKnown && oldest !== undefined) this.known.delete(oldest);
  }
}

function undefinedWhenDestroyed(cause: unknown): undefined {
  if (!(cause instanceof DataKeyDestroyed)) throw cause;
}
