import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LimitExceeded } from '#errors';
import { Customers } from '../customers/customers.js';
import type { ReceivedWebhook } from '../customers/inbox.js';

const mostWatchers = 20;

/** Streams what the partner's server has received as server-sent events: first what the page missed, then what comes. */
@Injectable()
export class WebhookStreams {
  private readonly open = new Set<ServerResponse>();

  constructor(private readonly customers: Customers) {}

  stream({ params, headers }: FastifyRequest<{ Params: { customer: string } }>, reply: FastifyReply): void {
    const { inbox } = this.customers.get(params.customer);
    if (inbox.watchers >= mostWatchers) throw new LimitExceeded(mostWatchers, inbox.watchers + 1);
    reply.hijack();
    const { raw } = reply;
    // Nothing may happen for long: the connection is not idle then, it is listening.
    raw.socket?.setTimeout(0);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.setHeader('Content-Type', 'text/event-stream');
    raw.write('retry: 2000\n\n');
    const lastSeen = Number(headers['last-event-id'] ?? 0);
    for (const webhook of inbox.after(lastSeen)) raw.write(written(webhook));
    const unwatch = inbox.watch((webhook) => (webhook === 'closed' ? raw.end() : raw.write(written(webhook))));
    this.open.add(raw);
    raw.once('close', () => {
      unwatch();
      this.open.delete(raw);
    });
  }

  /** Streams have no end of their own, and a process that stops waits for all answers. */
  end(): void {
    for (const raw of this.open) raw.end();
  }
}

function written(webhook: ReceivedWebhook): string {
  return `id: ${webhook.position}\ndata: ${JSON.stringify(webhook)}\n\n`;
}
