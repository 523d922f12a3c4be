import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import { type EvmBlockchain, type TokenWithBlockchain, evmBlockchains } from '#contracts';
import { ValidationFailed } from '#errors';
import type { Account } from '#standing';

export type AccountDestination = Pick<Account, 'destinationSymbol' | 'destinationBlockchain'>;

const usual: TokenWithBlockchain = { symbol: 'USDC', blockchain: 'POLYGON' };

/** Which token on which chain an account may have for its own. Our choice: EVM chains, the only ones that settlement has. */
@Injectable()
export class DestinationTokens {
  constructor(private readonly tokens: Tokens) {}

  read({ symbol, blockchain }: TokenWithBlockchain = usual): AccountDestination {
    const problem = this.tokens.problem({ symbol, blockchain }, evmBlockchains);
    if (problem !== undefined) throw ValidationFailed.at('destinationToken', problem);
    return { destinationSymbol: symbol, destinationBlockchain: blockchain as EvmBlockchain };
  }
}
