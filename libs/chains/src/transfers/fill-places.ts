import { type Gateway, cancellation } from '../gateway/gateway.js';
import type { Transfer } from '../records/transfer.entity.js';
import { orderOf } from '../records/transfer-order.js';
import type { SignTransfer } from './sign-transfer.js';

/**
 * What the chain had reverted is signed again with the next nonce. If the blocks of both are replaced, the chain waits for the
 * one before. That is not sent again: on another branch it may succeed, beside what was signed since. Nothing takes its place.
 */
export async function fillPlaces(signTransfer: SignTransfer, gateway: Gateway, transfer: Transfer): Promise<void> {
  const { history } = gateway;
  if (transfer.endedAs === null || transfer.reverts === 0 || history === undefined) return;
  const over = await signTransfer.over(transfer);
  const used = await history.countOf(transfer.walletAddress);
  const nonces = new Set(over.map(({ terms }) => Number(terms['nonce'])));
  for (const nonce of [...nonces].filter((each) => each >= used)) {
    const earlier = over.filter(({ terms }) => Number(terms['nonce']) === nonce);
    const known = earlier.find(({ terms }) => terms['purpose'] === cancellation);
    const terms = known?.terms ?? (await gateway.cancellationTerms?.(orderOf(transfer), earlier));
    if (terms === undefined) return;
    await gateway.broadcast(known ?? (await signTransfer.inPlaceOf(gateway, transfer, nonce, terms)));
  }
}
