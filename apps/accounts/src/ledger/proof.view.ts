import type { WalletDifference } from '#chains';
import {
  type Blockchain,
  Choice,
  type Coin,
  type FiatCurrencyCode,
  Instant,
  ListOf,
  Text,
  type TokenSymbol,
  Uuid,
  YesOrNo,
  blockchains,
  coins,
  fiatCurrencyCodes,
  tokenSymbols,
} from '#contracts';
import { type Proof, type WrongPlace, noChain, systemAccountId } from '#ledger';
import type { RailDifferenceRow } from '#rails';
import { RailDifferenceView, railDifferenceView } from '../reconciliations/rail-difference.view.js';
import { WalletDifferenceView, walletDifferenceView } from '../reconciliations/reconciliation.view.js';

/** How many differences are named. */
export const mostShown = 100;

/** Tokens or the coin of a chain, or money. */
class Asset {
  @Choice([...tokenSymbols, ...coins], {
    optional: true,
    describe: 'Of tokens, or of the coin in which a chain is paid, with their `blockchain`.',
  })
  tokenSymbol?: TokenSymbol | Coin;

  @Choice(blockchains, { optional: true, example: 'POLYGON' })
  blockchain?: Blockchain;

  @Choice(fiatCurrencyCodes, { optional: true, describe: 'Of money, which is on no chain.' })
  fiatCurrencyCode?: FiatCurrencyCode;
}

class ProofSum extends Asset {
  @Text({ max: 40, example: '0', describe: 'Of all balances, in the smallest unit: `0`.' })
  sum: string;
}

class WrongPlaceView extends Asset {
  @Uuid()
  organizationId: string;

  @Uuid({ optional: true, describe: 'Of a book of an account.' })
  accountId?: string;

  @Text({ max: 100, example: 'available' })
  book: string;

  @Text({ max: 40, example: '12500000', describe: 'What is kept of it, in the smallest unit.' })
  held: string;

  @Text({ max: 40, example: '12500001', describe: 'What its lines add up to.' })
  lines: string;
}

export class ProofView {
  @YesOrNo({
    describe:
      'Whether every sum is 0, every balance is what its lines make it, no account is below zero, no wallet is known to hold something else than the ledger says, and no rail to list something else.',
  })
  balanced: boolean;

  @ListOf(() => ProofSum)
  sums: ProofSum[];

  @ListOf(() => WrongPlaceView, { describe: 'Some of the places that are wrong, at most 100.', example: [] })
  wrong: WrongPlaceView[];

  @ListOf(() => WalletDifferenceView, {
    describe: 'Some of the wallets that the latest reconciliations found different, at most 100. They sign nothing.',
    example: [],
  })
  differences: WalletDifferenceView[];

  @ListOf(() => RailDifferenceView, {
    describe:
      'Some of the orders that the latest reconciliations did not find in the lists of rails as they are in our books, at most 100.',
  })
  railDifferences: RailDifferenceView[];

  @Instant({
    optional: true,
    describe: 'When all lines were last added up again, which happens once a day: in between, what is new is.',
  })
  wholeProvedAt?: string;

  @Instant({
    optional: true,
    describe: 'When the last reconciliation began that compared all wallets with their chains.',
  })
  reconciledAt?: string;
}

/** What the latest reconciliations found. */
interface Reconciled {
  readonly differences: readonly WalletDifference[];
  readonly railDifferences: readonly RailDifferenceRow[];
  readonly reconciledAt: Date | undefined;
}

export function proofView(
  { sums, wrong, wholeProvedAt }: Proof,
  { differences, railDifferences, reconciledAt }: Reconciled,
): ProofView {
  const isProved = wrong.length === 0 && sums.every((each) => each.sum === 0n && each.wrong === 0);
  return {
    balanced: isProved && differences.length === 0 && railDifferences.length === 0,
    sums: sums.map((each) => ({ ...assetOf(each), sum: String(each.sum) })),
    wrong: wrong.map(wrongPlaceView),
    differences: differences.map(walletDifferenceView),
    railDifferences: railDifferences.map(railDifferenceView),
    ...(wholeProvedAt === undefined ? {} : { wholeProvedAt: wholeProvedAt.toISOString() }),
    ...(reconciledAt === undefined ? {} : { reconciledAt: reconciledAt.toISOString() }),
  };
}

function wrongPlaceView({ organizationId, accountId, book, held, lines, ...asset }: WrongPlace): WrongPlaceView {
  const account = accountId === systemAccountId ? {} : { accountId };
  return { organizationId, ...account, book, ...assetOf(asset), held, lines };
}

function assetOf({ token, blockchain }: Pick<WrongPlace, 'token' | 'blockchain'>): Asset {
  return blockchain === noChain
    ? { fiatCurrencyCode: token as FiatCurrencyCode }
    : { tokenSymbol: token as TokenSymbol | Coin, blockchain };
}
