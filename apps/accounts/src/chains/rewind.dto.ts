import { Integer, Text } from '#contracts';

export class RequestRewind {
  @Integer({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    example: 68_400_120,
    describe: 'The first block that is read again.',
  })
  fromBlock: number;

  @Text({ max: 1000, example: 'POLYGON replaced 200 blocks; see the note of its developers.' })
  reason: string;
}
