import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime';
import type { Gateway, OrderMarks, WalletHistory } from '../gateway/gateway.js';
import { orderOf } from '../records/transfer-order.js';
import type { Transfer } from '../records/transfer.entity.js';
import { WalletDifferences } from '../reconciliation/wallet-differences.js';
import { RecoverWallet } from './recover-wallet.js';
import { WalletOutcomes } from './wallet-outcomes.js';
import { WalletNonces, type WalletState } from './wallet-nonces.js';

/** For so long after another server took over, what was forgotten may come back in any shape, and clocks may differ. */
const carefulMilliseconds = 10 * 60 * 1_000;

/**
 * Whether a transfer may be signed for the first time. A database that was restored, or that another server took over, may
 * have lost that it was signed and sent, and even that it was decided: then the chain knows more of the wallet than we do.
 */
@Injectable()
export class CheckWallet {
  constructor(
    private readonly nonces: WalletNonces,
    private readonly recoverWallet: RecoverWallet,
    private readonly walletOutcomes: WalletOutcomes,
    private readonly differences: WalletDifferences,
    private readonly clock: Clock,
  ) {}

  /** Undefined if nothing may be signed now. What was forgotten is found all the same: it may be why a wallet differs. */
  async of(gateway: Gateway, transfer: Transfer): Promise<WalletState | undefined> {
    const state = await this.accountedFor(gateway, transfer);
    return state === undefined || (await this.differences.areOpenFor(transfer)) ? undefined : state;
  }

  private async accountedFor(gateway: Gateway, transfer: Transfer): Promise<WalletState | undefined> {
    const { history, marks } = gateway;
    const state = await this.nonces.stateOf(transfer);
    if (marks !== undefined) return (await this.wasNotSigned(marks, transfer, state)) ? state : undefined;
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
    if (await this.hasForgottenPending(history, transfer, state)) return undefined;
    if (transfer.createdAt >= state.since) return state;
    // It may have been sent and forgotten, and still be on its way: then it has the nonce of one that is signed by now.
    const isOver = count === state.next && (await this.hasTakenAll(gateway, transfer));
    return isOver ? state : undefined;
  }

  /**
   * By its reason, as it may be decided once more, later and with another id. Coins for gas have no mark: at worst a wallet is
   * given them twice, and they are drawn back.
   */
  private async wasNotSigned(marks: OrderMarks, transfer: Transfer, state: WalletState): Promise<boolean> {
    const order = orderOf(transfer);
    const { blockchain, createdAt, reasonSince, decidedAtBlock } = transfer;
    const certainSince = state.since.getTime() + carefulMilliseconds;
    if (order.kind !== 'tokens' || (reasonSince ?? createdAt).getTime() >= certainSince) return true;
    const horizon = state.forgottenUntil ?? (await marks.horizon());
    if (state.forgottenUntil === undefined) await this.nonces.keepForgottenUntil(blockchain, state, horizon);
    const from = Math.min(state.forgottenFrom, Number(decidedAtBlock ?? state.forgottenFrom));
    const found = await marks.find(order.mark, horizon, from);
    if (found === undefined || found === 'none') return found === 'none';
    await this.recoverWallet.found(transfer, found.hash);
    return false;
  }

  /**
   * A transfer that was forgotten may wait in the pool with nonce N + 1 behind another that was, with N. Decided again it would
   * get N, and once that is mined the forgotten one is mined too. So nothing is signed while the pool has more of the wallet
   * than was signed here. A pool tells nothing of what lacks the one before it.
   */
  private async hasForgottenPending(
    history: WalletHistory,
    { walletAddress }: Transfer,
    { next, since }: WalletState,
  ): Promise<boolean> {
    if (this.clock.now().getTime() >= since.getTime() + carefulMilliseconds) return false;
    return (await history.pendingCountOf(walletAddress)) > next;
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
}
