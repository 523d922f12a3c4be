import { Injectable } from '@nestjs/common';
import { ConfiguredPayinRail } from '#rails';
import { Clock } from '#runtime';
import type { KeptPayinQuote, Payin } from '../records/payin.entity.js';
import { quoteOfMoney } from '../pricing/kept-quote.js';

/** A rail that says all day that it does not turn this money into that token will not: then the money goes back. */
const mostPatienceMilliseconds = 86_400_000;

/** The rail that brought the money of a payin. Where another one is configured, everything waits until that is back. */
@Injectable()
export class ReceivingRail {
  constructor(
    private readonly rails: ConfiguredPayinRail,
    private readonly clock: Clock,
  ) {}

  /** What it becomes just now; `undefined` where nothing can be made of it. What tokens become is known already. */
  async quote(payin: Payin): Promise<KeptPayinQuote | undefined> {
    const { id, code, token } = payin;
    if (code === null) return payin.quote ?? undefined;
    this.refuseOther(payin);
    const terms = await this.rails.terms(code, token);
    if (terms !== undefined) return quoteOfMoney(terms, payin);
    if (this.isGivenUp(payin)) return undefined;
    throw new Error(`The rail of the payin ${id} turns no ${code} into ${token} just now`);
  }

  /** It may be told again, and does it once. */
  async sendBack(payin: Payin & { arrivalId: string }): Promise<void> {
    this.refuseOther(payin);
    const { organizationId, id: payinId, arrivalId } = payin;
    await this.rails.sendBack({ organizationId, payinId, arrivalId });
  }

  private isGivenUp({ fundsReceivedAt }: Payin): boolean {
    return (
      fundsReceivedAt !== null && this.clock.now().getTime() - fundsReceivedAt.getTime() > mostPatienceMilliseconds
    );
  }

  private refuseOther({ id, rail }: Payin): void {
    if (rail !== this.rails.name)
      throw new Error(
        `The money of the payin ${id} is with the rail ${rail ?? 'none'}, and ${this.rails.name} is configured here`,
      );
  }
}
