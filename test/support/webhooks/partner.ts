import { randomUUID } from 'node:crypto';
import type { EventCategory } from '#contracts';
import { type Answer, type Api, must } from '../service/api.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import type { Received, Receiver } from './receiver.js';
import { until } from '../run/until.js';

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
  until(holds: (deliveries: Delivery[]) => boolean): Promise<Delivery[]> {
    let deliveries: Delivery[] = [];
    return until(
      () => `the deliveries are as they should be, not ${JSON.stringify(deliveries)}`,
      async () => {
        deliveries = await this.deliveries();
        return holds(deliveries) && deliveries;
      },
    );
  }
}
