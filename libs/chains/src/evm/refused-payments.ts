import type { PaymentRefused, TokenOrder } from '../gateway/gateway.js';
import type { EvmChain } from './evm-chain.js';
import { NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** Of a batch, the payments that the token refuses by themselves; none if it refuses them all, as one that is paused does. */
export async function refusedPayments(
  { node, calls, blockchain }: EvmChain,
  order: TokenOrder,
): Promise<PaymentRefused[]> {
  const { payments } = order;
  if (payments.length === 1) return [];
  const wallet = calls.address(order.wallet.address);
  const answers = await node.askEach(
    payments.map((payment) => questions.gas(wallet, calls.of({ ...order, payments: [payment] }))),
  );
  const refused = answers.flatMap((answer, place) => {
    if (!(answer instanceof NodeRefused) || !answer.isRevert) return [];
    return [
      { place, reason: `${order.token} on ${blockchain} refuses this recipient: ${answer.reason.slice(0, 300)}` },
    ];
  });
  return refused.length === payments.length ? [] : refused;
}
