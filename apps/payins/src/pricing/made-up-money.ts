import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import type { Blockchain } from '#contracts';
import { PayinRails } from '#rails';

/** The sandbox's rail makes money up: it becomes no tokens of a network that others hold tokens of, too. */
@Injectable()
export class MadeUpMoney {
  constructor(
    private readonly rails: PayinRails,
    private readonly tokens: Tokens,
  ) {}

  isRefusedOn(blockchain: Blockchain): boolean {
    return this.rails.isSandbox && !this.tokens.takesSandboxMoney(blockchain);
  }
}
