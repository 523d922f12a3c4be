import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { ConfiguredPayinRail, ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { ApplyPayinReport } from '../arrivals/apply-payin-report.js';
import { TakeArrival } from '../arrivals/take-arrival.js';
import { type TakenView, takenView } from './payin-callback.view.js';

/** Takes what a provider reports. It is answered once everything that follows is stored, and a repeated report is answered the same. */
@Injectable()
export class PayinCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly rail: ConfiguredPayinRail,
    private readonly unitOfWork: UnitOfWork,
    private readonly takeArrival: TakeArrival,
    private readonly applyReport: ApplyPayinReport,
  ) {}

  async tell(signed: SignedBytes): Promise<TakenView> {
    const news = this.callbacks.readPayinNews(signed);
    if (news.type === 'report') {
      await this.unitOfWork.run((tx) => this.applyReport.apply(tx, this.rail.name, news));
      return { accepted: true };
    }
    const verdict = await this.unitOfWork.run((tx) => this.takeArrival.take(tx, this.rail.name, news));
    if (verdict.isOtherMoney === true) throw ValidationFailed.at('webhook-id', 'was used for other money before');
    return takenView(verdict);
  }
}
