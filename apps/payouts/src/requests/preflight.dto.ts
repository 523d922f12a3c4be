import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { Text, Uuid, atLeast } from '#contracts';
import { PayoutRow } from '../pricing/payout.dto.js';
import { mostPayouts } from './payout-request.dto.js';

/** What a payout request would be. Its rows are looked at one by one: what is wrong with one hides nothing of the others. */
export class PreflightPayoutRequest {
  @Uuid({ describe: 'The account that would pay.' })
  sourceAccountId: string;

  @Text({ max: 500, optional: true, example: 'Salaries of November' })
  memo?: string;

  @ApiProperty({ type: () => PayoutRow, isArray: true, minItems: 1, maxItems: mostPayouts })
  @IsArray({ message: 'must be a list' })
  @ArrayMinSize(1, { message: atLeast(1) })
  @ArrayMaxSize(mostPayouts, { message: `must have at most ${mostPayouts} items` })
  payouts: unknown[];
}
