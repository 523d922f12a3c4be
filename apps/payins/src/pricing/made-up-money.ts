import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import type { Blockchain } from '#contracts';
import { ConfiguredPayinRail } from '#rails';

/** The sandbox's rail makes money up: it becomes no tokens of a network that others hold tokens of, too. */
@Injectable()
export class MadeUpMoney {
  constructor(
    private readonly rail: ConfiguredPayinRail,
    private readonly tokens: Tokens,
  ) {}

  isRefusedOn(blockchain: Blockchain): boolean {
    return this.rail.isSandbox && !this.tokens.takesSandboxMoney(blockchain);
  }
}
