import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { ApplyPayinReport } from '../arrivals/apply-payin-report.js';
import { TakeArrival } from '../arrivals/take-arrival.js';
import { type TakenView, takenView } from './payin-callback.view.js';

/** Takes what a provider reports, of what is its own. It is answered once everything that follows is stored, and a repeated report is answered the same. */
@Injectable()
export class PayinCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly unitOfWork: UnitOfWork,
    private readonly takeArrival: TakeArrival,
    private readonly applyReport: ApplyPayinReport,
  ) {}

  async tell(signed: SignedBytes): Promise<TakenView> {
    const { rail, said: news } = this.callbacks.readPayinNews(signed);
    if (news.type === 'report') {
      await this.unitOfWork.run((tx) => this.applyReport.apply(tx, rail, news));
      return { accepted: true };
    }
    const verdict = await this.unitOfWork.run((tx) => this.takeArrival.take(tx, rail, news));
    if (verdict.isOtherMoney === true) throw ValidationFailed.at('webhook-id', 'was used for other money before');
    return takenView(verdict);
  }
}
