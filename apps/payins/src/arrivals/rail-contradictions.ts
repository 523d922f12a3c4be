import { Injectable } from '@nestjs/common';
import { currencyOf } from '#contracts';
import type { Tx } from '#database';
import { Exceptions } from '#exceptions';
import { Log, Metrics } from '#runtime';
import type { PayinArrival } from '../records/payin-arrival.entity.js';
import type { Payin } from '../records/payin.entity.js';

type Arrived = Pick<PayinArrival, 'organizationId' | 'id' | 'code' | 'fiatUnits'>;

/** Reports of a rail that contradict its earlier ones, or that fit nothing here. They are logged and counted, and a person has to look. */
@Injectable()
export class RailContradictions {
  private readonly counter: { inc(): void };
  private readonly refusedReturns: { inc(): void };

  constructor(
    private readonly log: Log,
    private readonly exceptions: Exceptions,
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
  async rejectedAfterSettlement(tx: Tx, payin: Payin, status: string): Promise<void> {
    const { organizationId, id, code, fiatUnits: units } = payin;
    this.counter.inc();
    this.log.error(
      { payinId: id, status, is: payin.status },
      'a rail rejects money for which tokens were sent: the payin stays as it is, look at it with the rail',
    );
    await this.exceptions.open(tx, {
      organizationId,
      kind: 'payinRecalled',
      subject: { type: 'payin', id },
      ...(code === null || units === null ? {} : { amount: { fiatCurrencyCode: currencyOf(code), units } }),
      because: 'Its rail has sent the money back, and tokens were sent for it',
      options: ['writeOff'],
    });
  }

  /** Money that could not be settled stays with the rail. */
  returnRefused(known: { payinId: string; rail: string | null }): void {
    this.refusedReturns.inc();
    this.log.error(known, 'a rail refuses to send money back: it is owed to its sender, look at it with the rail');
  }

  /** Two movements share an id, and only the first has an answer. */
  async otherMoney(tx: Tx, rail: string, kept: Arrived): Promise<void> {
    this.counter.inc();
    this.log.error(
      { rail, arrivalId: kept.id },
      'a rail reported other money under the id of this arrival: the answer to the first stays, look at both with the rail',
    );
    await this.unmatched(tx, kept, 'Its rail has reported other money under the same number, which nobody has taken');
  }

  /** Its rail was told that it is not taken, and should send it back. */
  async unmatched(tx: Tx, { organizationId, id, code, fiatUnits: units }: Arrived, because: string): Promise<void> {
    await this.exceptions.open(tx, {
      organizationId,
      kind: 'unmatchedMoney',
      subject: { type: 'arrival', id },
      amount: { fiatCurrencyCode: currencyOf(code), units },
      because,
      options: ['close'],
    });
  }
}
