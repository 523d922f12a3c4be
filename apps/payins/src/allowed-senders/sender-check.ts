import { Injectable } from '@nestjs/common';
import { RefusedAddresses, Tokens, addressProblem, canonicalAddress } from '#chains';
import { type Blockchain, blockchains } from '#contracts';
import { ValidationFailed } from '#errors';

/** Whether tokens can come from an address at all. */
@Injectable()
export class SenderCheck {
  constructor(
    private readonly tokens: Tokens,
    private readonly ownAddresses: RefusedAddresses,
  ) {}

  /** As it is kept. */
  async accept(blockchain: Blockchain, address: string): Promise<string> {
    const served = this.tokens.blockchains;
    if (!served.includes(blockchain)) throw ValidationFailed.at('blockchain', `must be one of: ${served.join(', ')}`);
    const problem = addressProblem(blockchain, address);
    if (problem !== undefined) throw ValidationFailed.at('address', problem);
    if ((await this.ownAddresses.problem(blockchain, address)) !== undefined)
      throw ValidationFailed.at('address', 'is of Gatehouse itself or of a token: no payins come from there');
    return canonicalAddress(blockchain, address);
  }
}

/** As it is kept, whatever chain it is of; of none, where it is no address at all. */
export function keptAddresses(address: string): string[] {
  const fitting = blockchains.filter((blockchain) => addressProblem(blockchain, address) === undefined);
  return [...new Set(fitting.map((blockchain) => canonicalAddress(blockchain, address)))];
}
