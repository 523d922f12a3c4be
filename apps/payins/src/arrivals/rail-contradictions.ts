import { Injectable } from '@nestjs/common';
import { Log, Metrics } from '#runtime';

/** Reports of a rail that contradict its earlier ones. Nothing is done about them but to log and count: a person has to look. */
@Injectable()
export class RailContradictions {
  private readonly counter: { inc(): void };
  private readonly refusedReturns: { inc(): void };

  constructor(
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.counter = metrics.counter(
      'payin_contradictions_total',
      'Reports of rails on payins that contradict their earlier ones',
    );
    this.refusedReturns = metrics.counter(
      'payin_returns_refused_total',
      'Money that became no tokens, and that rails refuse to send back: return_status of payin has it as refused',
    );
  }

  /** Tokens were paid out for money that goes back: the platform has lost them. */
  rejectedAfterSettlement(known: { payinId: string; status: string; is: string }): void {
    this.counter.inc();
    this.log.error(
      known,
      'a rail rejects money for which tokens were sent: the payin stays as it is, look at it with the rail',
    );
  }

  /** Money that could not be settled stays with the rail. */
  returnRefused(known: { payinId: string; rail: string | null }): void {
    this.refusedReturns.inc();
    this.log.error(known, 'a rail refuses to send money back: it is owed to its sender, look at it with the rail');
  }

  /** Two movements share an id, and only the first has an answer. */
  otherMoney(rail: string, kept: { id: string }): void {
    this.counter.inc();
    this.log.error(
      { rail, arrivalId: kept.id },
      'a rail reported other money under the id of this arrival: the answer to the first stays, look at both with the rail',
    );
  }
}
