import { Injectable } from '@nestjs/common';
import { type Caller, isShownMasked, ownerShown } from '#auth';
import type { Page } from '#contracts';
import { type Standing, Standings } from '#standing';
import type { Payin } from '../records/payin.entity.js';
import { PayinRows } from '../records/payin.rows.js';
import { SealedPayins } from '../records/payin.sealed.js';
import type { PayinQuery } from './payin.dto.js';
import { type PayinView, maskedPayin, payinView } from './payin.view.js';

/** Payins as the API shows them, decrypted for their organization and for the staff. */
@Injectable()
export class PayinReading {
  constructor(
    private readonly payins: PayinRows,
    private readonly sealed: SealedPayins,
    private readonly standings: Standings,
  ) {}

  async read(caller: Caller, id: string): Promise<PayinView> {
    return this.view(caller, await this.payins.read(caller, id));
  }

  async list(caller: Caller, { status, ...query }: PayinQuery): Promise<Page<PayinView>> {
    const page = await this.payins.list(caller, status, query);
    const waiting = page.results.filter(isWaiting).map(({ organizationId }) => organizationId);
    const reviewed = await this.reviewedAmong(new Set(waiting));
    return { ...page, results: await Promise.all(page.results.map((payin) => this.open(caller, payin, reviewed))) };
  }

  async view(caller: Caller, payin: Payin): Promise<PayinView> {
    const { organizationId } = payin;
    return this.open(caller, payin, await this.reviewedAmong(new Set(isWaiting(payin) ? [organizationId] : [])));
  }

  private async open(caller: Caller, payin: Payin, reviewed: ReadonlySet<string>): Promise<PayinView> {
    const [details, sender] = await Promise.all([this.sealed.openDetails(payin), this.sealed.openSender(payin)]);
    const isUnderReview = isWaiting(payin) && reviewed.has(payin.organizationId);
    const view = payinView(payin, { details, sender, isUnderReview }, ownerShown(caller, payin));
    return isShownMasked(caller) ? maskedPayin(view) : view;
  }

  private async reviewedAmong(organizationIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const standings = await Promise.all([...organizationIds].map((id) => this.standings.find(id)));
    // Of one that is suspended, an approval settles nothing.
    const reviewed = standings.flatMap((standing) =>
      standing === undefined || !isReviewed(standing) ? [] : [standing],
    );
    return new Set(reviewed.map(({ organizationId }) => organizationId));
  }
}

function isReviewed({ reviewingTiers, suspendedAt }: Standing): boolean {
  return reviewingTiers.length > 0 && suspendedAt === null;
}

function isWaiting({ isAwaitingApproval }: Payin): boolean {
  return isAwaitingApproval;
}
