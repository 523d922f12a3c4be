import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { AccountNotActive } from '#errors';
import { Jobs } from '#jobs';
import { ConfiguredPayinRail, payinOutcomeOf, sandboxFee } from '#rails';
import type { Account } from '#standing';
import type { ArrivalDestination } from '../arrivals/arrival-verdict.js';
import { takePayinReport } from '../arrivals/payin-report.job.js';
import { TakeArrival } from '../arrivals/take-arrival.js';
import { DepositRoutes } from '../deposit-instructions/deposit-routes.js';
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
    private readonly rail: ConfiguredPayinRail,
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
    if (this.rail.name !== sandbox) return this.elsewhere();
    const { code } = movementOf(money, '');
    const route = (await this.routes.of(account)).find((known) => known.code === code);
    return this.arrive(
      { organizationId, accountId, payinId: null, depositRoute: route?.depositRoute ?? null, rail: sandbox },
      money,
    );
  }

  private async arrive(where: ArrivalDestination, money: Money): Promise<SandboxPayinView> {
    if (this.rail.name !== sandbox) return this.elsewhere();
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

  private elsewhere(): SandboxPayinView {
    return { accepted: false, reason: `Money comes through ${this.rail.name} here, which has to report it` };
  }
}

/** The same reference of two organizations or currencies means two movements. The reference is free text. */
function numberOf({ organizationId }: ArrivalDestination, code: string, reference: string): string {
  return createHash('sha256').update(`${organizationId}:${code}:${reference}`).digest('hex');
}

function routeOf({ accountId, payinId }: ArrivalDestination): string {
  return payinId ?? accountId;
}
