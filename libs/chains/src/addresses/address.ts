import type { Blockchain } from '#contracts';
import { checksummed, evmProblem, looksLikeEvm } from './evm-address.js';
import { looksLikeSolana, solanaProblem } from './solana-address.js';
import { looksLikeTron, tronProblem } from './tron-address.js';

/** Solana's are the longest, with 44 characters. Anything longer is rejected unread. */
const longest = 64;

/** Chains of one family have the same addresses and keys. */
export type ChainFamily = 'EVM' | 'Solana' | 'TRON';

const families: Readonly<
  Record<ChainFamily, { looksLike: (text: string) => boolean; problem: (text: string) => string | undefined }>
> = {
  EVM: { looksLike: looksLikeEvm, problem: evmProblem },
  Solana: { looksLike: looksLikeSolana, problem: solanaProblem },
  TRON: { looksLike: looksLikeTron, problem: tronProblem },
};

/** Why this is no address on this chain, worded to follow the name of a field; `undefined` if it is one. */
export function addressProblem(blockchain: Blockchain, text: unknown): string | undefined {
  if (typeof text !== 'string') return 'must be a text';
  const family = familyOf(blockchain);
  if (text.length > longest) return `is too long: an address has at most ${longest} characters`;
  const { looksLike, problem } = families[family];
  const other = looksLike(text) ? undefined : otherFamilyOf(text);
  return other === undefined ? problem(text) : `is ${oneOf(other)} address, ${whereas(blockchain, family)}`;
}

/** Of what a gateway is opened with, by what it is of. */
export function refuseWrongAddresses(blockchain: Blockchain, addresses: Readonly<Record<string, string>>): void {
  for (const [name, address] of Object.entries(addresses)) {
    const problem = addressProblem(blockchain, address);
    if (problem !== undefined) throw new TypeError(`The address of the ${name} on ${blockchain} ${problem}`);
  }
}

/** The one way to write an address, so that equal addresses are equal texts. */
export function canonicalAddress(blockchain: Blockchain, text: string): string {
  const problem = addressProblem(blockchain, text);
  if (problem !== undefined) throw new TypeError(`The address ${problem}`);
  return familyOf(blockchain) === 'EVM' ? checksummed(text) : text;
}

export function familyOf(blockchain: Blockchain): ChainFamily {
  if (blockchain === 'SOLANA') return 'Solana';
  if (blockchain === 'TRON') return 'TRON';
  return 'EVM';
}

function otherFamilyOf(text: string): ChainFamily | undefined {
  return (['EVM', 'Solana', 'TRON'] as const).find((family) => families[family].looksLike(text));
}

function whereas(blockchain: Blockchain, family: ChainFamily): string {
  return family === 'EVM' ? `and ${blockchain} is an EVM chain` : `not ${oneOf(family)} one`;
}

function oneOf(family: ChainFamily): string {
  return family === 'EVM' ? 'an EVM' : `a ${family}`;
}
