import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import type { Page, Recipient } from '#contracts';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import { CounterpartyRows } from './counterparty.rows.js';
import type { ChangeCounterparty, CounterpartyQuery } from './counterparty.dto.js';
import { Counterparty } from './counterparty.entity.js';
import { type CounterpartyView, counterpartyView } from './counterparty.view.js';
import { changeRecipient } from './change-recipient.js';
import { SealedRecipients } from './recipient.sealed.js';

@Injectable()
export class CounterpartyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly counterparties: CounterpartyRows,
    private readonly sealed: SealedRecipients,
    private readonly standings: Standings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create({ organizationId }: OrganizationCaller, recipient: Recipient): Promise<CounterpartyView> {
    const now = this.clock.now();
    const owned = { organizationId, id: this.ids.next() };
    const times = { createdAt: now, updatedAt: now };
    await this.unitOfWork.run(async (tx) => {
      // Locked first: the first seal creates the organization's data key, on which others then wait.
      if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
      const sealed = await this.sealed.seal(tx, owned, recipient);
      tx.insert(Counterparty, { ...owned, ...sealed, ...times, deletedAt: null });
    });
    return counterpartyView({ ...owned, ...times }, recipient);
  }

  async list({ organizationId }: OrganizationCaller, query: CounterpartyQuery): Promise<Page<CounterpartyView>> {
    const { results, ...rest } = await this.counterparties.list(organizationId, query);
    return { results: await Promise.all(results.map((row) => this.view(row))), ...rest };
  }

  async read({ organizationId }: OrganizationCaller, id: string): Promise<CounterpartyView> {
    return this.view(await this.counterparties.read(organizationId, id));
  }

  change({ organizationId }: OrganizationCaller, id: string, changes: ChangeCounterparty): Promise<CounterpartyView> {
    return this.unitOfWork.run(async (tx) => {
      const row = await this.counterparties.lock(tx, organizationId, id);
      const recipient = changeRecipient(await this.sealed.open(row), changes);
      if (Object.keys(changes).length === 0) return counterpartyView(row, recipient);
      const changed = { ...(await this.sealed.seal(tx, row, recipient)), updatedAt: this.clock.now() };
      await tx.update(Counterparty, { organizationId, id }, changed);
      return counterpartyView({ ...row, ...changed }, recipient);
    });
  }

  async remove({ organizationId }: OrganizationCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await this.counterparties.lock(tx, organizationId, id);
      await tx.update(Counterparty, { organizationId, id }, { deletedAt: this.clock.now() });
    });
  }

  private async view(row: Counterparty): Promise<CounterpartyView> {
    return counterpartyView(row, await this.sealed.open(row));
  }
}
