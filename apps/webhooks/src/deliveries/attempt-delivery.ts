import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import type { EventType } from '#contracts';
import { categoryOf } from '#events';
import { Clock, signatureHeaders } from '#runtime';
import { ReceiverUnreachable } from '../receivers/receiver.errors.js';
import { ReceiverClient } from '../receivers/receiver-client.js';
import { isOwnMachine } from '../receivers/receiver-url.js';
import { writeEnvelope } from './delivery-envelope.js';
import type { LeasedDelivery } from './lease-deliveries.js';
import {
  type AttemptResult,
  type DeliveryOutcome,
  judgeDeliveryAttempt,
  outlivedByDelivery,
} from './judge-delivery-attempt.js';
import { readRetryAfter } from './retry-schedule.js';
import { type WebhookSender, WebhookSenders } from './webhook-senders.js';

type Sendable = LeasedDelivery & { readonly payload: string };

/** Signs a delivery and sends it over HTTP. */
@Injectable()
export class AttemptDelivery {
  constructor(
    private readonly senders: WebhookSenders,
    private readonly receivers: ReceiverClient,
    private readonly clock: Clock,
  ) {}

  /** Reads the senders of all of them at once. */
  async prepare(leased: readonly LeasedDelivery[]): Promise<void> {
    await this.senders.prepare(leased);
  }

  /** Undefined if the webhook was removed. */
  async attempt(leased: LeasedDelivery): Promise<DeliveryOutcome | undefined> {
    const sender = await this.senders.get(leased);
    if (sender === undefined) return undefined;
    const { payload } = leased;
    if (payload === null) return outlivedByDelivery(leased, this.clock.now());
    const attempted = await this.send({ ...leased, payload }, sender);
    return judgeDeliveryAttempt(leased, attempted, this.clock.now(), randomInt(1_000) / 1_000);
  }

  private async send(leased: Sendable, { url, signer }: WebhookSender): Promise<AttemptResult> {
    const at = this.clock.now();
    const body = envelopeOf(leased);
    // Receivers compare it with their own clock, so never the sandbox clock.
    const timestamp = Math.floor(this.clock.toReal(at).getTime() / 1_000);
    const message = { id: leased.eventId, timestamp, body };
    const signature = await signer.sign(message, at);
    const begun = performance.now();
    const took = (): number => Math.round(performance.now() - begun);
    try {
      const answer = await this.receivers.post(
        url,
        {
          'content-type': 'application/json',
          'user-agent': 'Gatehouse',
          ...signatureHeaders(message, signature),
        },
        Buffer.from(body),
      );
      const retryAfterMilliseconds = readRetryAfter(answer.retryAfter, this.clock.toReal(this.clock.now()));
      const { status } = answer;
      // Nobody reads through us what a server says that only this machine can ask.
      const excerpt = answer.excerpt !== undefined && isOwnMachine(url) ? '' : answer.excerpt;
      return {
        at,
        latencyMs: took(),
        answer: { status, retryAfterMilliseconds, ...(excerpt === undefined ? {} : { excerpt }) },
      };
    } catch (cause) {
      if (!(cause instanceof ReceiverUnreachable)) throw cause;
      return { at, latencyMs: took(), error: cause.reason };
    }
  }
}

function envelopeOf(leased: Sendable): string {
  return writeEnvelope({
    eventId: leased.eventId,
    deliveryId: leased.deliveryId,
    attemptNumber: leased.attemptCount + 1,
    eventCategory: leased.eventCategory ?? categoryOf[leased.type as EventType],
    occurredAt: leased.occurredAt,
    sequence: Number(leased.sequence ?? 1),
    resourceId: leased.resourceId,
    payload: leased.payload,
  });
}
