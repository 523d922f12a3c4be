import { Injectable } from '@nestjs/common';
import { type PayoutMethodCode, type TokenSymbol, quoteSeconds } from '#contracts';
import { ConfiguredPayoutRail, type RailTerms } from '#rails';
import { Clock } from '#runtime';

/** What the rails charge now, and how long a quote made from that holds. */
@Injectable()
export class PayoutTerms {
  constructor(
    private readonly rails: ConfiguredPayoutRail,
    private readonly clock: Clock,
  ) {}

  /** Without the codes that cannot be paid. Each code is asked about once. */
  async find(codes: Iterable<PayoutMethodCode>, token: TokenSymbol): Promise<Map<PayoutMethodCode, RailTerms>> {
    const answers = await Promise.all(
      [...new Set(codes)].map(async (code) => [code, await this.rails.terms(code, token)] as const),
    );
    const found = new Map<PayoutMethodCode, RailTerms>();
    for (const [code, terms] of answers) if (terms !== undefined) found.set(code, terms);
    return found;
  }

  quotesExpireAt(): Date {
    return new Date(this.clock.now().getTime() + quoteSeconds * 1_000);
  }
}
