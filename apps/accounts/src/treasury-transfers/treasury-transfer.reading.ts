import { Injectable } from '@nestjs/common';
import { type HouseCaller, SeenRows, type SeenTable } from '#auth';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { ResourceNotFound } from '#errors';
import { TreasuryTransfer } from './treasury-transfer.entity.js';
import { type TreasuryTransferView, treasuryTransferView } from './treasury-transfer.view.js';

const transfers: SeenTable<TreasuryTransfer> = {
  entity: TreasuryTransfer,
  name: 'treasury_transfer',
  createdAt: 'created_at',
};

@Injectable()
export class TreasuryTransferReading {
  constructor(private readonly seen: SeenRows) {}

  async list(caller: HouseCaller, query: PageQuery): Promise<Page<TreasuryTransferView>> {
    return viewsOf(await this.seen.list(caller, transfers, {}, query), treasuryTransferView);
  }

  async read(caller: HouseCaller, id: string): Promise<TreasuryTransferView> {
    const found = await this.seen.one(caller, transfers, id);
    if (found === undefined) throw new ResourceNotFound('treasuryTransfer', id);
    return treasuryTransferView(found);
  }
}
