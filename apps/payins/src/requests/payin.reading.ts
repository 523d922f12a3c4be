import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { Payin } from '../records/payin.entity.js';
import { PayinRows } from '../records/payin.rows.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { type PayinView, payinView } from './payin.view.js';

/** Payins as the API shows them, decrypted for their organization. */
@Injectable()
export class PayinReading {
  constructor(
    private readonly reads: Reads,
    private readonly payins: PayinRows,
    private readonly sealed: SealedPayins,
  ) {}

  async read(organizationId: string, id: string): Promise<PayinView> {
    return this.view(await this.payins.find(organizationId, id));
  }

  async list(organizationId: string, query: PageQuery): Promise<Page<PayinView>> {
    const page = await this.reads.page(Payin, { organizationId }, query);
    return { ...page, results: await Promise.all(page.results.map((payin) => this.view(payin))) };
  }

  async view(payin: Payin): Promise<PayinView> {
    const [details, sender] = await Promise.all([this.sealed.openDetails(payin), this.sealed.openSender(payin)]);
    return payinView(payin, details, sender);
  }
}
