import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { PayinArrival } from '../records/payin-arrival.entity.js';
import { PayinRows } from '../records/payin.rows.js';
import { type ArrivalView, arrivalView } from './arrival.view.js';

/** The money that came for a payin, as the API shows it. */
@Injectable()
export class ArrivalReading {
  constructor(
    private readonly reads: Reads,
    private readonly payins: PayinRows,
  ) {}

  async list(caller: Caller, payinId: string, query: PageQuery): Promise<Page<ArrivalView>> {
    const { organizationId } = await this.payins.read(caller, payinId);
    const page = await this.reads.page(PayinArrival, { organizationId, payinId }, query);
    return { ...page, results: page.results.map(arrivalView) };
  }
}
