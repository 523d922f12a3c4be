import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import { type EvmBlockchain, type PayoutMethodCode, type TokenSymbol, quoteSeconds } from '#contracts';
import { type PayoutOffer, PayoutRails } from '#rails';
import { Clock } from '#runtime';

interface PaidFrom {
  readonly token: TokenSymbol;
  readonly blockchain: EvmBlockchain;
}

export type PayoutOffers = ReadonlyMap<PayoutMethodCode, readonly PayoutOffer[]>;

/** What the rails charge now, and how long a quote made from that holds. */
@Injectable()
export class PayoutTerms {
  constructor(
    private readonly rails: PayoutRails,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** By whom each code can be paid, without those that cannot. Each is asked about once. */
  async find(codes: Iterable<PayoutMethodCode>, { token, blockchain }: PaidFrom): Promise<PayoutOffers> {
    if (this.rails.isSandbox && !this.tokens.takesSandboxMoney(blockchain)) return new Map();
    const different = [...new Set(codes)];
    if (different.length === 0) return new Map();
    const taking = await this.rails.taking();
    const answers = await Promise.all(
      different.map(async (code) => [code, await this.rails.offersOf(taking, code, token)] as const),
    );
    return new Map(answers.filter(([, offers]) => offers.length > 0));
  }

  quotesExpireAt(): Date {
    return new Date(this.clock.now().getTime() + quoteSeconds * 1_000);
  }
}
