import type { Order } from '../gateway.js';
import type { EvmChain } from './evm-chain.js';
import { NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** What one transaction may use since Ethereum's Fusaka upgrade (EIP-7825), and so the most that we ever ask for. */
const mostGas = 2n ** 24n;

/** More than a token has ever been seen to take, for what cannot be tried out before it is prepared. */
const gasOfBatch = 150_000n;
const gasOfPayment = 45_000n;

/** How much an order may use. What the chain would refuse as things are is refused here, before anything is spent on it. */
export async function gasOf({ node, calls, blockchain }: EvmChain, order: Order): Promise<bigint> {
  const call = calls.of(order);
  const used = await node.ask(questions.gas(calls.address(order.wallet.address), call)).catch((cause: unknown) => {
    if (!(cause instanceof NodeRefused) || !cause.isRevert) throw cause;
    const what = order.kind === 'tokens' ? `a transfer of ${order.token}` : `the ${order.details.what}`;
    throw new Error(
      `${blockchain} would refuse ${what} by ${order.wallet.address} (order ${order.id}): ${cause.reason}`,
    );
  });
  if (used > mostGas)
    throw new Error(`Order ${order.id} takes ${used} gas, more than fits into a transaction on ${blockchain}`);
  return atMost((used * 6n) / 5n + 5_000n);
}

/** A batch that is not prepared yet, together with what prepares it. */
export function gasOfUnpreparedBatch(payments: number): bigint {
  return atMost(gasOfBatch + gasOfPayment * BigInt(payments));
}

function atMost(gas: bigint): bigint {
  return gas < mostGas ? gas : mostGas;
}
