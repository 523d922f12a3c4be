import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#runtime';
import type { Blockchain } from '#contracts';
import type { Gateway, OrderMarks } from '../gateway/gateway.js';
import { orderOf } from '../records/transfer-order.js';
import type { Transfer } from '../records/transfer.entity.js';
import { WalletDifferences } from '../reconciliation/wallet-differences.js';
import { RecoverWallet } from './recover-wallet.js';
import { WalletOutcomes } from './wallet-outcomes.js';
import { WalletNonces, type WalletState } from './wallet-nonces.js';

/**
 * Whether a transfer may be signed for the first time. A database that was restored, or that another server took over, may
 * have lost that it was signed and sent: then the chain knows more of the wallet than we do.
 */
@Injectable()
export class CheckWallet implements OnApplicationBootstrap {
  /** What was decided since then on this timeline of the database cannot have been signed without our knowing. */
  private certain: { readonly timeline: string; readonly since: Date } | undefined;
  /** From where on each chain takes nothing that was signed before then. */
  private readonly horizons = new Map<Blockchain, number>();

  constructor(
    private readonly nonces: WalletNonces,
    private readonly recoverWallet: RecoverWallet,
    private readonly walletOutcomes: WalletOutcomes,
    private readonly differences: WalletDifferences,
    private readonly clock: Clock,
  ) {}

  /** Where the database does not answer yet, it is known from the first look on. */
  async onApplicationBootstrap(): Promise<void> {
    const timeline = await this.nonces.timeline().catch(() => undefined);
    if (timeline !== undefined) this.certainSince(timeline);
  }

  /** Undefined if nothing may be signed now. */
  async of(gateway: Gateway, transfer: Transfer): Promise<WalletState | undefined> {
    if (await this.differences.areOpenFor(transfer)) return undefined;
    const state = await this.nonces.stateOf(transfer);
    const { history, marks } = gateway;
    if (marks !== undefined) return (await this.wasNotSigned(gateway, marks, transfer, state)) ? state : undefined;
    if (history === undefined) return state;
    if (state.isHeld) {
      await this.recoverWallet.recover(history, gateway, transfer);
      return undefined;
    }
    const count = await history.countOf(transfer.walletAddress);
    if (count > state.next) {
      await this.nonces.hold(transfer, `the chain has ${count} transactions of it, and ${state.next} are known here`);
      return undefined;
    }
    if (transfer.createdAt >= this.certainSince(state.timeline)) return state;
    // It may have been sent and forgotten, and still be on its way: then it has the nonce of one that is signed by now.
    const isOver = count === state.next && (await this.hasTakenAll(gateway, transfer));
    return isOver ? state : undefined;
  }

  /** Coins for gas have no mark: at worst a wallet is given them twice, and they are drawn back. */
  private async wasNotSigned(
    { blockchain }: Gateway,
    marks: OrderMarks,
    transfer: Transfer,
    { timeline }: WalletState,
  ): Promise<boolean> {
    const order = orderOf(transfer);
    if (order.kind !== 'tokens' || transfer.createdAt >= this.certainSince(timeline)) return true;
    const horizon = this.horizons.get(blockchain) ?? (await marks.horizon());
    this.horizons.set(blockchain, horizon);
    const found = await marks.find(order, horizon, Number(transfer.decidedAtBlock ?? 0));
    if (found === undefined || found === 'none') return found === 'none';
    await this.recoverWallet.found(transfer, found.hash);
    return false;
  }

  private async hasTakenAll(gateway: Gateway, transfer: Transfer): Promise<boolean> {
    const states = await this.walletOutcomes.of(gateway, transfer);
    return [...states.values()].every(({ state }) => state === 'included' || state === 'final');
  }

  /** Its nonce is that of another transaction, of which nothing is known here. */
  async overtaken(gateway: Gateway, transfer: Transfer): Promise<void> {
    await this.nonces.hold(transfer, `nonce ${transfer.nonce} of it was taken by a transaction that is not known here`);
    if (gateway.history !== undefined) await this.recoverWallet.recover(gateway.history, gateway, transfer);
  }

  private certainSince(timeline: string): Date {
    if (this.certain?.timeline !== timeline) {
      this.certain = { timeline, since: this.clock.now() };
      this.horizons.clear();
    }
    return this.certain.since;
  }
}
