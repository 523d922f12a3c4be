import { Injectable } from '@nestjs/common';
import { platformOrganizationId } from '#chains';
import { mostFiat } from '#contracts';
import type { Tx } from '#database';
import type { ArrivedMoney } from '#rails';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import { PayinArrival, type ArrivalRefusal } from '../records/payin-arrival.entity.js';
import { PayinRoute } from '../records/payin-route.entity.js';
import {
  type ArrivalDecision,
  type ArrivalDestination,
  type ArrivalVerdict,
  refusalInWords,
} from './arrival-verdict.js';
import { RailContradictions } from './rail-contradictions.js';
import { TakeDepositedMoney } from './take-deposited-money.js';
import { TakeRequestedMoney } from './take-requested-money.js';

const mostFiatUnits = BigInt(mostFiat) * 100n;

/** Accepts or refuses money that came to a rail: once, however often and concurrently it is reported. */
@Injectable()
export class TakeArrival {
  constructor(
    private readonly takeRequestedMoney: TakeRequestedMoney,
    private readonly takeDepositedMoney: TakeDepositedMoney,
    private readonly standings: Standings,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly contradictions: RailContradictions,
  ) {}

  async take(tx: Tx, rail: string, money: ArrivedMoney): Promise<ArrivalVerdict> {
    const { code, route } = money;
    return this.takeFor(tx, await tx.one(PayinRoute, { code, route }), rail, money);
  }

  async takeFor(
    tx: Tx,
    destination: ArrivalDestination | undefined,
    rail: string,
    money: ArrivedMoney,
  ): Promise<ArrivalVerdict> {
    const kept = await this.keep(tx, destination?.organizationId ?? platformOrganizationId, rail, money);
    if (kept.timesReported > 1) return this.again(tx, kept, rail, money);
    const { payinId, refusal } = await this.decide(tx, destination, rail, money);
    const { organizationId, id } = kept;
    await tx.update(PayinArrival, { organizationId, id }, { payinId: payinId ?? null, refusal: refusal ?? null });
    if (isNobodys(refusal)) await this.contradictions.unmatched(tx, kept, `${refusalInWords[refusal]}: it was refused`);
    return { isAccepted: refusal === undefined, isRepeated: false, ...known({ payinId, refusal }) };
  }

  /** The first report inserts the row; a concurrent one waits for that decision and finds it. */
  private async keep(tx: Tx, organizationId: string, rail: string, money: ArrivedMoney): Promise<PayinArrival> {
    const [kept] = await tx.many(
      PayinArrival,
      `INSERT INTO payin_arrival (organization_id, id, rail, arrival_id, code, route, fiat_units, reported, arrived_at, fee_units, reference)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10)
       ON CONFLICT (rail, arrival_id) DO UPDATE SET reported = payin_arrival.reported + 1 RETURNING *`,
      [
        organizationId,
        this.ids.next(),
        rail,
        money.id,
        money.code,
        money.route,
        money.fiatUnits,
        this.clock.now(),
        money.feeUnits ?? null,
        money.reference ?? null,
      ],
    );
    if (kept === undefined) throw new Error(`The arrival ${money.id} was not kept`);
    return kept;
  }

  private async decide(
    tx: Tx,
    destination: ArrivalDestination | undefined,
    rail: string,
    money: ArrivedMoney,
  ): Promise<ArrivalDecision> {
    if (destination === undefined) return { refusal: 'unknownDestination' };
    const { organizationId, payinId } = destination;
    const known = payinId === null ? {} : { payinId };
    // An organization that is being erased accepts nothing.
    if ((await this.standings.shared(tx, organizationId)) === undefined)
      return { ...known, refusal: 'unknownDestination' };
    if (destination.rail !== rail) return { ...known, refusal: 'wrongRail' };
    if (money.fiatUnits > mostFiatUnits) return { ...known, refusal: 'tooMuch' };
    if (payinId === null) return this.takeDepositedMoney.take(tx, destination, money);
    return { ...known, ...(await this.takeRequestedMoney.take(tx, organizationId, payinId, money)) };
  }

  /** The same money gets the same answer, other money none. */
  private async again(tx: Tx, kept: PayinArrival, rail: string, money: ArrivedMoney): Promise<ArrivalVerdict> {
    const { payinId, refusal, code, route, fiatUnits } = kept;
    if (code !== money.code || route !== money.route || BigInt(fiatUnits) !== money.fiatUnits) {
      await this.contradictions.otherMoney(tx, rail, kept);
      return { isAccepted: false, isRepeated: true, isOtherMoney: true };
    }
    const found = { payinId: payinId ?? undefined, refusal: refusal ?? undefined };
    return { isAccepted: refusal === null, isRepeated: true, ...known(found) };
  }
}

/** What is for a payin, but not as it should be, is told to those who wait for it. */
function isNobodys(refusal: ArrivalRefusal | undefined): refusal is 'unknownDestination' | 'wrongRail' {
  return refusal === 'unknownDestination' || refusal === 'wrongRail';
}

function known({
  payinId,
  refusal,
}: {
  payinId: string | undefined;
  refusal: ArrivalRefusal | undefined;
}): ArrivalDecision {
  return { ...(payinId === undefined ? {} : { payinId }), ...(refusal === undefined ? {} : { refusal }) };
}
