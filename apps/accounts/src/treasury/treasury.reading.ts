import { Injectable } from '@nestjs/common';
import { Gateways, Tokens, type TreasuryAccountName, TreasuryWallets, Wallets, addressOn } from '#chains';
import { type Blockchain, type TokenSymbol, coinOf, tokenSymbols } from '#contracts';
import { lookUntil } from '#jobs';
import { Clock } from '#runtime';
import { type PurseFigures, TreasuryBooks } from './treasury-books.js';
import type { TreasuryGasView, TreasuryTokenView, TreasuryView, TreasuryWalletView } from './treasury.view.js';

/** How long a node may take to say what is in a wallet. */
const patience = { times: 20, everyMilliseconds: 100 };

/** The treasury, wallet by wallet: what lies there by the ledger, what of it is owed, and how long it lasts. */
@Injectable()
export class TreasuryReading {
  constructor(
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly treasury: TreasuryWallets,
    private readonly books: TreasuryBooks,
    private readonly gateways: Gateways,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<TreasuryView> {
    const [collected, liquidity, gas] = await Promise.all([
      this.purse('collected'),
      this.purse('liquidity'),
      this.gasWallets(),
    ]);
    return { at: this.clock.now().toISOString(), wallets: [...collected, ...liquidity, ...gas] };
  }

  private async purse(purse: TreasuryAccountName): Promise<TreasuryWalletView[]> {
    const wallet = await this.treasury.find(purse);
    if (wallet === undefined) return [];
    const figures = await this.books.of(purse, this.tokens.blockchains);
    return this.tokens.blockchains.map((blockchain) => {
      const contracts = this.tokens.contractsOn(blockchain);
      const tokens = tokenSymbols
        .filter((symbol) => contracts[symbol] !== undefined)
        .map((symbol) => tokenView(figures, blockchain, symbol));
      return { purse, blockchain, address: addressOn(wallet, blockchain), tokens };
    });
  }

  /** Gas is paid for on real chains alone, and not where nothing is ever sent. */
  private gasWallets(): Promise<TreasuryWalletView[]> {
    const paid = this.tokens.blockchains.filter((chain) => chain !== 'TRON' && !this.tokens.isSimulated(chain));
    return Promise.all(
      paid.map(async (blockchain) => {
        const { address } = await this.wallets.gasWallet(blockchain);
        return { purse: 'gas', blockchain, address, tokens: [], gas: await this.gasOf(blockchain, address) };
      }),
    );
  }

  private async gasOf(blockchain: Blockchain, address: string): Promise<TreasuryGasView> {
    const [held, leavesDaily] = await Promise.all([this.coinsOf(blockchain, address), this.books.gasDaily(blockchain)]);
    return {
      coin: coinOf(blockchain),
      ...(held === undefined ? {} : { held: String(held) }),
      leavesDaily: String(leavesDaily),
      ...(held === undefined ? {} : daysLeft(held, leavesDaily)),
    };
  }

  /** Undefined where the chain does not say in time: a node that is down keeps nobody from the rest. */
  private async coinsOf(blockchain: Blockchain, address: string): Promise<bigint | undefined> {
    let isAnswered = false;
    let held: bigint | undefined;
    void this.gateways
      .of(blockchain)
      .then((gateway) => gateway.coins?.(address))
      .then((coins) => (held = coins))
      .catch(() => undefined)
      .finally(() => (isAnswered = true));
    await lookUntil(() => Promise.resolve(isAnswered), patience);
    return held;
  }
}

function tokenView(
  { held, owed, leavesDaily }: PurseFigures,
  blockchain: Blockchain,
  tokenSymbol: TokenSymbol,
): TreasuryTokenView {
  const [has, owes, leaves] = [held, owed, leavesDaily].map((of) => of(blockchain, tokenSymbol)) as [
    bigint,
    bigint,
    bigint,
  ];
  return {
    tokenSymbol,
    held: String(has),
    owed: String(owes),
    free: String(has - owes),
    leavesDaily: String(leaves),
    ...daysLeft(has, leaves),
  };
}

function daysLeft(held: bigint, leavesDaily: bigint): { daysLeft?: number } {
  if (leavesDaily <= 0n) return {};
  return { daysLeft: held <= 0n ? 0 : Number(held / leavesDaily) };
}
