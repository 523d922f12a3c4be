import { ApiSchema } from '@nestjs/swagger';
import {
  type Blockchain,
  Choice,
  ListOf,
  SignedUnits,
  Text,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenSymbols,
} from '#contracts';

export const mostAdjustmentLines = 20;

export class AdjustmentLine {
  @Uuid({
    isHouse: true,
    optional: true,
    describe:
      'An account of the organization, with the book `available` or `reserved`. Every other book is of no account.',
  })
  accountId?: string;

  @Text({
    max: 100,
    example: 'fees',
    describe:
      'Of an account `available` or `reserved`; otherwise `fees`, `onramp`, `developerFees` (of the platform `developerFees:` and the organization), `settlement:` and a code or chain, `chain:` and the chain, or `owed:` and the account.',
  })
  book: string;

  @SignedUnits({ example: '-12500000', describe: 'In the smallest unit: below zero where it is taken away.' })
  units: string;
}

@ApiSchema({ name: 'NewAdjustment' })
export class PostAdjustmentBody {
  @Text({
    max: 1000,
    example: 'Dust before the erasure, ticket 4711',
    describe: 'Why, and where the evidence is. Write no personal data here.',
  })
  reason: string;

  @Uuid({ isHouse: true, describe: 'Whose books; `00000000-0000-0000-0000-000000000001` for those of the platform.' })
  organizationId: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @ListOf(() => AdjustmentLine, {
    min: 2,
    max: mostAdjustmentLines,
    example: [
      { book: 'fees', units: '-12500000' },
      { book: 'developerFees', units: '12500000' },
    ],
    describe:
      'Their units add up to zero, and no place is named twice. What is taken goes to what is given in the order of the lines.',
  })
  lines: AdjustmentLine[];
}
