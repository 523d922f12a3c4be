import { type Blockchain, Choice, Instant, Integer, Text, Uuid, blockchains } from '#contracts';
import { type ChainRewind, rewindLifecycle } from '#chains';

const most = Number.MAX_SAFE_INTEGER;

export class RewindView {
  @Uuid()
  id: string;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Choice(rewindLifecycle.statuses, {
    example: 'done',
    describe: '`done` once the chain is final up to `throughBlock`, and what it lacks has been taken back.',
  })
  status: string;

  @Integer({ min: 1, max: most, example: 68_400_120 })
  fromBlock: number;

  @Integer({ min: 0, max: most, example: 68_400_319, optional: true, describe: 'The newest block when it began.' })
  throughBlock?: number;

  @Text({ max: 1000 })
  reason: string;

  @Text({ max: 1000, optional: true, describe: 'Why it was `refused`.' })
  refusal?: string;

  @Integer({ min: 0, max: most, example: 12, describe: 'Credits that stay, as the chain has their deposits again.' })
  depositsKept: number;

  @Integer({ min: 0, max: most, example: 1, describe: 'Credits that were taken back.' })
  depositsReversed: number;

  @Integer({ min: 0, max: most, example: 3, describe: 'Transfers that were final, and are sent until they are again.' })
  transfersSentAgain: number;

  @Instant()
  requestedAt: string;

  @Instant({ optional: true })
  endedAt?: string;
}

export function rewindView(rewind: ChainRewind): RewindView {
  const { throughBlock, refusal, endedAt } = rewind;
  return {
    id: rewind.id,
    blockchain: rewind.blockchain,
    status: rewind.status,
    fromBlock: Number(rewind.fromBlock),
    ...(throughBlock === null ? {} : { throughBlock: Number(throughBlock) }),
    reason: rewind.reason,
    ...(refusal === null ? {} : { refusal }),
    depositsKept: rewind.depositsKept,
    depositsReversed: rewind.depositsReversed,
    transfersSentAgain: rewind.transfersSentAgain,
    requestedAt: rewind.requestedAt.toISOString(),
    ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
  };
}
