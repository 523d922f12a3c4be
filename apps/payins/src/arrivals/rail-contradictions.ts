import { Injectable } from '@nestjs/common';
import { Log, Metrics } from '#runtime';

/** What a rail tells against what it told before. Nothing follows from it by itself: a person has to look. */
@Injectable()
export class RailContradictions {
  private readonly told: { inc(): void };

  constructor(
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.told = metrics.counter(
      'payin_contradictions_total',
      'What rails told of payins against what they had told before, as often as they did',
    );
  }

  /** Tokens were given for money that goes back: the house has lost them. */
  rejectedAfterSettlement(known: { payinId: string; status: string; is: string }): void {
    this.told.inc();
    this.log.error(
      known,
      'a rail rejects money for which tokens were sent: the payin stays as it is, look at it with the rail',
    );
  }

  /** Of one of the two movements nobody knows what is to become of it. */
  otherMoney(rail: string, kept: { id: string }): void {
    this.told.inc();
    this.log.error(
      { rail, arrivalId: kept.id },
      'a rail told of other money under the number of this one: what was said to the first one stays, look at both with the rail',
    );
  }
}
