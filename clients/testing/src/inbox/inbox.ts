import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type EventType, type Gatehouse, type WebhookEvent, webhooks } from '../../../typescript/src/index.js';

/** The event of a type. */
export type EventOf<T extends EventType> = WebhookEvent & { readonly payload: { readonly type: T } };

export interface Patience {
  /** 30,000 when absent. */
  readonly withinMilliseconds?: number;
}

const usualPatience = 30_000;
const categories = [
  'service_account_balance_activity',
  'payout_request',
  'payin',
  'business_verification',
  'organization_tos',
  'compliance_review',
] as const;

/** A server of yours that receives webhooks: it verifies each, and hands them out in their order. */
export class Inbox {
  /** All that came, also what `next` has handed out. */
  readonly received: WebhookEvent[] = [];
  private readonly left: WebhookEvent[] = [];
  private readonly waiting = new Set<() => void>();
  private refused: Error | undefined;

  private constructor(private readonly server: Server) {}

  static async open(gatehouse: Gatehouse): Promise<Inbox> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const inbox = new Inbox(server);
    const { port } = server.address() as AddressInfo;
    const body = { url: `http://127.0.0.1:${port}/`, categories: [...categories] };
    const { id: webhookId, secret } = await gatehouse.post('/webhooks', { body });
    if (secret === undefined) throw new Error('The webhook has no secret');
    server.on('request', (request, response) => {
      void text(request)
        .then((sent) => webhooks.unwrap(sent, request.headers, secret))
        .then(
          (event) => inbox.take(event),
          (failure: unknown) => inbox.refuse(failure),
        )
        .then(() => response.writeHead(inbox.refused === undefined ? 204 : 401).end());
    });
    await gatehouse.patch('/webhooks/{webhookId}/status', { path: { webhookId }, body: { status: 'ACTIVE' } });
    return inbox;
  }

  /** The next event of a type that was not handed out before; those of other types stay. Waits for it. */
  async next<T extends EventType>(type: T, { withinMilliseconds = usualPatience }: Patience = {}): Promise<EventOf<T>> {
    const deadline = AbortSignal.timeout(withinMilliseconds);
    for (;;) {
      if (this.refused !== undefined) throw this.refused;
      const at = this.left.findIndex(({ payload }) => payload.type === type);
      if (at >= 0) return this.left.splice(at, 1)[0] as EventOf<T>;
      if (deadline.aborted) throw new Error(`No ${type} came within ${withinMilliseconds} ms, but ${this.present()}`);
      await this.more(deadline);
    }
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private present(): string {
    return this.left.length === 0 ? 'nothing else' : this.left.map(({ payload }) => payload.type).join(', ');
  }

  private more(deadline: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.waiting.delete(go);
        resolve();
      };
      this.waiting.add(go);
      deadline.addEventListener('abort', go, { once: true });
    });
  }

  private take(event: WebhookEvent): void {
    // It may be delivered twice, as to everybody.
    if (this.received.some(({ eventId }) => eventId === event.eventId)) return;
    this.received.push(event);
    this.left.push(event);
    for (const go of this.waiting) go();
  }

  private refuse(failure: unknown): void {
    this.refused = failure instanceof Error ? failure : new Error(String(failure));
    for (const go of this.waiting) go();
  }
}
