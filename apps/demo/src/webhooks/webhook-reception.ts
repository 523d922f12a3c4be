import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '#runtime';
import { Customers } from '../customers/customers.js';
import { headersToShow } from '../customers/inbox.js';
import { InvitationMails } from '../customers/invitation-mails.js';
import { isSigned } from './signature.js';

type Delivery = FastifyRequest<{ Params: { customer: string }; Body: Buffer | undefined }>;

/** The receiver of a partner: it believes a delivery when the signature of the very bytes is right. */
@Injectable()
export class WebhookReception {
  constructor(
    private readonly customers: Customers,
    private readonly mails: InvitationMails,
    private readonly clock: Clock,
  ) {}

  /** `410` turns the webhook of a forgotten customer off, instead of letting Gatehouse try for days. */
  async take({ params, headers, body }: Delivery, reply: FastifyReply): Promise<FastifyReply> {
    const customer = this.customers.find(params.customer);
    if (customer === undefined) return reply.code(410).send();
    // The signature says when it was made by the clock on the wall, also where the sandbox clock was moved.
    const now = this.clock.toReal(this.clock.now());
    if (body === undefined || !isSigned(headers, body, customer.inbox.secret, now)) return reply.code(401).send();
    const delivered = JSON.parse(body.toString()) as object;
    // Where the invitation cannot be made now, the answer is an error, and Gatehouse delivers again.
    const mail = customer.inbox.has(headers) ? undefined : await this.mails.answering(customer, delivered);
    customer.inbox.add({
      receivedAt: now.toISOString(),
      headers: headersToShow(headers),
      body: delivered,
      ...(mail === undefined ? {} : { mail }),
    });
    return reply.code(204).send();
  }
}
