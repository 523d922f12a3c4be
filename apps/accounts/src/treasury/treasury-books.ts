import { Injectable } from '@nestjs/common';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Blockchain } from '#contracts';
import { type AccountKey, Ledger, LedgerHistory } from '#ledger';
import { type TokenFigures, TreasuryFigures } from './treasury-figures.js';

export interface PurseFigures {
  readonly held: TokenFigures;
  readonly owed: TokenFigures;
  readonly leavesDaily: TokenFigures;
}

/** What the ledger has of a purse. */
@Injectable()
export class TreasuryBooks {
  constructor(
    private readonly figures: TreasuryFigures,
    private readonly ledger: Ledger,
    private readonly history: LedgerHistory,
  ) {}

  async of(purse: TreasuryAccountName, chains: readonly Blockchain[]): Promise<PurseFigures> {
    const [held, owed, leavesDaily] = await Promise.all([
      this.held(purse, chains),
      purse === 'liquidity' ? this.figures.owed() : this.kept(purse),
      this.figures.leavesDaily(purse),
    ]);
    return { held, owed, leavesDaily };
  }

  gasDaily(blockchain: Blockchain): Promise<bigint> {
    return this.figures.gasDaily(blockchain);
  }

  /** What came to its wallet over each chain, less what left: also what is no longer in the books of the purse. */
  private async held(purse: TreasuryAccountName, chains: readonly Blockchain[]): Promise<TokenFigures> {
    const account = keyOf(purse);
    const over = new Map(
      await Promise.all(
        chains.map(async (chain) => [chain, (await this.history.overChain(chain, [account])).get(account.id)] as const),
      ),
    );
    return (blockchain, token) => over.get(blockchain)?.get(token) ?? 0n;
  }

  private async kept(purse: TreasuryAccountName): Promise<TokenFigures> {
    const account = keyOf(purse);
    const balances = (await this.ledger.balances([account])).get(account.id) ?? [];
    return (blockchain, token) => {
      const balance = balances.find((each) => each.blockchain === blockchain && each.token === token);
      return balance === undefined ? 0n : balance.available + balance.reserved;
    };
  }
}

function keyOf(purse: TreasuryAccountName): AccountKey {
  return { organizationId: platformOrganizationId, id: treasuryAccounts[purse] };
}
