import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import { type EvmBlockchain, type TokenWithBlockchain, evmBlockchains } from '#contracts';
import { ValidationFailed } from '#errors';
import type { Account } from '#standing';

export type AccountDestination = Pick<Account, 'destinationSymbol' | 'destinationBlockchain'>;

const defaultToken: TokenWithBlockchain = { symbol: 'USDC', blockchain: 'POLYGON' };

/** The token and chain in which an account is kept: on EVM chains only, because settlement has no others. */
@Injectable()
export class DestinationTokens {
  constructor(private readonly tokens: Tokens) {}

  read({ symbol, blockchain }: TokenWithBlockchain = defaultToken): AccountDestination {
    const problem = this.tokens.problem({ symbol, blockchain }, evmBlockchains);
    if (problem !== undefined) throw ValidationFailed.at('destinationToken', problem);
    return { destinationSymbol: symbol, destinationBlockchain: blockchain as EvmBlockchain };
  }
}
