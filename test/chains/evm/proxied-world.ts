import { expect } from '@jest/globals';
import type { EvmGateway } from '../../../libs/chains/src/evm/evm-gateway.js';
import type { BlockRef } from '../../../libs/chains/src/gateway/gateway.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import { NodeProxy } from '../../support/chains/node-proxy.js';
import { type World, allAfter, startWorld } from './evm-world.js';

const wallet = testWallet(1);

/** A world with a second gateway, whose node lies and fails as it is told to. */
export class ProxiedWorld {
  private constructor(
    readonly world: World,
    readonly proxy: NodeProxy,
    readonly watched: EvmGateway,
  ) {}

  static async start(): Promise<ProxiedWorld> {
    const world = await startWorld();
    const proxy = await NodeProxy.start(world.node.url);
    return new ProxiedWorld(world, proxy, await world.open({ rpcUrl: proxy.url, timeoutMilliseconds: 2_000 }));
  }

  /** As at the beginning. */
  calm(): void {
    this.proxy.behaveAgain();
    this.proxy.requests.length = 0;
    this.world.warnings.length = 0;
  }

  /** A deposit in the first of the blocks that follow: whatever the node does meanwhile, it has to be seen in the end. */
  async deposit(): Promise<{ start: BlockRef; healed: () => Promise<void> }> {
    const start = await this.world.gateway.head();
    const mined = await this.world.usdc.mint(wallet.address, 1n);
    await this.world.node.mine(2);
    return { start, healed: () => this.healed(start, mined) };
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.world.node.stop();
  }

  private async healed(start: BlockRef, mined: string): Promise<void> {
    this.proxy.behaveAgain();
    const blocks = await allAfter(this.watched, start);
    expect(blocks).toEqual(await allAfter(this.world.gateway, start));
    expect(blocks.flatMap(({ transfers }) => transfers)).toMatchObject([{ transactionHash: mined, units: 1n }]);
  }
}
