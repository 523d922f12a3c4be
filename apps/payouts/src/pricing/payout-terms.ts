import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import { type EvmBlockchain, type PayoutMethodCode, type TokenSymbol, quoteSeconds } from '#contracts';
import { ConfiguredPayoutRail, type RailTerms } from '#rails';
import { Clock } from '#runtime';

interface PaidFrom {
  readonly token: TokenSymbol;
  readonly blockchain: EvmBlockchain;
}

/** What the rails charge now, and how long a quote made from that holds. */
@Injectable()
export class PayoutTerms {
  constructor(
    private readonly rails: ConfiguredPayoutRail,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** Without the codes that cannot be paid. Each code is asked about once. */
  async find(
    codes: Iterable<PayoutMethodCode>,
    { token, blockchain }: PaidFrom,
  ): Promise<Map<PayoutMethodCode, RailTerms>> {
    if (this.rails.isSandbox && !this.tokens.takesSandboxMoney(blockchain)) return new Map();
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
