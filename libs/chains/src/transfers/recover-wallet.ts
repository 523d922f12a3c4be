import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { Clock, Log } from '#runtime';
import type { Gateway, WalletHistory, WalletPayment } from '../gateway/gateway.js';
import { SignedTransactionRow } from '../records/signed-transaction.entity.js';
import { Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { orderOf } from '../records/transfer-order.js';
import { WalletNonce } from '../records/wallet-nonce.entity.js';
import { nextAttempt } from './sign-transfer.js';
import { WalletOutcomes } from './wallet-outcomes.js';

/** A node that lags behind the one that watches may have said that a nonce was free when it was taken long ago. */
const spareBlocks = 1_000;

const ofWallet = `blockchain = $1 AND wallet_address = $2 AND status = ANY ('{requested,signed}'::text[])`;

/**
 * Accounts for what the chain has of a wallet and we do not know: what a transfer was to pay, it has paid, and goes on from
 * there. Only then is the wallet released.
 */
@Injectable()
export class RecoverWallet {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly walletOutcomes: WalletOutcomes,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async recover(history: WalletHistory, gateway: Gateway, transfer: Transfer): Promise<void> {
    const { blockchain, walletAddress } = transfer;
    const wallet = { blockchain, address: walletAddress };
    const held = await this.reads.one(WalletNonce, wallet);
    if (held === undefined || held.heldSince === null) return;
    const final = await history.finalCountOf(walletAddress);
    const from = Math.max(Number(held.takenAtBlock) - spareBlocks, 0);
    const payments = await history.paymentsOf(walletAddress, from);
    const outcomes = await this.walletOutcomes.of(gateway, transfer);
    // Asked last: what is not final by now would otherwise be taken for nothing.
    const count = await history.countOf(walletAddress);
    await this.unitOfWork.run(async (tx) => {
      const rows = await tx.many(Transfer, `SELECT * FROM transfer WHERE ${ofWallet} ORDER BY id FOR UPDATE`, [
        blockchain,
        walletAddress,
      ]);
      const row = await tx.one(WalletNonce, wallet, { lock: true });
      if (row === undefined || row.heldSince === null) return;
      const known = await knownOf(tx, payments);
      const unpaid = rows.filter(({ id }) => ![...known.values()].includes(id));
      const open = unpaid.filter(({ id, status }) => status === 'requested' || outcomes.get(id) === 'overtaken');
      const unexplained: string[] = [];
      for (const payment of payments.filter(({ hash }) => !known.has(hash))) {
        const paid = open.find((each) => payment.isFor(orderOf(each)));
        if (paid === undefined) unexplained.push(payment.hash);
        else {
          open.splice(open.indexOf(paid), 1);
          await this.adopt(tx, paid, payment);
        }
      }
      for (const left of open) if (left.status === 'signed') await beginAgain(tx, left);
      if (unexplained.length > 0) {
        await tx.update(WalletNonce, wallet, { unexplained });
        this.log.error({ ...wallet, unexplained }, 'a held wallet has paid what no transfer here accounts for');
        return;
      }
      const next = Math.max(Number(row.next), final);
      if (count > next) return;
      await tx.update(WalletNonce, wallet, {
        next: String(next),
        heldSince: null,
        heldBecause: null,
        unexplained: null,
      });
      this.log.warn(wallet, 'a held wallet is accounted for, and signs again');
    });
  }

  /** A transfer whose mark is on the chain. */
  async found({ organizationId, id }: Transfer, hash: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const row = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (row?.status === 'requested') await this.adopt(tx, row, { hash, nonce: 0 });
    });
  }

  /** It is on the chain and final, so it is never sent again: its bytes are not needed. */
  private async adopt(
    tx: Tx,
    { organizationId, id, status }: Transfer,
    { nonce, hash }: Pick<WalletPayment, 'nonce' | 'hash'>,
  ): Promise<void> {
    tx.insert(SignedTransactionRow, {
      organizationId,
      transferId: id,
      attempt: await nextAttempt(tx, { organizationId, id }),
      hash,
      raw: '',
      terms: {},
      signedAt: this.clock.now(),
    });
    const found = status === 'requested' ? transferLifecycle.next(status, 'found', id) : status;
    const changes = { status: found, nonce: String(nonce), failures: 0, refusals: 0, dueAt: this.clock.now() };
    await tx.update(Transfer, { organizationId, id }, changes);
    this.log.warn(
      { transferId: id, hash, nonce },
      'a transfer was found on the chain: it had been sent, and forgotten',
    );
  }
}

async function beginAgain(tx: Tx, { organizationId, id, status }: Transfer): Promise<void> {
  const changes = { status: transferLifecycle.next(status, 'overtaken', id), nonce: null };
  await tx.update(Transfer, { organizationId, id }, changes);
}

/** The transfers of which these are, by hash. */
async function knownOf(tx: Tx, payments: readonly WalletPayment[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ hash: string; transferId: string }>(
    `SELECT ${columnsAs(['hash', 'transferId'])} FROM signed_transaction WHERE hash = ANY ($1)`,
    [payments.map(({ hash }) => hash)],
  );
  return new Map(rows.map(({ hash, transferId }) => [hash, transferId]));
}
