import { Injectable } from '@nestjs/common';
import { type Caller, isOfHouse } from '#auth';
import { Reads } from '#database';
import { ResourceNotFound, ValidationFailed } from '#errors';
import { Account, notDeleted } from '#standing';
import { MadeUpMoney } from '../pricing/made-up-money.js';
import { Payin } from '../records/payin.entity.js';
import type { SandboxPayin, SandboxRail } from './sandbox-payin.dto.js';
import type { SandboxPayinView } from './sandbox-payin.view.js';
import { SendSandboxMoney } from './send-sandbox-money.js';
import { SendSandboxTokens } from './send-sandbox-tokens.js';

/** Lets money and tokens arrive as if they came from outside. */
@Injectable()
export class SandboxPayinService {
  constructor(
    private readonly reads: Reads,
    private readonly madeUpMoney: MadeUpMoney,
    private readonly sendMoney: SendSandboxMoney,
    private readonly sendTokens: SendSandboxTokens,
  ) {}

  async arrive(caller: Caller, { payinId, destinationAccountId, rail }: SandboxPayin): Promise<SandboxPayinView> {
    if ((payinId === undefined) === (destinationAccountId === undefined))
      throw ValidationFailed.at('payinId', 'must be given, or else destinationAccountId, and not both');
    if (payinId !== undefined) return this.arriveFor(await this.find(Payin, 'payin', caller, payinId), rail);
    const account = await this.find(Account, 'account', caller, destinationAccountId ?? '');
    if (rail.type === 'blockchain') return this.sendTokens.toAccount(account, rail);
    const { destinationBlockchain: blockchain } = account;
    if (this.madeUpMoney.isRefusedOn(blockchain))
      return {
        accepted: false,
        reason: `Money of the sandbox does not become tokens on ${blockchain}, which has a real node`,
      };
    return this.sendMoney.toAccount(account, rail);
  }

  private async arriveFor(payin: Payin, rail: SandboxRail): Promise<SandboxPayinView> {
    if (rail.type !== 'blockchain') return this.sendMoney.toPayin(payin, rail);
    return {
      accepted: false,
      payinId: payin.id,
      reason: 'Tokens are sent to the wallet of an account, and to no payin',
    };
  }

  /** The operator finds the payins and accounts of every organization. */
  private async find<E extends { id: string; organizationId: string }>(
    entity: new () => E,
    resource: 'payin' | 'account',
    caller: Caller,
    id: string,
  ): Promise<E> {
    const isVisible = isOfHouse(caller) ? 'true' : 'organization_id = $2';
    const [found] = await this.reads.many(
      entity,
      `SELECT * FROM ${resource} WHERE id = $1 AND ${isVisible} AND ${notDeleted(resource)} LIMIT 1`,
      isOfHouse(caller) ? [id] : [id, caller.organizationId],
    );
    if (found === undefined) throw new ResourceNotFound(resource, id);
    return found;
  }
}
