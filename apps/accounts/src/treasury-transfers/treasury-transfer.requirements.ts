import { Injectable } from '@nestjs/common';
import { Tokens, Treasury, addressProblem, canonicalAddress } from '#chains';
import type { Queries } from '#database';
import { ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import { usableAt } from './destinations.js';
import { TreasuryDestination } from './treasury-destination.entity.js';
import type { TreasuryTransferBody } from './treasury-transfer.dto.js';

/** What makes a transfer one that may be made, whatever the purse holds at the moment. */
@Injectable()
export class TreasuryTransferRequirements {
  constructor(
    private readonly tokens: Tokens,
    private readonly treasury: Treasury,
    private readonly clock: Clock,
  ) {}

  /** Where it goes. In a transaction, that stays so until it ends. */
  async destination(queries: Pick<Queries, 'query'>, asked: TreasuryTransferBody, lock = ''): Promise<string> {
    const { from, toPurse, toAddress, blockchain, tokenSymbol: symbol, book } = asked;
    const pair = this.tokens.problem({ symbol, blockchain });
    if (pair !== undefined) throw ValidationFailed.at('tokenSymbol', pair);
    if ((toPurse === undefined) === (toAddress === undefined))
      throw ValidationFailed.at('toPurse', 'must be given, or toAddress, and not both');
    if (toPurse === from) throw ValidationFailed.at('toPurse', 'must be another purse than it comes from');
    if (book === undefined) refuseWithoutBook(asked);
    if (toAddress !== undefined) return this.agreed(queries, { blockchain, address: toAddress, lock });
    if (book?.startsWith('settlement:') === true)
      throw ValidationFailed.at('book', 'is what a rail is owed: it is handed over to an address');
    return this.treasury.addressOn(toPurse ?? from, blockchain);
  }

  private async agreed(
    queries: Pick<Queries, 'query'>,
    { blockchain, address, lock }: Pick<TreasuryDestination, 'blockchain' | 'address'> & { readonly lock: string },
  ): Promise<string> {
    const problem = addressProblem(blockchain, address);
    if (problem !== undefined) throw ValidationFailed.at('toAddress', problem);
    const canonical = canonicalAddress(blockchain, address);
    const [known] = await queries.query<Pick<TreasuryDestination, 'addedAt'>>(
      `SELECT added_at AS "addedAt" FROM treasury_destination WHERE blockchain = $1 AND address = $2 ${lock}`,
      [blockchain, canonical],
    );
    if (known === undefined) throw ValidationFailed.at('toAddress', 'must be one of /settings/treasury-destinations');
    if (usableAt(known) > this.clock.now())
      throw ValidationFailed.at('toAddress', `is new: it can be sent to from ${usableAt(known).toISOString()} on`);
    return canonical;
  }
}

function refuseWithoutBook({ from, toPurse }: TreasuryTransferBody): void {
  if (from === 'collected')
    throw ValidationFailed.at('book', 'must be given: what collected keeps is owed to recipients');
  if (toPurse === 'collected')
    throw ValidationFailed.at('book', 'must be given: what is of no book cannot leave collected again');
}
