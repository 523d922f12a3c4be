import type { IncomingHttpHeaders } from 'node:http';

/** A delivery as it came, once its signature was found to be right. */
export interface ReceivedWebhook {
  /** Counts from 1 within one inbox. */
  readonly position: number;
  readonly receivedAt: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What the partner wrote to somebody because of it. */
  readonly mail?: Mail | undefined;
}

/** As nobody sends it: the page shows it instead. */
export interface Mail {
  readonly to: string | undefined;
  /** The customer that asks for it. */
  readonly about: string;
  readonly url: string;
}

type Listener = (webhook: ReceivedWebhook | 'closed') => void;

export const mostKept = 200;

/** The latest deliveries of one customer's webhook, and listeners for more. */
export class Inbox {
  private readonly kept: ReceivedWebhook[] = [];
  private readonly listeners = new Set<Listener>();
  private count = 0;

  constructor(readonly secret: string) {}

  get watchers(): number {
    return this.listeners.size;
  }

  /** A delivery may come twice, when the answer to it was lost: the second is not news. */
  add(webhook: Omit<ReceivedWebhook, 'position'>): void {
    if (this.has(webhook.headers)) return;
    this.count += 1;
    const received = { position: this.count, ...webhook };
    this.kept.push(received);
    if (this.kept.length > mostKept) this.kept.shift();
    for (const listener of this.listeners) listener(received);
  }

  has({ 'webhook-id': id }: IncomingHttpHeaders): boolean {
    return this.kept.some(({ headers }) => headers['webhook-id'] === id);
  }

  after(position: number): readonly ReceivedWebhook[] {
    return this.kept.filter((webhook) => webhook.position > position);
  }

  /** Until what it returns is called. */
  watch(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    for (const listener of this.listeners) listener('closed');
  }
}

const shown = ['content-type', 'user-agent', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];

export function headersToShow(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    shown.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
