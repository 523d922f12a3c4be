import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { IllegalTransition, LimitExceeded, ResourceNotFound } from '#errors';
import { Standings } from '#standing';
import { EventSequencer } from '../event-log/sequence-events.js';
import { Webhook } from './webhook.entity.js';

const mostPerOrganization = 10;

/** The rows of webhooks, each found within its organization alone. */
@Injectable()
export class WebhookRows {
  constructor(
    private readonly reads: Reads,
    private readonly standings: Standings,
    private readonly sequencer: EventSequencer,
  ) {}

  async read(organizationId: string, id: string): Promise<Webhook> {
    return (await this.reads.one(Webhook, { organizationId, id })) ?? absent(id);
  }

  list(organizationId: string, query: PageQuery): Promise<Page<Webhook>> {
    return this.reads.page(Webhook, { organizationId }, query);
  }

  async lock(tx: Tx, organizationId: string, id: string): Promise<Webhook> {
    return (await tx.one(Webhook, { organizationId, id }, { lock: true })) ?? absent(id);
  }

  /**
   * To change what it is told of. Until now it was told as it was: all that is committed is numbered and
   * handed out first, and whatever is committed later gets a later position than the one that is answered.
   */
  async lockAfterLog(tx: Tx, organizationId: string, id: string): Promise<{ webhook: Webhook; position: string }> {
    // Whoever locks both the log and a webhook locks the log first.
    const position = await this.sequencer.lastPosition(tx, organizationId);
    return { webhook: await this.lock(tx, organizationId, id), position };
  }

  /** For what only makes sense while something is delivered. */
  async lockActive(tx: Tx, organizationId: string, id: string, trigger: string): Promise<Webhook> {
    const webhook = await this.lock(tx, organizationId, id);
    if (webhook.status !== 'ACTIVE')
      throw new IllegalTransition('webhook', id, webhook.status, trigger, 'The webhook is disabled: activate it first');
    return webhook;
  }

  /**
   * Two who add at once come one after the other, so that both cannot be the tenth. Whoever both holds an organization
   * and seals something for it holds it first: the first seal makes its data key, on which others then wait.
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
