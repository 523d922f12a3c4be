import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { Text, Uuid, atLeast } from '#contracts';
import { PayoutRow } from '../pricing/payout.dto.js';
import { mostPayouts } from './payout-request.dto.js';

/** A payout request to be tried out. Rows are checked one by one, so that a bad row hides nothing about the others. */
@ApiSchema({ name: 'PreflightPayoutRequest' })
export class PreflightPayoutRequestBody {
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
