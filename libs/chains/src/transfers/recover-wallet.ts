import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { Clock, Log } from '#runtime';
import type { Gateway, WalletHistory, WalletTransaction } from '../gateway/gateway.js';
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
    const overtaken = await this.walletOutcomes.overtaken(gateway, transfer);
    const seen = await this.finalOf(history, held, [...overtaken.values()]);
    // Asked last: what is not final by now would otherwise be taken for nothing.
    const count = await history.countOf(walletAddress);
    await this.unitOfWork.run(async (tx) => {
      const rows = await tx.many(Transfer, `SELECT * FROM transfer WHERE ${ofWallet} ORDER BY id FOR UPDATE`, [
        blockchain,
        walletAddress,
      ]);
      const row = await tx.one(WalletNonce, wallet, { lock: true });
      if (row === undefined || row.heldSince === null) return;
      const known = await knownOf(tx, [...seen.payments, ...seen.others]);
      const isOpen = ({ id, status, nonce }: Transfer): boolean =>
        status === 'requested' || (overtaken.has(id) && Number(nonce) < seen.shown);
      const open = rows.filter((each) => isOpen(each) && ![...known.values()].includes(each.id));
      const unexplained = await this.adoptPaid(tx, open, seen, known);
      for (const left of open) if (left.status === 'signed') await beginAgain(tx, left);
      if (unexplained.length > 0) {
        await tx.update(WalletNonce, wallet, { unexplained });
        this.log.error({ ...wallet, unexplained }, 'a held wallet has paid what no transfer here accounts for');
        return;
      }
      const next = Math.max(Number(row.next), seen.shown);
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

  /** What is paid leaves those that are open; returns the hashes of payments that are nobody's. */
  private async adoptPaid(
    tx: Tx,
    open: Transfer[],
    { payments, others }: Seen,
    known: ReadonlyMap<string, string>,
  ): Promise<string[]> {
    const unexplained: string[] = [];
    const done = [...payments, ...others.filter(({ succeeded }) => succeeded)];
    for (const each of done.filter(({ hash }) => !known.has(hash))) {
      const paid = open.find((transfer) => each.isFor(orderOf(transfer)));
      if (paid !== undefined) {
        open.splice(open.indexOf(paid), 1);
        await this.adopt(tx, paid, each);
      } else if (payments.includes(each)) unexplained.push(each.hash);
    }
    return unexplained;
  }

  /**
   * What is final of a wallet. On the bare word of a node that there is more, the next one would be signed with a nonce for
   * which the chain waits for ever; and what it has no logs of, or no receipt, would be signed a second time.
   */
  private async finalOf(history: WalletHistory, wallet: WalletNonce, nonces: readonly number[]): Promise<Seen> {
    const { blockchain, address, takenAtBlock, next } = wallet;
    // Counted first, so that there is no payment among these that is not looked at.
    const final = await history.finalCountOf(address);
    const payments = await history.paymentsOf(address, Math.max(Number(takenAtBlock) - spareBlocks, 0));
    const told = new Set(payments.map(({ nonce }) => nonce));
    const paid = Math.max(0, ...[...told].map((nonce) => nonce + 1));
    const unknown = Array.from({ length: Math.max(final - Number(next), 0) }, (_, at) => final - 1 - at);
    const asked = [...new Set([...unknown, ...nonces])].filter((nonce) => !told.has(nonce)).toSorted((a, b) => b - a);
    // Where no tokens are paid nothing is paid twice: that there are so many is enough.
    const paysTokens = await this.reads.query(
      `SELECT 1 FROM transfer WHERE ${ofWallet} AND token IS NOT NULL LIMIT 1`,
      [blockchain, address],
    );
    const others = [];
    for (const nonce of paysTokens.length > 0 ? asked : asked.slice(0, 1)) {
      const transaction = await history.transactionWith(address, nonce);
      if (transaction === undefined && nonce < paid)
        throw new Error(`No block has transaction ${nonce} of ${address}, and later ones are there`);
      if (transaction === undefined) break;
      others.push(transaction);
    }
    const [newest] = others;
    return { payments, others, shown: Math.max(paid, newest === undefined ? 0 : newest.nonce + 1) };
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
    { nonce, hash }: Pick<WalletTransaction, 'nonce' | 'hash'>,
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

interface Seen {
  readonly payments: readonly WalletTransaction[];
  /** What no log tells of. */
  readonly others: readonly (WalletTransaction & { readonly succeeded: boolean })[];
  /** How many transactions there are for certain. */
  readonly shown: number;
}

/** The transfers of which these are, by hash. */
async function knownOf(tx: Tx, payments: readonly WalletTransaction[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ hash: string; transferId: string }>(
    `SELECT ${columnsAs(['hash', 'transferId'])} FROM signed_transaction WHERE hash = ANY ($1)`,
    [payments.map(({ hash }) => hash)],
  );
  return new Map(rows.map(({ hash, transferId }) => [hash, transferId]));
}
