import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Freezes, stopsDebits } from '#ledger';
import { Clock } from '#runtime';
import type { Gateway, SignedTransaction } from '../gateway/gateway.js';
import { Signer } from '../wallets/signer.js';
import { SignedTransactionRow } from '../records/signed-transaction.entity.js';
import { Transfer, payersOf } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { orderOf } from '../records/transfer-order.js';
import { signedHashes } from './signed-hashes.js';
import { WalletNonces, type WalletState } from './wallet-nonces.js';

type Terms = SignedTransaction['terms'];

/**
 * Signs, and stores what was signed in the same database transaction: what is not stored was never sent. A transfer gets its
 * nonce once, so of all transactions that are signed for it the chain takes one.
 */
@Injectable()
export class SignTransfer {
  constructor(
    private readonly signer: Signer,
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly nonces: WalletNonces,
    private readonly freezes: Freezes,
    private readonly clock: Clock,
  ) {}

  /** All that was signed for a transfer with the nonce that it has, the newest last. */
  async of({ organizationId, id }: Transfer): Promise<SignedTransaction[]> {
    return this.reads.many(
      SignedTransactionRow,
      'SELECT * FROM signed_transaction WHERE organization_id = $1 AND transfer_id = $2 AND over_at IS NULL ORDER BY attempt',
      [organizationId, id],
    );
  }

  /** Undefined if another worker was quicker, if the wallet is held, or as long as who pays is frozen. */
  async first(gateway: Gateway, transfer: Transfer, terms: Terms, seen: WalletState): Promise<Transfer | undefined> {
    const keys = await this.signer.keys();
    return this.unitOfWork.run(async (tx) => {
      const { organizationId, id } = transfer;
      const row = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (row?.status !== 'requested' || (await this.isFrozen(tx, row))) return undefined;
      const nonce = await this.nonces.take(tx, row, seen);
      if (nonce === undefined) return undefined;
      const signed = await gateway.sign(orderOf(row), nonce, terms, keys);
      this.keep(tx, row, await nextAttempt(tx, row), signed);
      const changes = {
        status: transferLifecycle.next(row.status, 'signed', id),
        nonce: String(nonce),
        failures: 0,
      };
      await tx.update(Transfer, { organizationId, id }, changes);
      return Object.assign(row, changes);
    });
  }

  /** Does nothing if another worker was quicker. */
  async another(
    gateway: Gateway,
    transfer: Transfer,
    terms: Terms,
    earlier: readonly SignedTransaction[],
  ): Promise<void> {
    const keys = await this.signer.keys();
    await this.unitOfWork.run(async (tx) => {
      const { organizationId, id } = transfer;
      const row = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (row?.status !== 'signed') return;
      const known = await signedHashes(tx, row);
      if (known.length !== earlier.length || row.nonce !== transfer.nonce) return;
      const signed = await gateway.sign(orderOf(row), Number(row.nonce), terms, keys);
      this.keep(tx, row, await nextAttempt(tx, row), signed);
    });
  }

  /** What was signed with nonces that it had before, as the chain had reverted it. */
  async over({ organizationId, id }: Transfer): Promise<SignedTransaction[]> {
    return this.reads.many(
      SignedTransactionRow,
      'SELECT * FROM signed_transaction WHERE organization_id = $1 AND transfer_id = $2 AND over_at IS NOT NULL ORDER BY attempt',
      [organizationId, id],
    );
  }

  /** Takes the place of those, and is over as they are. */
  async inPlaceOf(gateway: Gateway, transfer: Transfer, nonce: number, terms: Terms): Promise<SignedTransaction> {
    const keys = await this.signer.keys();
    return this.unitOfWork.run(async (tx) => {
      const { organizationId, id } = transfer;
      await tx.one(Transfer, { organizationId, id }, { lock: true });
      const signed = await gateway.sign(orderOf(transfer), nonce, terms, keys);
      this.keep(tx, transfer, await nextAttempt(tx, transfer), { ...signed, overAt: this.clock.now() });
      return signed;
    });
  }

  /** What is signed already goes on: a chain may have it. */
  private async isFrozen(tx: Tx, transfer: Transfer): Promise<boolean> {
    for (const payer of payersOf(transfer)) if (stopsDebits(await this.freezes.held(tx, payer))) return true;
    return false;
  }

  private keep(
    tx: Tx,
    { organizationId, id }: Transfer,
    attempt: number,
    { hash, raw, terms, overAt = null }: SignedTransaction & { readonly overAt?: Date | null },
  ): void {
    tx.insert(SignedTransactionRow, {
      organizationId,
      transferId: id,
      attempt,
      hash,
      raw,
      terms: { ...terms },
      signedAt: this.clock.now(),
      overAt,
    });
  }
}

/** Of a transfer that was signed before its nonce was another's, the earlier attempts stay. */
export async function nextAttempt(
  tx: Tx,
  { organizationId, id }: Pick<Transfer, 'organizationId' | 'id'>,
): Promise<number> {
  const [last] = await tx.query<{ attempt: number }>(
    'SELECT coalesce(max(attempt), 0) AS attempt FROM signed_transaction WHERE organization_id = $1 AND transfer_id = $2',
    [organizationId, id],
  );
  return (last?.attempt ?? 0) + 1;
}
