import { evmBytesOfTron } from '../addresses/tron-address.js';
import type { Holdings } from '../gateway/gateway.js';
import type { SolidBlocks } from './solid-blocks.js';
import type { TronNode } from './tron-node.js';

/** A node answers for one wallet at a time, so several questions are under way at once. */
const askedAtOnce = 16;
const tries = 10;
const balanceOf = '70a08231';

/** As the solidified blocks have it. Of one wallet exactly at the block that is named. */
export async function holdingsOf(
  node: TronNode,
  blocks: SolidBlocks,
  contract: string,
  wallets: readonly string[],
): Promise<Holdings> {
  for (let attempt = 1; ; attempt++) {
    const { number: block } = await blocks.newest();
    const units: bigint[] = [];
    for (let from = 0; from < wallets.length; from += askedAtOnce)
      units.push(
        ...(await Promise.all(
          wallets.slice(from, from + askedAtOnce).map((wallet) => unitsOf(node, contract, wallet)),
        )),
      );
    if (wallets.length > 1 || (await blocks.newest()).number === block) return { block, units };
    if (attempt === tries) throw new Error('The TRON node does not answer within the time of a block');
  }
}

async function unitsOf(node: TronNode, contract: string, wallet: string): Promise<bigint> {
  const answer = await node.ask('/walletsolidity/triggerconstantcontract', {
    owner_address: wallet,
    contract_address: contract,
    data: `${balanceOf}${Buffer.from(evmBytesOfTron(wallet)).toString('hex').slice(-40).padStart(64, '0')}`,
    visible: true,
  });
  if (answer.field('result').maybe('result')?.value !== true) throw answer.isNot('the answer of a contract');
  const [word] = answer.field('constant_result').items();
  if (word === undefined) throw answer.isNot('the answer of a contract');
  return BigInt(`0x${word.hex(32)}`);
}
