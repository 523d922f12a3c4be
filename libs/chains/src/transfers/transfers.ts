import { Injectable } from '@nestjs/common';
import { type Blockchain, type TokenSymbol, isEvmBlockchain, mostUnits } from '#contracts';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Ledger, available, reserved } from '#ledger';
import { Clock, Ids } from '#runtime';
import { addressProblem, canonicalAddress } from '../addresses/address.js';
import { type Payment, mostPayments } from '../gateway/gateway.js';
import { Tokens } from '../gateway/tokens.js';
import { watchedTo } from '../records/chain-cursor.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { DueTransfers } from '../records/due-transfers.js';
import { Transfer, type TransferReason } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { totalOf } from '../records/transfer-order.js';

/** What a transfer is for; of the same organization if none is named. */
export interface Related {
  readonly type: TransferReason;
  readonly id: string;
  readonly organizationId?: string;
}

/** Why a transfer is made. Where the database loses that it was decided, it is decided again for the same. */
export interface Reason {
  /** The same each time, and of no other transfer: by it the transfer is found on the chain. */
  readonly mark: string;
  /** Since when there is such a reason: before that nothing was paid for it. */
  readonly since: Date;
}

export interface TransferRequest {
  readonly organizationId: string;
  readonly accountId: string;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  /** All in one transaction on the chain. */
  readonly payments: readonly [Payment, ...Payment[]];
  readonly reason: Reason;
  readonly related?: Related;
  /** Whose money it is, where the treasury pays it on: an account of the related organization. */
  readonly payerAccountId?: string;
}

/** Decides that tokens leave an account. From then on it happens exactly once, or they are released. */
@Injectable()
export class Transfers {
  constructor(
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly due: DueTransfers,
  ) {}

  /** Reserves the tokens and stores the transfer in the caller's transaction. Returns its id. */
  async request(tx: Tx, request: TransferRequest): Promise<string> {
    const { organizationId, accountId, token, blockchain, related, reason } = request;
    this.refuseBad(request);
    const wallet = await this.wallets.ofAccount(tx, request, blockchain);
    if (wallet === undefined) throw new Error(`The account ${accountId} has no wallet yet`);
    const id = this.ids.next();
    const at = this.clock.now();
    const units = totalOf(request.payments);
    await this.ledger.post(tx, {
      organizationId,
      subjectId: id,
      step: 'reserve',
      token,
      blockchain,
      at,
      lines: [{ from: available(accountId), to: reserved(accountId), units }],
    });
    tx.insert(Transfer, {
      organizationId,
      id,
      accountId,
      payerAccountId: request.payerAccountId ?? null,
      blockchain,
      token,
      status: transferLifecycle.next(null, 'request'),
      walletNumber: wallet.index,
      walletAddress: wallet.address,
      payments: request.payments.map(({ destination, units: amount, ...payment }) => ({
        ...payment,
        destination: canonicalAddress(blockchain, destination),
        units: String(amount),
      })),
      mark: reason.mark,
      reasonSince: reason.since,
      decidedAtBlock: isEvmBlockchain(blockchain) ? null : await watchedTo(tx, blockchain),
      relatedType: related?.type ?? null,
      relatedId: related?.id ?? null,
      relatedOrganizationId: related === undefined ? null : (related.organizationId ?? organizationId),
      dueAt: at,
      failures: 0,
      refusals: 0,
      createdAt: at,
    });
    this.due.raiseAfter(tx);
    return id;
  }

  private refuseBad({ token, blockchain, payments }: TransferRequest): void {
    const pair = this.tokens.problem({ symbol: token, blockchain });
    if (pair !== undefined) throw ValidationFailed.at('token', pair);
    if (blockchain === 'TRON') throw ValidationFailed.at('blockchain', 'TRON takes deposits only');
    // Elsewhere a transaction pays one, in the sandbox too.
    const most = isEvmBlockchain(blockchain) ? mostPayments : 1;
    if (payments.length > most)
      throw ValidationFailed.at('payments', `must have at most ${most} items on ${blockchain}`);
    payments.forEach(({ destination, units }, index) => {
      const problem = addressProblem(blockchain, destination);
      if (problem !== undefined) throw ValidationFailed.at(`payments.${index}.destination`, problem);
      if (units <= 0n) throw ValidationFailed.at(`payments.${index}.units`, 'must be more than nothing');
    });
    if (totalOf(payments) > mostUnits)
      throw ValidationFailed.at('payments', `must be at most ${mostUnits} of the smallest units in all`);
  }
}
