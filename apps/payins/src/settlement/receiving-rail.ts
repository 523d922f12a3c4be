import { Injectable } from '@nestjs/common';
import { ConfiguredPayinRail, type MoneyReturnAnswer } from '#rails';
import { Clock } from '#runtime';
import { MadeUpMoney } from '../pricing/made-up-money.js';
import { quoteOfMoney } from '../pricing/stored-quote.js';
import type { StoredPayinQuote, Payin } from '../records/payin.entity.js';

/** A rail without terms for this long is given up, and the money goes back. */
const longestWithoutTermsMilliseconds = 86_400_000;

/** The rail that received the money of a payin. While another one is configured, everything waits. */
@Injectable()
export class ReceivingRail {
  constructor(
    private readonly rail: ConfiguredPayinRail,
    private readonly madeUpMoney: MadeUpMoney,
    private readonly clock: Clock,
  ) {}

  /** What the money is worth now; `undefined` where it is worth nothing. Deposited tokens were quoted on arrival. */
  async quote(payin: Payin): Promise<StoredPayinQuote | undefined> {
    const { id, code, token, blockchain } = payin;
    if (code === null) return payin.quote ?? undefined;
    this.refuseOther(payin);
    const terms = this.madeUpMoney.isRefusedOn(blockchain) ? undefined : await this.rail.terms(code, token);
    if (terms !== undefined) return quoteOfMoney(terms, payin);
    if (this.isGivenUp(payin)) return undefined;
    throw new Error(`The rail of the payin ${id} turns no ${code} into ${token} just now`);
  }

  /** May be repeated: the rail does it once. */
  async sendBack(payin: Payin & { arrivalId: string }): Promise<MoneyReturnAnswer> {
    this.refuseOther(payin);
    const { organizationId, id: payinId, arrivalId } = payin;
    return this.rail.sendBack({ organizationId, payinId, arrivalId });
  }

  private isGivenUp({ fundsReceivedAt }: Payin): boolean {
    return (
      fundsReceivedAt !== null &&
      this.clock.now().getTime() - fundsReceivedAt.getTime() > longestWithoutTermsMilliseconds
    );
  }

  private refuseOther({ id, rail }: Payin): void {
    if (rail !== this.rail.name)
      throw new Error(
        `The money of the payin ${id} is with the rail ${rail ?? 'none'}, and ${this.rail.name} is configured here`,
      );
  }
}
