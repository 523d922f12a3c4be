import type { Order } from '../gateway/gateway.js';
import type { Transfer } from './transfer.entity.js';

/** A row as an order to the gateway. */
export function orderOf(transfer: Transfer): Order {
  const { id, token, mark, preparation: details } = transfer;
  const wallet = { index: transfer.walletNumber, address: transfer.walletAddress };
  if (token !== null) {
    const payments = transfer.payments.map(({ units, ...payment }) => ({ ...payment, units: BigInt(units) }));
    return { kind: 'tokens', id, mark: mark ?? id, wallet, token, payments };
  }
  if (details === null) throw new Error(`The transfer ${id} says neither which tokens nor what to prepare`);
  return { kind: 'preparation', id, wallet, details };
}

export function totalOf(payments: readonly { readonly units: bigint | string }[]): bigint {
  return payments.reduce((sum, { units }) => sum + BigInt(units), 0n);
}
