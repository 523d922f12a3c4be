import { EvmGateway, type EvmGatewayOptions } from '../../../libs/chains/src/evm/evm-gateway.js';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { DerivedKeys } from '../../../libs/chains/src/keys/derived-keys.js';
import type {
  Block,
  BlockRef,
  Order,
  Payment,
  SignedTransaction,
  TokenOrder,
  Wallet,
} from '../../../libs/chains/src/gateway/gateway.js';
import type { OrderOutcome } from '../../../libs/chains/src/gateway/order-outcome.js';
import {
  AnvilNode,
  type NodeOptions,
  type TestToken,
  testChainId,
  testMnemonic,
} from '../../support/chains/evm-node.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import { until } from '../../support/run/until.js';

export const keys = new DerivedKeys(testMnemonic);
export const gasWallet = testWallet(0);
export const ether = 10n ** 18n;

/** A node, both tokens on it, a gas wallet that has plenty, and a gateway to it. */
export interface World {
  readonly node: AnvilNode;
  readonly usdc: TestToken;
  readonly usdt: TestToken;
  readonly gateway: EvmGateway;
  readonly warnings: string[];
  open(options?: Partial<EvmGatewayOptions>): Promise<EvmGateway>;
}

export async function startWorld(options: NodeOptions = {}): Promise<World> {
  const node = await AnvilNode.start(options);
  const usdc = await node.deployToken('Coin');
  const usdt = await node.deployToken('TetherLike');
  await node.setBalance(gasWallet.address, 1_000n * ether);
  const warnings: string[] = [];
  const open = (other: Partial<EvmGatewayOptions> = {}): Promise<EvmGateway> =>
    EvmGateway.open({
      blockchain: 'ETHEREUM',
      rpcUrl: node.url,
      confirmations: 3,
      chainId: testChainId,
      tokens: { USDC: usdc.address, USDT: usdt.address },
      gasWallet,
      warn: (message) => warnings.push(message),
      ...other,
    });
  return { node, usdc, usdt, gateway: await open(), warnings, open };
}

let orders = 0;

export function transferOf(wallet: Wallet, payments: readonly Payment[], token: 'USDC' | 'USDT' = 'USDC'): TokenOrder {
  orders += 1;
  const id = `order-${orders}`;
  return { kind: 'tokens', id, mark: id, wallet, token, payments };
}

export async function signed(
  gateway: EvmGateway,
  order: Order,
  nonce: number,
  earlier: readonly SignedTransaction[] = [],
): Promise<SignedTransaction> {
  return gateway.sign(order, nonce, await gateway.terms(order, earlier), keys);
}

/** What is missing for it, one thing after the other, each carried out; the names of what it was. */
export async function prepare(gateway: EvmGateway, order: Order): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const preparation = await gateway.missing(order);
    if (preparation === undefined) return done;
    if (done.length > 9) throw new Error(`It never ends: ${done.join()}`);
    const { wallet, details } = preparation;
    const own: Order = { kind: 'preparation', id: preparation.key, wallet, details };
    done.push(...(await prepare(gateway, own)), details.what);
    const nonce = await gateway.history.countOf(wallet.address);
    const attempt = await signed(gateway, own, nonce);
    await gateway.broadcast(attempt);
    await until(`${details.what} is on the chain`, async () => isThere(await gateway.outcome(own, nonce, [attempt])));
  }
}

/** Signed with the next nonce, broadcast and mined, all that it needs before included. */
export async function send(gateway: EvmGateway, order: Order): Promise<{ nonce: number; attempt: SignedTransaction }> {
  await prepare(gateway, order);
  const nonce = await gateway.history.countOf(order.wallet.address);
  const attempt = await signed(gateway, order, nonce);
  await gateway.broadcast(attempt);
  await until('it is on the chain', async () => isThere(await gateway.outcome(order, nonce, [attempt])));
  return { nonce, attempt };
}

/** All that follows a block, in as many steps as it takes. */
export async function allAfter(gateway: EvmGateway, block: BlockRef, most = 1_000): Promise<Block[]> {
  const all: Block[] = [];
  for (;;) {
    const more = await gateway.blocksAfter(all.at(-1) ?? block, most);
    if (more.length === 0) return all;
    all.push(...more);
  }
}

export function numbersOf(blocks: readonly Block[]): number[] {
  return blocks.map(({ number }) => number);
}

/** A node that mines at once does so a moment after it took a transaction. */
function isThere({ state }: OrderOutcome): boolean {
  return state === 'included' || state === 'final';
}

export function addressNumber(index: number): Hex {
  return `0x${(0xabc_000n + BigInt(index)).toString(16).padStart(40, '1')}`;
}
