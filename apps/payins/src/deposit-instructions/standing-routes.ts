import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { PayinRails, type StandingRoute } from '#rails';
import { Ids, Log } from '#runtime';
import { type Account, Standings } from '#standing';
import { PayinRoute } from '../arrivals/payin-route.entity.js';

type Owner = Pick<Account, 'organizationId' | 'id'>;

/** The numbers and codes of an account's own, to which money can be sent at any time. Made when they are first asked for. */
@Injectable()
export class StandingRoutes {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly rails: PayinRails,
    private readonly standings: Standings,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async of(account: Owner): Promise<PayinRoute[]> {
    const known = await this.known(account);
    if (known.length > 0) return known;
    const given = await this.rails.standingRoutes(account);
    if (given.length === 0) return [];
    const kept = await this.keep(account, given);
    if (kept.length < given.length)
      this.log.error(
        { rail: this.rails.name, accountId: account.id, given: given.length, kept: kept.length },
        'a rail gave an account routes that others have: money that comes to them is not taken for it',
      );
    return kept;
  }

  private async keep(account: Owner, given: readonly StandingRoute[]): Promise<PayinRoute[]> {
    // By itself: they are the account's, whatever becomes of the request that first needed them.
    await this.unitOfWork.runSeparately(async (tx) => {
      if ((await this.standings.shared(tx, account.organizationId)) === undefined) return;
      for (const route of given) await tx.query(insertion, this.row(account, route));
    });
    return this.known(account);
  }

  /** Of the rail that brings money now. */
  private known({ organizationId, id }: Owner): Promise<PayinRoute[]> {
    return this.reads.many(
      PayinRoute,
      'SELECT * FROM payin_route WHERE organization_id = $1 AND account_id = $2 AND rail = $3 AND payin_id IS NULL ORDER BY code',
      [organizationId, id, this.rails.name],
    );
  }

  private row({ organizationId, id: accountId }: Owner, route: StandingRoute): unknown[] {
    return [
      ...[organizationId, this.ids.next(), route.code, route.route, this.rails.name, accountId],
      JSON.stringify(route),
    ];
  }
}

/** Who was first is right: of two that asked at once, a rail may have told each of another one. */
const insertion = `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, standing)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
