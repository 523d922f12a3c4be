import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import type { Page } from '#contracts';
import { UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import type { AllowSender, AllowedSenderQuery, DisallowSenderQuery } from './allowed-sender.dto.js';
import { AllowedSender } from './allowed-sender.entity.js';
import { AllowedSenderRows } from './allowed-sender.rows.js';
import { SealedSenderLabels } from './allowed-sender.sealed.js';
import { type AllowedSenderView, allowedSenderView } from './allowed-sender.view.js';
import { CheckSenderAddress } from './check-sender-address.js';

@Injectable()
export class AllowedSenderService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly senders: AllowedSenderRows,
    private readonly checkAddress: CheckSenderAddress,
    private readonly labels: SealedSenderLabels,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async allow(
    { organizationId }: OrganizationCaller,
    address: string,
    { accountId, blockchain, label }: AllowSender,
  ): Promise<AllowedSenderView> {
    const accepted = await this.checkAddress.check(blockchain, address);
    const fresh = {
      organizationId,
      id: this.ids.next(),
      accountId,
      blockchain,
      address: accepted,
      createdAt: this.clock.now(),
    };
    return this.unitOfWork.run(async (tx) => {
      const known = await this.senders.hold(tx, fresh);
      if (known === undefined) {
        await this.senders.refuseOneTooMany(tx, organizationId);
        tx.insert(AllowedSender, { ...fresh, label: await this.labels.seal(tx, fresh, label) });
      } else {
        const changed = { label: await this.labels.seal(tx, known, label) };
        await tx.update(AllowedSender, { organizationId, id: known.id }, changed);
      }
      return allowedSenderView(known ?? fresh, label);
    });
  }

  async list({ organizationId }: OrganizationCaller, query: AllowedSenderQuery): Promise<Page<AllowedSenderView>> {
    const { results, ...rest } = await this.senders.list(organizationId, query);
    return { results: await Promise.all(results.map((row) => this.view(row))), ...rest };
  }

  async disallow({ organizationId }: OrganizationCaller, address: string, query: DisallowSenderQuery): Promise<void> {
    await this.unitOfWork.run((tx) => this.senders.remove(tx, organizationId, address, query));
  }

  private async view(row: AllowedSender): Promise<AllowedSenderView> {
    return allowedSenderView(row, await this.labels.open(row));
  }
}
