import { Uuid } from '#contracts';

export class DepositInstructionsQuery {
  @Uuid({ describe: 'The account to be paid.' })
  accountId: string;
}
