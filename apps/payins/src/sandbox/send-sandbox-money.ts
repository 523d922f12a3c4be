import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PayinCode } from '#contracts';
import { UnitOfWork } from '#database';
import { AccountNotActive } from '#errors';
import { Jobs } from '#jobs';
import { PayinRails, payinOutcomeOf, sandboxFee } from '#rails';
import type { Account } from '#standing';
import type { ArrivalDestination } from '../arrivals/arrival-verdict.js';
import { takePayinReport } from '../arrivals/payin-report.job.js';
import { TakeArrival } from '../arrivals/take-arrival.js';
import { DepositRoutes } from '../deposit-instructions/deposit-routes.js';
import type { PayinRoute } from '../records/payin-route.entity.js';
import type { Payin } from '../records/payin.entity.js';
import { movementOf } from './sandbox-movement.js';
import type { SandboxMoney as Money } from './sandbox-payin.dto.js';
import { type SandboxPayinView, sandboxPayinView } from './sandbox-payin.view.js';
import { SandboxTime } from './sandbox-time.js';

const sandbox = 'sandbox';

/** Lets money arrive from a bank as if a rail had reported it. */
@Injectable()
export class SendSandboxMoney {
  constructor(
    private readonly rails: PayinRails,
    private readonly routes: DepositRoutes,
    private readonly unitOfWork: UnitOfWork,
    private readonly takeArrival: TakeArrival,
    private readonly jobs: Jobs,
    private readonly time: SandboxTime,
  ) {}

  async toPayin(payin: Payin, money: Money): Promise<SandboxPayinView> {
    const { organizationId, accountId, id: payinId, rail } = payin;
    if (payin.type !== money.type)
      return { accepted: false, payinId, reason: `The payin is paid by ${payin.type}, and not by ${money.type}` };
    return this.arrive({ organizationId, accountId, payinId, depositRoute: null, rail: rail ?? sandbox }, money);
  }

  async toAccount(account: Account, money: Money): Promise<SandboxPayinView> {
    const { organizationId, id: accountId, status } = account;
    if (status !== 'ACTIVE') throw new AccountNotActive(accountId, status);
    if (!this.rails.isSandbox) return this.elsewhere();
    const { code } = movementOf(money, '');
    const route = await this.routeOf(account, code);
    if (route === undefined && code !== 'usd') return { accepted: false, reason: 'The account has no number for this' };
    return this.arrive(
      { organizationId, accountId, payinId: null, depositRoute: route?.depositRoute ?? null, rail: sandbox },
      money,
    );
  }

  private async arrive(where: ArrivalDestination, money: Money): Promise<SandboxPayinView> {
    if (!this.rails.isSandbox) return this.elsewhere();
    const { reference, ...movement } = movementOf(money, this.time.reference());
    const { isHeld, later } = payinOutcomeOf(movement.fiatUnits);
    const id = numberOf(where, movement.code, reference);
    const feeUnits = sandboxFee(movement.fiatUnits);
    const arrived = { ...movement, id, route: routeOf(where), isHeld, feeUnits, reference: `sandbox-${id}` };
    const verdict = await this.unitOfWork.run(async (tx) => {
      const taken = await this.takeArrival.takeFor(tx, where, sandbox, arrived);
      const { payinId } = taken;
      if (taken.isAccepted && !taken.isRepeated && payinId !== undefined)
        for (const { afterSeconds, status } of later) {
          const report = { id: `${payinId}:${status}`, organizationId: where.organizationId, payinId, status };
          this.jobs.add(tx, takePayinReport, { rail: sandbox, ...report }, { runAt: this.time.in(afterSeconds) });
        }
      return taken;
    });
    return sandboxPayinView(verdict);
  }

  /** That which is shown, or was before its rail was drained. */
  private async routeOf(account: Account, code: PayinCode): Promise<PayinRoute | undefined> {
    const isIt = (route: PayinRoute): boolean => route.code === code && route.rail === sandbox;
    return (await this.routes.of(account)).find(isIt) ?? (await this.routes.known(account)).find(isIt);
  }

  private elsewhere(): SandboxPayinView {
    return { accepted: false, reason: `Money comes through ${this.rails.names} here, which has to report it` };
  }
}

/** The same reference of two organizations or currencies means two movements. The reference is free text. */
function numberOf({ organizationId }: ArrivalDestination, code: string, reference: string): string {
  return createHash('sha256').update(`${organizationId}:${code}:${reference}`).digest('hex');
}

function routeOf({ accountId, payinId }: ArrivalDestination): string {
  return payinId ?? accountId;
}
