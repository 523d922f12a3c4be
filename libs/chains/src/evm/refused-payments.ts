import type { PaymentRefused, TokenOrder } from '../gateway/gateway.js';
import type { EvmChain } from './evm-chain.js';
import { NodeRefused } from './node.errors.js';
import { type EvmCall, questions } from './questions.js';

/** Of a batch, the payments that the token refuses by themselves; none if it refuses them all, as one that is paused does. */
export async function refusedPayments(chain: EvmChain, order: TokenOrder): Promise<PaymentRefused[]> {
  const { payments } = order;
  if (payments.length === 1) return [];
  const { calls } = chain;
  const alone = payments.map((payment) => calls.of({ ...order, payments: [payment] }));
  const said = await refusedCalls(chain, order, alone);
  // Some tokens answer false, of which an estimate tells nothing, and give no reason.
  const declined = (): Promise<PaymentRefused[]> =>
    refusedCalls(
      chain,
      order,
      payments.map((_, place) => calls.ofPayment(order, place)),
    );
  const refused = said.length > 0 ? said : await declined();
  return refused.length === payments.length ? [] : refused;
}

async function refusedCalls(
  { node, calls, blockchain }: EvmChain,
  { token, wallet: { address } }: TokenOrder,
  asked: readonly EvmCall[],
): Promise<PaymentRefused[]> {
  const wallet = calls.address(address);
  const answers = await node.askEach(asked.map((call) => questions.gas(wallet, call)));
  return answers.flatMap((answer, place) => {
    if (!(answer instanceof NodeRefused) || !answer.isRevert) return [];
    return [{ place, reason: `${token} on ${blockchain} refuses this recipient: ${answer.reason.slice(0, 300)}` }];
  });
}
