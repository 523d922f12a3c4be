import { Injectable } from '@nestjs/common';
import { type MoneyReturnAnswer, type PayinRail, PayinRails } from '#rails';
import { Clock } from '#runtime';
import { MadeUpMoney } from '../pricing/made-up-money.js';
import { quoteOfMoney } from '../pricing/stored-quote.js';
import type { StoredPayinQuote, Payin } from '../records/payin.entity.js';

/** A rail without terms for this long is given up, and the money goes back. */
const longestWithoutTermsMilliseconds = 86_400_000;

/** The rail that received the money of a payin, drained or not. While it is not configured, everything waits. */
@Injectable()
export class ReceivingRail {
  constructor(
    private readonly rails: PayinRails,
    private readonly madeUpMoney: MadeUpMoney,
    private readonly clock: Clock,
  ) {}

  /** What the money is worth now; `undefined` where it is worth nothing. Deposited tokens were quoted on arrival. */
  async quote(payin: Payin): Promise<StoredPayinQuote | undefined> {
    const { id, code, token, blockchain } = payin;
    if (code === null) return payin.quote ?? undefined;
    const rail = this.of(payin);
    const terms = this.madeUpMoney.isRefusedOn(blockchain) ? undefined : await rail.terms(code, token);
    if (terms !== undefined) return quoteOfMoney(terms, payin);
    if (this.isGivenUp(payin)) return undefined;
    throw new Error(`The rail of the payin ${id} turns no ${code} into ${token} just now`);
  }

  /** May be repeated: the rail does it once. */
  async sendBack(payin: Payin & { arrivalId: string }): Promise<MoneyReturnAnswer> {
    const { organizationId, id: payinId, arrivalId } = payin;
    return this.of(payin).sendBack({ organizationId, payinId, arrivalId });
  }

  private isGivenUp({ fundsReceivedAt }: Payin): boolean {
    return (
      fundsReceivedAt !== null &&
      this.clock.now().getTime() - fundsReceivedAt.getTime() > longestWithoutTermsMilliseconds
    );
  }

  private of({ id, rail }: Payin): PayinRail {
    const found = this.rails.named(rail);
    if (found === undefined)
      throw new Error(
        `The money of the payin ${id} is with the rail ${rail ?? 'none'}, and ${this.rails.names} is configured here`,
      );
    return found;
  }
}
