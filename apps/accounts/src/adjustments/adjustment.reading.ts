import { Injectable } from '@nestjs/common';
import { type HouseCaller, SeenRows, type SeenTable } from '#auth';
import { type ListQuery, type Page, viewsOf } from '#contracts';
import { ResourceNotFound } from '#errors';
import { Adjustment } from './adjustment.entity.js';
import { type AdjustmentView, adjustmentView } from './adjustment.view.js';

const adjustments: SeenTable<Adjustment> = { entity: Adjustment, name: 'adjustment', createdAt: 'created_at' };

@Injectable()
export class AdjustmentReading {
  constructor(private readonly seen: SeenRows) {}

  async list(caller: HouseCaller, query: ListQuery): Promise<Page<AdjustmentView>> {
    return viewsOf(await this.seen.list(caller, adjustments, {}, query), adjustmentView);
  }

  async read(caller: HouseCaller, id: string): Promise<AdjustmentView> {
    const found = await this.seen.one(caller, adjustments, id);
    if (found === undefined) throw new ResourceNotFound('adjustment', id);
    return adjustmentView(found);
  }
}
