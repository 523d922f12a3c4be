import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import { CheckPayoutMethod } from './check-payout-method.js';
import type { CreatePayoutMethod } from './payout-method.dto.js';
import { PayoutMethodRow } from './payout-method.entity.js';
import { type PayoutMethodView, payoutMethodView } from './payout-method.view.js';
import { PayoutMethodRows } from './payout-method.rows.js';
import { SealedPayoutMethods } from './payout-method.sealed.js';

@Injectable()
export class PayoutMethodService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: PayoutMethodRows,
    private readonly checkPayoutMethod: CheckPayoutMethod,
    private readonly sealed: SealedPayoutMethods,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(
    { organizationId }: OrganizationCaller,
    counterpartyId: string,
    { alias, payoutMethod }: CreatePayoutMethod,
  ): Promise<PayoutMethodView> {
    const labelled = { alias, method: this.checkPayoutMethod.accept(payoutMethod, 'payoutMethod') };
    const id = this.ids.next();
    const row = { organizationId, id, counterpartyId, createdAt: this.clock.now(), deletedAt: null };
    await this.unitOfWork.run(async (tx) => {
      await this.rows.holdForOneMore(tx, organizationId, counterpartyId);
      tx.insert(PayoutMethodRow, { ...row, method: await this.sealed.seal(tx, row, labelled) });
    });
    return payoutMethodView(row, labelled);
  }

  async list(
    { organizationId }: OrganizationCaller,
    counterpartyId: string,
    query: PageQuery,
  ): Promise<Page<PayoutMethodView>> {
    const { results, ...rest } = await this.rows.list(organizationId, counterpartyId, query);
    return { results: await Promise.all(results.map((row) => this.view(row))), ...rest };
  }

  async read({ organizationId }: OrganizationCaller, counterpartyId: string, id: string): Promise<PayoutMethodView> {
    return this.view(await this.rows.read(organizationId, counterpartyId, id));
  }

  async remove({ organizationId }: OrganizationCaller, counterpartyId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await this.rows.lock(tx, organizationId, counterpartyId, id);
      await tx.update(PayoutMethodRow, { organizationId, id }, { deletedAt: this.clock.now() });
    });
  }

  private async view(row: PayoutMethodRow): Promise<PayoutMethodView> {
    return payoutMethodView(row, await this.sealed.open(row));
  }
}
