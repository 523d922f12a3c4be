import { ApiSchema } from '@nestjs/swagger';
import { type Blockchain, Choice, type TokenSymbol, Units, Uuid, blockchains, tokenSymbols } from '#contracts';

@ApiSchema({ name: 'NewDeveloperFeeWithdrawal' })
export class WithdrawDeveloperFeesBody {
  @Uuid({ describe: 'One of its own accounts.' })
  accountId: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON', describe: 'On which they were earned, and are paid out.' })
  blockchain: Blockchain;

  @Units({ optional: true, example: '12500000', describe: 'In the smallest unit. All that is available without it.' })
  units?: string;
}
