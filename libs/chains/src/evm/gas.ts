import { type Order, OrderRefused, type SignedTransaction } from '../gateway/gateway.js';
import type { EvmChain } from './evm-chain.js';
import type { Address } from './hex.js';
import { NodeRefused } from './node.errors.js';
import { type EvmCall, questions } from './questions.js';
import { refusedPayments } from './refused-payments.js';
import { newestTerms } from './terms.js';

/** The limit for one transaction since Ethereum's Fusaka upgrade (EIP-7825). */
const mostGas = 2n ** 24n;

export const gasOfCoins = 21_000n;

/** More than any token has been seen to use, for a batch that cannot be estimated before it is prepared. */
const gasOfBatch = 150_000n;
const gasOfPayment = 65_000n;
const gasOfFirstTokens = 17_100n;

/** Where the chains of the OP stack have their oracle. */
const feeOracle: Address = '0x420000000000000000000000000000000000000F';
/** The size of a transaction without its data. */
const bytesAround = 200n;

/** The gas limit of an order. What the chain would revert is refused here, before anything is spent on it. */
export async function gasOf(chain: EvmChain, order: Order): Promise<bigint> {
  const { node, calls, blockchain } = chain;
  const call = calls.of(order);
  const used = await node
    .ask(questions.gas(calls.address(order.wallet.address), call))
    .catch(async (cause: unknown) => {
      if (!(cause instanceof NodeRefused) || !cause.isRevert) throw cause;
      const what = order.kind === 'tokens' ? `a transfer of ${order.token}` : `the ${order.details.what}`;
      throw new OrderRefused(
        `${blockchain} would refuse ${what} by ${order.wallet.address} (order ${order.id}): ${cause.reason}`,
        order.kind === 'tokens' ? await refusedPayments(chain, order) : [],
      );
    });
  if (used > mostGas)
    throw new OrderRefused(`Order ${order.id} takes ${used} gas, more than fits into a transaction on ${blockchain}`);
  // Coins that go to a wallet take exactly that.
  if (used === gasOfCoins) return used;
  return atMost((used * 6n) / 5n + 5_000n + gasOfEmptied(order));
}

/** What is signed has to come to its end, also where the chain would revert it by now. */
export async function gasOfSigned(
  chain: EvmChain,
  order: Order,
  signed: readonly SignedTransaction[],
): Promise<bigint> {
  const last = newestTerms(signed);
  return gasOf(chain, order).catch((cause: unknown) => {
    if (!(cause instanceof OrderRefused) || last === undefined) throw cause;
    return last.gas;
  });
}

/** A recipient may spend all its tokens before this is mined; writing to an empty balance costs this much more. */
function gasOfEmptied(order: Order): bigint {
  return order.kind === 'tokens' ? gasOfFirstTokens * BigInt(order.payments.length) : 0n;
}

/** A batch together with the transactions that prepare it. */
export function gasOfUnpreparedBatch(payments: number): bigint {
  return atMost(gasOfBatch + gasOfPayment * BigInt(payments));
}

/** The most that an order can cost its wallet, in wei: gas, the value it carries, and on rollups its bytes. */
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
