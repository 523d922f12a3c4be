import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '#database';
import { Events } from '#events';
import type { EventCategory } from '#contracts';
import type { Answer, Api } from './api.js';
import type { Gatehouse, Organization } from './gatehouse.js';
import type { Received, Receiver } from './receiver.js';

export interface Attempt {
  readonly at: string;
  readonly status?: number;
  readonly error?: string;
  readonly latencyMs: number;
  readonly responseExcerpt?: string;
}

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: readonly Attempt[];
  readonly nextAttemptAt?: string;
}

/** An organization with an active webhook that leads to a path of its own on a receiver. */
export class Partner {
  private constructor(
    readonly organization: Organization,
    readonly webhookId: string,
    readonly secret: string,
    readonly path: string,
    private readonly receiver: Receiver,
  ) {}

  static async join(
    gatehouse: Gatehouse,
    receiver: Receiver,
    categories: readonly EventCategory[] = ['organization_tos'],
    organization?: Organization,
  ): Promise<Partner> {
    const owner = organization ?? (await gatehouse.organization());
    const path = `/${randomUUID()}`;
    const created = must(await owner.api.post('/webhooks', { url: `${receiver.url}${path}`, categories }), 201);
    const partner = new Partner(owner, String(created['id']), String(created['secret']), path, receiver);
    receiver.trust(path, partner.secret);
    await partner.setStatus('ACTIVE');
    return partner;
  }

  get api(): Api {
    return this.organization.api;
  }

  get received(): Received[] {
    return this.receiver.at(this.path);
  }

  async setStatus(status: 'ACTIVE' | 'DISABLED'): Promise<void> {
    must(await this.api.patch(`/webhooks/${this.webhookId}/status`, { status }), 200);
  }

  async webhook(): Promise<Record<string, unknown>> {
    return must(await this.api.get(`/webhooks/${this.webhookId}`), 200);
  }

  /** Newest first. */
  async deliveries(query = ''): Promise<Delivery[]> {
    const page = must(await this.api.get(`/webhooks/${this.webhookId}/deliveries?limit=100${query}`), 200);
    return page['results'] as Delivery[];
  }

  sendTest(type = 'tos_accepted'): Promise<Answer> {
    return this.api.post(`/webhooks/${this.webhookId}/send`, { type });
  }

  /** So many requests have come. */
  async receives(count: number, withinMilliseconds?: number): Promise<Received[]> {
    return this.receiver.until(() => this.received.length >= count && this.received, withinMilliseconds);
  }

  /** A delivery for which it holds, as the API tells it. */
  async until(holds: (deliveries: Delivery[]) => boolean): Promise<Delivery[]> {
    const begun = Date.now();
    for (;;) {
      const deliveries = await this.deliveries();
      if (holds(deliveries)) return deliveries;
      if (Date.now() - begun > 15_000) throw new Error(`It did not come to hold: ${JSON.stringify(deliveries)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Events as a service would record them, in one transaction, each about the resource that is named. */
export async function recordEvents(
  gatehouse: Gatehouse,
  organizationId: string,
  resourceIds: readonly string[],
): Promise<void> {
  const events = gatehouse.app.get(Events, { strict: false });
  const now = new Date();
  await gatehouse.app.get(UnitOfWork, { strict: false }).run((tx) => {
    for (const resourceId of resourceIds) {
      events.record(tx, {
        resourceId,
        occurredAt: now,
        payload: { type: 'tos_accepted', organizationId, signedAt: now.toISOString(), source: 'api' },
      });
    }
  });
}

/** The sandbox clock forward; what it shows then. */
export async function advance(gatehouse: Gatehouse, seconds: number): Promise<Date> {
  const { now } = must(await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: seconds }), 200);
  return new Date(String(now));
}

function must({ status, body }: Answer, expected: number): Record<string, unknown> {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body;
}
