import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OperatorCaller } from '#auth';
import type { Blockchain } from '#contracts';
import { IllegalTransition } from '#errors';
import { IdParam, Operation } from '#runtime';
import { ReasonGiven } from './chain-operation.dto.js';
import { ChainOperationService } from './chain-operation.service.js';
import { HeldWalletList, OpenTransferList, OpenTransferView } from './chain-operation.view.js';
import { ChainParam } from './chain-param.js';

const access = { callers: 'operator' } as const;

@ApiTags('Chains')
@Controller('chains/:chain')
export class ChainOperationController {
  constructor(private readonly operations: ChainOperationService) {}

  @Get('held-wallets')
  @Operation({
    summary: 'List held wallets',
    description:
      'They sign nothing, as the chain has transactions of them that are not known here: commits of the database were lost, or somebody else has the key. Most are accounted for by themselves.',
    access,
    answer: HeldWalletList,
  })
  held(@ChainParam() chain: Blockchain): Promise<HeldWalletList> {
    return this.operations.held(chain);
  }

  @Post('held-wallets/:walletAddress/releases')
  @Operation({
    summary: 'Release a held wallet',
    description:
      'Once you have accounted for what it paid: it goes on with the nonce that the chain expects. 409 while it has transactions that are not final.',
    access,
    status: 204,
    errors: [IllegalTransition],
  })
  release(
    @CalledBy() caller: OperatorCaller,
    @ChainParam() chain: Blockchain,
    @Param('walletAddress') address: string,
    @Body() { reason }: ReasonGiven,
  ): Promise<void> {
    return this.operations.release(caller, chain, address, reason);
  }

  @Get('transfers')
  @Operation({ summary: 'List transfers in progress', access, answer: OpenTransferList })
  open(@ChainParam() chain: Blockchain): Promise<OpenTransferList> {
    return this.operations.open(chain);
  }

  @Post('transfers/:transferId/cancellations')
  @Operation({
    summary: 'Cancel a transfer',
    description:
      'One that has ended is unknown here. One that was not signed fails at its next step. For one that was signed, a transaction with the same nonce that does nothing is sent for more gas, and the chain takes one of the two; on SOLANA and TRON, which have no nonces, it fails once the chain takes what was signed no more. Its tokens are free again when it has failed.',
    access,
    status: 202,
    answer: OpenTransferView,
  })
  cancel(
    @CalledBy() caller: OperatorCaller,
    @ChainParam() chain: Blockchain,
    @IdParam('transfer') id: string,
    @Body() { reason }: ReasonGiven,
  ): Promise<OpenTransferView> {
    return this.operations.cancel(caller, chain, id, reason);
  }
}
