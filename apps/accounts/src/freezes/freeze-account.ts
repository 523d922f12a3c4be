import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import type { Freezable } from '#ledger';
import type { Proposed } from '#proposals';
import { AccountReading } from '../accounts/account.reading.js';
import { AccountFreezes } from './account-freezes.js';
import { AskUnfreezing } from './ask-unfreezing.js';
import type { FreezeBody } from './freeze.dto.js';
import { type FreezeView, freezeView } from './freeze.view.js';

/** The freezes of one account, whose organization is found first. */
@Injectable()
export class FreezeAccount {
  constructor(
    private readonly accounts: AccountReading,
    private readonly freezes: AccountFreezes,
    private readonly unfreezing: AskUnfreezing,
  ) {}

  async freeze(caller: HouseCaller, accountId: string, { direction, reason }: FreezeBody): Promise<FreezeView> {
    return freezeView(await this.freezes.freeze(caller, await this.find(caller, accountId), direction, reason));
  }

  async askUnfreezing(caller: HouseCaller, accountId: string): Promise<Proposed | undefined> {
    return this.unfreezing.ask(caller, await this.find(caller, accountId));
  }

  private async find(caller: HouseCaller, accountId: string): Promise<Freezable> {
    const { organizationId } = await this.accounts.find(caller, accountId);
    return { organizationId, accountId };
  }
}
