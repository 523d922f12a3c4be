import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { type Gateway, OrderRefused, type SignedTransaction, cancellation } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { Gateways } from '../connections/gateways.js';
import { CheckWallet } from './check-wallet.js';
import { FailedSteps, RefusedForGood } from './failed-steps.js';
import { fillPlaces } from './fill-places.js';
import { SettleTransfer, canceled } from './settle-transfer.js';
import { SignTransfer } from './sign-transfer.js';
import type { Transfer } from '../records/transfer.entity.js';
import { orderOf } from '../records/transfer-order.js';
import { TransferQueue } from './transfer-queue.js';

/**
 * Takes a transfer one step further, from its row. Each step may be taken twice, by two workers or after a crash, and has its
 * effect once.
 */
@Injectable()
export class AdvanceTransfer {
  constructor(
    private readonly gateways: Gateways,
    private readonly checkWallet: CheckWallet,
    private readonly signTransfer: SignTransfer,
    private readonly queue: TransferQueue,
    private readonly settleTransfer: SettleTransfer,
    private readonly failedSteps: FailedSteps,
  ) {}

  /** Returns how many were due. */
  async allDue(blockchain: Blockchain): Promise<number> {
    const due = await this.queue.take(blockchain);
    await Promise.all(due.map((transfer) => this.step(transfer)));
    return due.length;
  }

  private async step(transfer: Transfer): Promise<void> {
    let current = transfer;
    try {
      const gateway = await this.gateways.of(transfer.blockchain);
      if (current.status === 'requested') current = (await this.begin(gateway, current)) ?? current;
      const isOver = current.status === 'signed' && (await this.follow(gateway, current));
      if (!isOver) await this.queue.lookAgain(current, gateway.pollMilliseconds);
    } catch (cause) {
      await this.failedSteps.take(current, cause);
    }
  }

  /** Undefined if it cannot be signed yet, or if another worker was quicker. */
  private async begin(gateway: Gateway, transfer: Transfer): Promise<Transfer | undefined> {
    // First of all: a transfer that was paid and forgotten would be refused by a chain on which its tokens are gone.
    const wallet = await this.checkWallet.of(gateway, transfer);
    if (wallet === undefined) return undefined;
    if (transfer.cancelReason !== null) {
      await this.settleTransfer.refuse(transfer, canceled(transfer.cancelReason));
      return undefined;
    }
    if (!(await this.prepared(gateway, transfer, []))) return undefined;
    const terms = await gateway.terms(orderOf(transfer), []);
    return this.signTransfer.first(gateway, transfer, terms, wallet);
  }

  private async follow(gateway: Gateway, transfer: Transfer): Promise<boolean> {
    const order = orderOf(transfer);
    const signed = await this.signTransfer.of(transfer);
    const outcome = await gateway.outcome(order, Number(transfer.nonce), signed);
    switch (outcome.state) {
      case 'final':
        await this.settleTransfer.settle(transfer, outcome);
        return true;
      case 'included':
        return false;
      case 'overtaken':
        await this.checkWallet.overtaken(gateway, transfer);
        return false;
      case 'signAgain':
        if (outcome.isGone === true) return this.beginAgain(gateway, transfer, signed);
        await this.replace(gateway, transfer, signed, outcome);
        return false;
      case 'missing':
        await this.replace(gateway, transfer, signed, outcome);
        return false;
    }
  }

  /** The chain takes nothing that was signed any more, so it may end here. */
  private async beginAgain(
    gateway: Gateway,
    transfer: Transfer,
    signed: readonly SignedTransaction[],
  ): Promise<boolean> {
    if (transfer.cancelReason !== null) {
      await this.settleTransfer.refuse(transfer, canceled(transfer.cancelReason), signed.length);
      return true;
    }
    try {
      if (await this.prepared(gateway, transfer, signed))
        await this.signTransfer.another(gateway, transfer, await gateway.terms(orderOf(transfer), signed), signed);
    } catch (cause) {
      throw cause instanceof OrderRefused ? new RefusedForGood(cause, signed.length) : cause;
    }
    await this.broadcast(gateway, transfer);
    return false;
  }

