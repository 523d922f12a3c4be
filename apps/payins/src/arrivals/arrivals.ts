import { Injectable } from '@nestjs/common';
import { platformOrganizationId } from '#chains';
import { mostFiat } from '#contracts';
import type { Tx } from '#database';
import type { ArrivedMoney } from '#rails';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import { Contradictions } from './contradictions.js';
import type { Decision, Destination } from './decision.js';
import { DepositedMoney } from './deposited-money.js';
import { PayinArrival, type Refusal } from './payin-arrival.entity.js';
import { PayinRoute } from './payin-route.entity.js';
import { RequestedMoney } from './requested-money.js';
import type { Verdict } from './verdict.js';

const mostFiatUnits = BigInt(mostFiat) * 100n;

/** Money that came to a rail: taken once or sent back, however often it is told of, and by however many at once. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly requested: RequestedMoney,
    private readonly deposited: DepositedMoney,
    private readonly standings: Standings,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly contradictions: Contradictions,
  ) {}

  async take(tx: Tx, rail: string, money: ArrivedMoney): Promise<Verdict> {
    const { code, route } = money;
    return this.takeFor(tx, await tx.one(PayinRoute, { code, route }), rail, money);
  }

  async takeFor(tx: Tx, destination: Destination | undefined, rail: string, money: ArrivedMoney): Promise<Verdict> {
    const kept = await this.keep(tx, destination?.organizationId ?? platformOrganizationId, rail, money);
    if (kept.told > 1) return this.again(kept, rail, money);
    const { payinId, refusal } = await this.decide(tx, destination, rail, money);
    const { organizationId, id } = kept;
    await tx.update(PayinArrival, { organizationId, id }, { payinId: payinId ?? null, refusal: refusal ?? null });
    return { isAccepted: refusal === undefined, isRepeated: false, ...known({ payinId, refusal }) };
  }

  /** Whoever is first writes it down; whoever is second waits until that is decided, and finds it. */
  private async keep(tx: Tx, organizationId: string, rail: string, money: ArrivedMoney): Promise<PayinArrival> {
    const [kept] = await tx.many(
      PayinArrival,
      `INSERT INTO payin_arrival (organization_id, id, rail, arrival_id, code, route, fiat_units, told, arrived_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8)
       ON CONFLICT (rail, arrival_id) DO UPDATE SET told = payin_arrival.told + 1 RETURNING *`,
      [organizationId, this.ids.next(), rail, money.id, money.code, money.route, money.fiatUnits, this.clock.now()],
    );
    if (kept === undefined) throw new Error(`The arrival ${money.id} was not kept`);
    return kept;
  }

  private async decide(
    tx: Tx,
    destination: Destination | undefined,
    rail: string,
    money: ArrivedMoney,
  ): Promise<Decision> {
    if (destination === undefined) return { refusal: 'unknownDestination' };
    const { organizationId, payinId } = destination;
    const known = payinId === null ? {} : { payinId };
    // Nothing is taken for an organization that is gone, or is going this very moment.
    if ((await this.standings.shared(tx, organizationId)) === undefined)
      return { ...known, refusal: 'unknownDestination' };
    if (destination.rail !== rail) return { ...known, refusal: 'wrongRail' };
    if (money.fiatUnits > mostFiatUnits) return { ...known, refusal: 'tooMuch' };
    if (payinId === null) return this.deposited.take(tx, destination, money);
    return { ...known, ...(await this.requested.take(tx, organizationId, payinId, money)) };
  }

  /** The same is said to the same money, and nothing to other money. */
  private again(kept: PayinArrival, rail: string, money: ArrivedMoney): Verdict {
    const { payinId, refusal, code, route, fiatUnits } = kept;
    if (code !== money.code || route !== money.route || BigInt(fiatUnits) !== money.fiatUnits) {
      this.contradictions.otherMoney(rail, kept);
      return { isAccepted: false, isRepeated: true, isOtherMoney: true };
    }
    const found = { payinId: payinId ?? undefined, refusal: refusal ?? undefined };
    return { isAccepted: refusal === null, isRepeated: true, ...known(found) };
  }
}

function known({ payinId, refusal }: { payinId: string | undefined; refusal: Refusal | undefined }): Decision {
  return { ...(payinId === undefined ? {} : { payinId }), ...(refusal === undefined ? {} : { refusal }) };
}
