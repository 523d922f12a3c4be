import { type Blockchain, blockchains, evmChains, isEvmBlockchain } from '#contracts';

const others = { SOLANA: 2_000, TRON: 3_000 } as const;

/** How long to wait before a node is asked for new blocks, where `POLL_MILLISECONDS` says nothing. */
export const usualPollMilliseconds = Object.fromEntries(
  blockchains.map((name) => [name, isEvmBlockchain(name) ? evmChains[name].pollMilliseconds : others[name]]),
) as Readonly<Record<Blockchain, number>>;
