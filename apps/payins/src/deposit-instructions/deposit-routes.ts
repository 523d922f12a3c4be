import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { ConfiguredPayinRail, type DepositRoute } from '#rails';
import { Ids, Log } from '#runtime';
import { type Account, Standings } from '#standing';
import { PayinRoute } from '../records/payin-route.entity.js';

type RouteOwner = Pick<Account, 'organizationId' | 'id'>;

/** The account's own numbers and codes, to which money can be sent at any time. Requested from the rail on first use. */
@Injectable()
export class DepositRoutes {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly rail: ConfiguredPayinRail,
    private readonly standings: Standings,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async of(account: RouteOwner): Promise<PayinRoute[]> {
    const known = await this.known(account);
    if (known.length > 0) return known;
    const given = await this.rail.depositRoutes(account);
    if (given.length === 0) return [];
    const kept = await this.keep(account, given);
    if (kept.length < given.length)
      this.log.error(
        { rail: this.rail.name, accountId: account.id, given: given.length, kept: kept.length },
        'a rail gave an account routes that belong to others: money sent to them is not accepted for this account',
      );
    return kept;
  }

  private async keep(account: RouteOwner, given: readonly DepositRoute[]): Promise<PayinRoute[]> {
    // In a transaction of its own: the routes are the account's, even if the request that needed them fails.
    await this.unitOfWork.runSeparately(async (tx) => {
      if ((await this.standings.shared(tx, account.organizationId)) === undefined) return;
      for (const route of given) await tx.query(insertion, this.row(account, route));
    });
    return this.known(account);
  }

  /** Only those of the configured rail. */
  private known({ organizationId, id }: RouteOwner): Promise<PayinRoute[]> {
    return this.reads.many(
      PayinRoute,
      'SELECT * FROM payin_route WHERE organization_id = $1 AND account_id = $2 AND rail = $3 AND payin_id IS NULL ORDER BY code',
      [organizationId, id, this.rail.name],
    );
  }

  private row({ organizationId, id: accountId }: RouteOwner, route: DepositRoute): unknown[] {
    const id = this.ids.next();
    return [organizationId, id, route.code, route.route, this.rail.name, accountId, JSON.stringify(route)];
  }
}

/** The first insertion wins: a rail may give two concurrent requests different routes. */
const insertion = `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, standing)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
