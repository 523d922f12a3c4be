import {
  type Blockchain,
  Choice,
  type Coin,
  ListOf,
  Text,
  type TokenSymbol,
  YesOrNo,
  blockchains,
  coins,
  tokenSymbols,
} from '#contracts';
import type { LedgerSum } from '#ledger';

class ProofSum {
  @Choice([...tokenSymbols, ...coins], { describe: 'Or the coin in which a chain is paid.' })
  tokenSymbol: TokenSymbol | Coin;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 40, example: '0', describe: 'Of all balances, in the smallest unit: `0`.' })
  sum: string;
}

export class ProofView {
  @YesOrNo({
    describe: 'Whether every sum is 0, every balance is what its lines make it, and no account is below zero.',
  })
  balanced: boolean;

  @ListOf(() => ProofSum)
  sums: ProofSum[];
}

export function proofView(sums: readonly LedgerSum[]): ProofView {
  return {
    balanced: sums.every(({ sum, wrong }) => sum === 0n && wrong === 0),
    sums: sums.map(({ token, blockchain, sum }) => ({ tokenSymbol: token, blockchain, sum: String(sum) })),
  };
}
