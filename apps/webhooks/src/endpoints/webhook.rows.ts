import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable } from '#auth';
import type { Page } from '#contracts';
import { Reads, type Tx } from '#database';
import { IllegalTransition, LimitExceeded, ResourceNotFound } from '#errors';
import { Standings } from '#standing';
import { SequenceEvents } from '../event-log/sequence-events.js';
import type { WebhookQuery } from './webhook.dto.js';
import { Webhook } from './webhook.entity.js';

const webhooks: SeenTable<Webhook> = { entity: Webhook, name: 'webhook', createdAt: 'created_at' };

const mostPerOrganization = 10;

/** The rows of webhooks, found only within their organization. */
@Injectable()
export class WebhookRows {
  constructor(
    private readonly reads: Reads,
    private readonly seen: SeenRows,
    private readonly standings: Standings,
    private readonly sequenceEvents: SequenceEvents,
  ) {}

  async read(organizationId: string, id: string): Promise<Webhook> {
    return (await this.reads.one(Webhook, { organizationId, id })) ?? absent(id);
  }

  /** Also one of another organization, to whom sees those of all. */
  async readFor(caller: Caller, id: string): Promise<Webhook> {
    return (await this.seen.one(caller, webhooks, id)) ?? absent(id);
  }

  list(caller: Caller, { status, ...query }: WebhookQuery): Promise<Page<Webhook>> {
    return this.seen.list(caller, webhooks, { status }, query);
  }

  async lock(tx: Tx, organizationId: string, id: string): Promise<Webhook> {
    return (await tx.one(Webhook, { organizationId, id }, { lock: true })) ?? absent(id);
  }

  /**
   * For changing what a webhook receives. Everything committed so far is numbered and fanned out by the old
   * settings first; later events get positions after the one that is returned.
   */
  async lockAfterLog(tx: Tx, organizationId: string, id: string): Promise<{ webhook: Webhook; position: string }> {
    // The log is always locked before a webhook.
    const position = await this.sequenceEvents.lastPosition(tx, organizationId);
    return { webhook: await this.lock(tx, organizationId, id), position };
  }

  /** For what only makes sense while the webhook is active. */
  async lockActive(tx: Tx, organizationId: string, id: string, trigger: string): Promise<Webhook> {
    const webhook = await this.lock(tx, organizationId, id);
    if (webhook.status !== 'ACTIVE')
      throw new IllegalTransition('webhook', id, webhook.status, trigger, 'The webhook is disabled: activate it first');
    return webhook;
  }

  /**
   * Locks the organization, so that two who add at once cannot both add the tenth. It is locked before anything is
   * sealed: the first seal creates the organization's data key, on which others then wait.
   */
  async holdForOneMore(tx: Tx, organizationId: string): Promise<void> {
    if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM webhook WHERE organization_id = $1',
      [organizationId],
    );
    const count = (row?.count ?? 0) + 1;
    if (count > mostPerOrganization) throw new LimitExceeded(mostPerOrganization, count);
  }
}

function absent(id: string): never {
  throw new ResourceNotFound('webhook', id);
}
