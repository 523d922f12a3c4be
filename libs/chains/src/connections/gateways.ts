import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads } from '#database';
import { Log } from '#runtime';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import type { Gateway } from '../gateway/gateway.js';
import { type ChainErrand, OpenNodes } from './open-nodes.js';
import { overSeveralNodes } from './several-nodes.js';
import { SimulatedChains } from '../simulated/simulated-chains.js';
import { Tokens } from '../gateway/tokens.js';

/** The gateway to each chain: to its nodes if some are configured, otherwise, in the sandbox, to a simulated chain. */
@Injectable()
export class Gateways {
  private readonly opened = new Map<string, Promise<Gateway>>();

  constructor(
    private readonly tokens: Tokens,
    private readonly openNodes: OpenNodes,
    private readonly simulated: SimulatedChains,
    private readonly reads: Reads,
    private readonly log: Log,
  ) {}

  of(blockchain: Blockchain, errand: ChainErrand = 'sending'): Promise<Gateway> {
    const key = `${blockchain} ${errand}`;
    let gateway = this.opened.get(key);
    if (gateway === undefined) {
      gateway = this.openSame(blockchain, errand);
      this.opened.set(key, gateway);
      gateway.catch(() => this.opened.delete(key));
    }
    return gateway;
  }

  /** The ledger holds what is on one network. On another network it would not be there. */
  private async openSame(blockchain: Blockchain, errand: ChainErrand): Promise<Gateway> {
    const gateway = await this.open(blockchain, errand);
    const cursor = await this.reads.one(ChainCursor, { blockchain });
    if (cursor !== undefined && cursor.network !== gateway.network)
      throw new Error(
        `In this database ${blockchain} is the network ${cursor.network}, and not ${gateway.network}: look at RPC_URLS and CHAIN_IDS, or begin with another database`,
      );
    return gateway;
  }

  private async open(blockchain: Blockchain, errand: ChainErrand): Promise<Gateway> {
    const [first, ...others] = await this.openNodes.open(blockchain, errand);
    if (first === undefined) {
      if (!this.tokens.isSimulated(blockchain)) throw new Error(`RPC_URLS names no node for ${blockchain}`);
      return this.simulated.gateway(blockchain);
    }
    if (others.length === 0) return first;
    return overSeveralNodes([first, ...others], (message) => this.log.warn({ blockchain }, message));
  }
}
