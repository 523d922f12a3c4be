import { Injectable } from '@nestjs/common';
import { type TokenSymbol, tokenSymbols } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import type { Gateway } from '../gateway/gateway.js';
import { Tokens } from '../gateway/tokens.js';
import { WalletRow } from '../wallets/wallet.entity.js';
import { addressOn } from '../wallets/wallets.js';
import { JudgeWallet, type Verdict } from './judge-wallet.js';
import { LedgerOfWallets } from './ledger-of-wallets.js';
import { ReconciledChain } from './reconciled-chain.entity.js';
import { type FoundDifference, type HeldToken, WalletDifferences } from './wallet-differences.js';

const walletsAtOnce = 1_000;

interface Compared {
  readonly block: number;
  readonly same: readonly HeldToken[];
  readonly different: readonly Omit<FoundDifference, 'reconciliationId'>[];
  readonly unsettled: number;
}

/**
 * Compares the wallets on one chain with the ledger, some at a time. While the chain is asked no transaction is open; what was
 * found is kept with how far it has come, so that whatever ends it, the next try goes on from there.
 */
@Injectable()
export class ReconcileChain {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: Tokens,
    private readonly ledger: LedgerOfWallets,
    private readonly judgeWallet: JudgeWallet,
    private readonly differences: WalletDifferences,
  ) {}

  /** Whether there may be more wallets. */
  async step(gateway: Gateway, chain: ReconciledChain): Promise<boolean> {
    const wallets = await this.reads.many(
      WalletRow,
      'SELECT * FROM wallet WHERE number > $1 ORDER BY number LIMIT $2',
      [chain.afterWallet, walletsAtOnce],
    );
    const last = wallets.at(-1);
    if (last === undefined) return false;
    const compared: Compared[] = [];
    for (const token of this.tokensOn(gateway)) compared.push(await this.compare(gateway, wallets, token));
    await this.keep(chain, last.number, wallets.length, compared);
    return wallets.length === walletsAtOnce;
  }

  private tokensOn({ blockchain }: Gateway): readonly TokenSymbol[] {
    const contracts = this.tokens.contractsOn(blockchain);
    return tokenSymbols.filter((symbol) => contracts[symbol] !== undefined);
  }

  private async compare(gateway: Gateway, wallets: readonly WalletRow[], token: TokenSymbol): Promise<Compared> {
    const { blockchain } = gateway;
    const held = wallets.map((wallet) => ({ blockchain, address: addressOn(wallet, blockchain), token }));
    const { block, units } = await gateway.holdings(
      token,
      held.map(({ address }) => address),
    );
    const booked = await this.ledger.of(blockchain, wallets);
    const same: HeldToken[] = [];
    const different: Compared['different'][number][] = [];
    let unsettled = 0;
    for (const [index, wallet] of wallets.entries()) {
      const it = held[index] as HeldToken;
      const verdict: Verdict =
        units[index] === booked(it.address, token)
          ? { kind: 'same' }
          : await this.judgeWallet.judge(gateway, wallet, token);
      if (verdict.kind === 'different')
        different.push({
          organizationId: wallet.organizationId,
          accountId: wallet.accountId,
          ...it,
          ledgerUnits: String(verdict.ledgerUnits),
          chainUnits: String(verdict.chainUnits),
          blockNumber: String(verdict.block),
        });
      else if (verdict.kind === 'same') same.push(it);
      else unsettled += 1;
    }
    return { block, same, different, unsettled };
  }

  /** Does nothing if another worker was quicker. */
  private async keep(
    { reconciliationId, blockchain, afterWallet: from }: ReconciledChain,
    afterWallet: number,
    count: number,
    compared: readonly Compared[],
  ): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const where = { reconciliationId, blockchain };
      const row = await tx.one(ReconciledChain, where, { lock: true });
      if (row?.afterWallet !== from) return;
      const different = compared.flatMap((each) => each.different);
      for (const each of different) await this.differences.keep(tx, { ...each, reconciliationId });
      await this.differences.resolve(
        tx,
        compared.flatMap((each) => each.same),
      );
      await tx.update(ReconciledChain, where, {
        afterWallet,
        wallets: row.wallets + count,
        differences: row.differences + different.length,
        unsettled: row.unsettled + compared.reduce((sum, { unsettled }) => sum + unsettled, 0),
        blockNumber: String(Math.max(...compared.map(({ block }) => block), Number(row.blockNumber ?? 0))),
      });
    });
  }
}
