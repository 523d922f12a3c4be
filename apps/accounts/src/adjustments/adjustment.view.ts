import {
  type Blockchain,
  Choice,
  Instant,
  ListOf,
  Text,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenSymbols,
} from '#contracts';
import { AdjustmentLine } from './adjustment.dto.js';
import type { Adjustment } from './adjustment.entity.js';

export class AdjustmentView {
  @Uuid()
  id: string;

  @Uuid()
  organizationId: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @ListOf(() => AdjustmentLine)
  lines: AdjustmentLine[];

  @Text({ max: 1000, example: 'Dust before the erasure, ticket 4711' })
  reason: string;

  @Text({ max: 200, example: 'staff:019a0000-0000-7000-8000-000000000000', describe: 'Who agreed to it last.' })
  postedBy: string;

  @Instant()
  createdAt: string;
}

export function adjustmentView({ token, createdAt, ...adjustment }: Adjustment): AdjustmentView {
  const { id, organizationId, blockchain, lines, reason, postedBy } = adjustment;
  return {
    id,
    organizationId,
    tokenSymbol: token,
    blockchain,
    lines: lines.map((line) => ({ ...line })),
    reason,
    postedBy,
    createdAt: createdAt.toISOString(),
  };
}