  /** Sends what was signed again, with other fees where it takes them, or nothing in its place where it has waited too long. */
  private async replace(
    gateway: Gateway,
    transfer: Transfer,
    signed: readonly SignedTransaction[],
    outcome: Extract<OrderOutcome, { state: 'missing' | 'signAgain' }>,
  ): Promise<void> {
    const order = orderOf(transfer);
    const isCanceled = await this.isToBeCanceled(gateway, transfer, outcome.isNext === true ? signed : undefined);
    const isStuck = outcome.state === 'signAgain';
    if (isCanceled && gateway.cancellationTerms !== undefined) {
      const isReplaced = signed.at(-1)?.terms['purpose'] === cancellation;
      if (isStuck || !isReplaced)
        await this.signTransfer.another(gateway, transfer, await gateway.cancellationTerms(order, signed), signed);
    } else if (isStuck && (await this.prepared(gateway, transfer, signed)))
      await this.signTransfer.another(gateway, transfer, await gateway.terms(order, signed), signed);
    if (isStuck) await this.broadcast(gateway, transfer);
    else await this.sendAgain(gateway, transfer, signed);
  }

  /** What is missing may not be needed after all, as when there is just enough gas. Until it is there, a refusal is no failure. */
  private async sendAgain(gateway: Gateway, transfer: Transfer, signed: readonly SignedTransaction[]): Promise<void> {
    const [preparing, sending] = await Promise.allSettled([
      this.prepared(gateway, transfer, signed),
      this.broadcast(gateway, transfer),
    ]);
    if (preparing.status === 'rejected') throw preparing.reason;
    if (preparing.value && sending.status === 'rejected') throw sending.reason;
  }

  /** By itself one that the chain could take, and has not taken for long. */
  private async isToBeCanceled(
    gateway: Gateway,
    transfer: Transfer,
    next: readonly SignedTransaction[] | undefined,
  ): Promise<boolean> {
    if (gateway.cancellationTerms === undefined) return false;
    if (transfer.cancelReason !== null) return true;
    if (next === undefined || !(await this.queue.blocksItsWallet(transfer))) return false;
    if (!(await this.prepared(gateway, transfer, next))) return false;
    await this.queue.cancel(transfer, 'It held up the other transfers of its wallet');
    return true;
  }

  /** All that was signed with its nonce: the chain decides which one it takes. What has another could be taken beside it. */
  private async broadcast(gateway: Gateway, transfer: Transfer): Promise<void> {
    const signed = await this.signTransfer.of(transfer);
    await fillPlaces(this.signTransfer, gateway, transfer);
    const sent = signed
      .filter(({ raw, terms }) => raw !== '' && isOfNonce(terms, transfer.nonce))
      .map((transaction) => gateway.broadcast(transaction));
    const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  /** Whether the chain has what this needs; if not, it is requested. */
  private async prepared(gateway: Gateway, transfer: Transfer, signed: readonly SignedTransaction[]): Promise<boolean> {
    const order = orderOf(transfer);
    if ((await gateway.missing(order, signed)) === undefined) return true;
    const preparation = await gateway.missing(order, signed, await this.queue.countOfWallet(transfer));
    if (preparation === undefined) return true;
    const failure = await this.queue.failureOf(transfer, preparation);
    // What is signed may be taken at any moment, so preparing goes on until it is.
    if (failure !== undefined && transfer.status === 'requested') throw new OrderRefused(failure);
    await this.queue.prepare(transfer, preparation);
    return false;
  }
}

/** Where there are none, everything may be sent again. */
function isOfNonce(terms: SignedTransaction['terms'], nonce: string | null): boolean {
  return terms['nonce'] === undefined || String(terms['nonce']) === nonce;
}
