import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { Clock } from '#runtime';
import { SimulatedBlocks } from './simulated-blocks.js';
import { SimulatedGateway } from './simulated-gateway.js';

/** The chains of the sandbox for which no node is configured. */
@Injectable()
export class SimulatedChains {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  gateway(blockchain: Blockchain): SimulatedGateway {
    return new SimulatedGateway(blockchain, this.blocks(blockchain), this.clock);
  }

  blocks(blockchain: Blockchain): SimulatedBlocks {
    return new SimulatedBlocks(blockchain, this.reads, this.unitOfWork, this.clock);
  }
}
