import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { Standings } from '#standing';
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
    private readonly standings: Standings,
  ) {}

  async read(organizationId: string, id: string): Promise<PayinView> {
    return this.view(await this.payins.find(organizationId, id));
  }

  async list(organizationId: string, query: PageQuery): Promise<Page<PayinView>> {
    const page = await this.reads.page(Payin, { organizationId }, query);
    const isReviewed = page.results.some(isWaiting) && (await this.isReviewed(organizationId));
    return { ...page, results: await Promise.all(page.results.map((payin) => this.open(payin, isReviewed))) };
  }

  async view(payin: Payin): Promise<PayinView> {
    return this.open(payin, isWaiting(payin) && (await this.isReviewed(payin.organizationId)));
  }

  private async open(payin: Payin, isReviewed: boolean): Promise<PayinView> {
    const [details, sender] = await Promise.all([this.sealed.openDetails(payin), this.sealed.openSender(payin)]);
    return payinView(payin, { details, sender, isUnderReview: isReviewed && isWaiting(payin) });
  }

  private async isReviewed(organizationId: string): Promise<boolean> {
    const standing = await this.standings.find(organizationId);
    return standing !== undefined && standing.reviewingTiers.length > 0;
  }
}

function isWaiting({ isAwaitingApproval }: Payin): boolean {
  return isAwaitingApproval;
}
