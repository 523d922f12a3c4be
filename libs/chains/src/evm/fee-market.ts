import type { Header } from './answers.js';
import type { EvmChain } from './evm-chain.js';
import type { FeeMarket, FeeOffer } from './fees.js';
import { offerAt } from './fees.js';
import { NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** What the chain charges now. */
export async function marketOf({ node }: EvmChain): Promise<FeeMarket> {
  const [head, gasPrice] = await node.askAll<[Header, bigint]>([questions.head, questions.gasPrice]);
  const { baseFeePerGas, number: block } = head;
  if (baseFeePerGas === undefined) return { block, isLegacy: true, baseFee: 0n, tip: larger(gasPrice, 1n) };
  const tip = await node.ask(questions.tip).catch((cause: unknown) => {
    // Not every node has this method. Then the tip is the difference to the suggested price.
    if (cause instanceof NodeRefused) return gasPrice - baseFeePerGas;
    throw cause;
  });
  return { block, isLegacy: false, baseFee: baseFeePerGas, tip: larger(tip, 1n) };
}

/** What a transaction has to offer now; an error if that is above `policy.limit`. */
export function offerWithin(
  { blockchain, policy }: EvmChain,
  market: FeeMarket,
  earlier: readonly FeeOffer[] = [],
): FeeOffer {
  const offer = offerAt(market, earlier, policy.limit);
  if (offer !== undefined) return offer;
  const what = earlier.length === 0 ? 'a transaction' : 'another attempt';
  throw new Error(
    `On ${blockchain} ${what} would have to offer more than ${policy.limit} wei per gas (the base fee is ${market.baseFee}): it has to wait for lower fees`,
  );
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
