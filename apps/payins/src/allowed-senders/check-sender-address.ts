import { Injectable } from '@nestjs/common';
import { RefusedAddresses, Tokens, addressProblem, canonicalAddress } from '#chains';
import { type Blockchain, blockchains } from '#contracts';
import { ValidationFailed } from '#errors';

/** Refuses addresses from which no payin can come. */
@Injectable()
export class CheckSenderAddress {
  constructor(
    private readonly tokens: Tokens,
    private readonly ownAddresses: RefusedAddresses,
  ) {}

  /** Returns the canonical form. */
  async check(blockchain: Blockchain, address: string): Promise<string> {
    const served = this.tokens.blockchains;
    if (!served.includes(blockchain)) throw ValidationFailed.at('blockchain', `must be one of: ${served.join(', ')}`);
    const problem = addressProblem(blockchain, address);
    if (problem !== undefined) throw ValidationFailed.at('address', problem);
    if ((await this.ownAddresses.problem(blockchain, address)) !== undefined)
      throw ValidationFailed.at('address', 'is of Gatehouse itself or of a token: no payins come from there');
    return canonicalAddress(blockchain, address);
  }
}

/** The canonical forms on all chains where it is a valid address. */
export function canonicalAddresses(address: string): string[] {
  const fitting = blockchains.filter((blockchain) => addressProblem(blockchain, address) === undefined);
  return [...new Set(fitting.map((blockchain) => canonicalAddress(blockchain, address)))];
}
