import { Uuid } from '#contracts';

export class DepositInstructionsQuery {
  @Uuid({ describe: 'For which account.' })
  accountId: string;
}
