import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { ConfiguredPayinRail, ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { TakeArrival } from '../arrivals/take-arrival.js';
import { ApplyPayinReport } from '../arrivals/apply-payin-report.js';
import { reasonOf } from '../arrivals/arrival-verdict.js';
import type { TakenView } from './payin-callback.view.js';

/** What a provider tells by itself. It is answered when all that follows from it is written down: told again, it is answered the same. */
@Injectable()
export class PayinCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly rails: ConfiguredPayinRail,
    private readonly unitOfWork: UnitOfWork,
    private readonly takeArrival: TakeArrival,
    private readonly applyReport: ApplyPayinReport,
  ) {}

  async tell(signed: SignedBytes): Promise<TakenView> {
    const told = this.callbacks.readPayinNews(signed);
    if (told.type === 'report') {
      await this.unitOfWork.run((tx) => this.applyReport.apply(tx, this.rails.name, told));
      return { accepted: true };
    }
    const verdict = await this.unitOfWork.run((tx) => this.takeArrival.take(tx, this.rails.name, told));
    if (verdict.isOtherMoney === true)
      throw ValidationFailed.at('webhook-id', 'is that of other money, told of before');
    const reason = verdict.isAccepted ? undefined : reasonOf(verdict);
    return {
      accepted: verdict.isAccepted,
      ...(verdict.payinId === undefined ? {} : { payinId: verdict.payinId }),
      ...(reason === undefined ? {} : { reason }),
    };
  }
}
