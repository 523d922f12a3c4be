import {
  type Blockchain,
  Choice,
  type Coin,
  type FiatCurrencyCode,
  ListOf,
  Text,
  type TokenSymbol,
  YesOrNo,
  blockchains,
  coins,
  fiatCurrencyCodes,
  tokenSymbols,
} from '#contracts';
import { type LedgerSum, noChain } from '#ledger';

class ProofSum {
  @Choice([...tokenSymbols, ...coins], {
    optional: true,
    describe: 'Of tokens, or of the coin in which a chain is paid, with their `blockchain`.',
  })
  tokenSymbol?: TokenSymbol | Coin;

  @Choice(blockchains, { optional: true, example: 'POLYGON' })
  blockchain?: Blockchain;

  @Choice(fiatCurrencyCodes, { optional: true, describe: 'Of money, which is on no chain.' })
  fiatCurrencyCode?: FiatCurrencyCode;

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
    sums: sums.map((each) => ({ ...assetOf(each), sum: String(each.sum) })),
  };
}

function assetOf({ token, blockchain }: LedgerSum): Omit<ProofSum, 'sum'> {
  return blockchain === noChain
    ? { fiatCurrencyCode: token as FiatCurrencyCode }
    : { tokenSymbol: token as TokenSymbol | Coin, blockchain };
}
