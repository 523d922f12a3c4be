import type { EvmChain } from './evm-chain.js';
import { NodeFailed, NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** The number up to which blocks are final: as deep as there are confirmations, and no newer than what the chain itself has finalized. */
export async function finalUpTo(chain: EvmChain, newest: number): Promise<number> {
  const deepEnough = newest - chain.confirmations + 1;
  return Math.min(deepEnough, (await finalizedBlock(chain)) ?? deepEnough);
}

async function finalizedBlock({ node, finalizes, blockchain }: EvmChain): Promise<number | undefined> {
  const finalized = await node.ask(questions.finalized).catch((cause: unknown) => {
    if (finalizes || !(cause instanceof NodeRefused)) throw cause;
    return undefined;
  });
  if (finalized === undefined && finalizes)
    throw new NodeFailed(`The node of ${blockchain} does not say which block is finalized`);
  return finalized;
}
