import { type Order, OrderRefused } from '../gateway/gateway.js';
import type { EvmChain } from './evm-chain.js';
import type { Address } from './hex.js';
import { NodeRefused } from './node.errors.js';
import { type EvmCall, questions } from './questions.js';

/** What one transaction may use since Ethereum's Fusaka upgrade (EIP-7825), and so the most that we ever ask for. */
const mostGas = 2n ** 24n;

/** More than a token has ever been seen to take, for what cannot be tried out before it is prepared. */
const gasOfBatch = 150_000n;
const gasOfPayment = 65_000n;
const gasOfFirstTokens = 17_100n;

/** Where the chains of the OP stack have their oracle. */
const feeOracle: Address = '0x420000000000000000000000000000000000000F';
/** Of a transaction, beside its data. */
const bytesAround = 200n;

/** How much an order may use. What the chain would refuse as things are is refused here, before anything is spent on it. */
export async function gasOf({ node, calls, blockchain }: EvmChain, order: Order): Promise<bigint> {
  const call = calls.of(order);
  const used = await node.ask(questions.gas(calls.address(order.wallet.address), call)).catch((cause: unknown) => {
    if (!(cause instanceof NodeRefused) || !cause.isRevert) throw cause;
    const what = order.kind === 'tokens' ? `a transfer of ${order.token}` : `the ${order.details.what}`;
    throw new OrderRefused(
      `${blockchain} would refuse ${what} by ${order.wallet.address} (order ${order.id}): ${cause.reason}`,
    );
  });
  if (used > mostGas)
    throw new OrderRefused(`Order ${order.id} takes ${used} gas, more than fits into a transaction on ${blockchain}`);
  return atMost((used * 6n) / 5n + 5_000n + gasOfEmptied(order));
}

/** Whoever has tokens now may have none when it is mined: then they are written where nothing is, which costs so much more. */
function gasOfEmptied(order: Order): bigint {
  return order.kind === 'tokens' ? gasOfFirstTokens * BigInt(order.payments.length) : 0n;
}

/** A batch that is not prepared yet, together with what prepares it. */
export function gasOfUnpreparedBatch(payments: number): bigint {
  return atMost(gasOfBatch + gasOfPayment * BigInt(payments));
}

/** The most that an order can cost its wallet, in wei: gas, what it carries, and on some chains its bytes. */
export async function costOf(chain: EvmChain, order: Order, gas: bigint, feePerGas: bigint): Promise<bigint> {
  const call = chain.calls.of(order);
  return gas * feePerGas + call.value + (await dataFeeOf(chain, call));
}

async function dataFeeOf({ chargesForData, node, ethereum }: EvmChain, { data }: EvmCall): Promise<bigint> {
  if (!chargesForData) return 0n;
  const bytes = BigInt(data.length / 2) + bytesAround;
  return node.ask(questions.numberIfAny(feeOracle, ethereum.dataFee(bytes)));
}

function atMost(gas: bigint): bigint {
  return gas < mostGas ? gas : mostGas;
}
