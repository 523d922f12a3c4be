import { Injectable } from '@nestjs/common';
import { type PayinCode, currencyOf, payinCodes } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import {
  type DepositRoute,
  type PayinRail,
  PayinRails,
  ProviderFailed,
  type TakingPayinRails,
  asUnavailable,
  rankedAlike,
  servingFirst,
} from '#rails';
import { Ids, Log } from '#runtime';
import { type Account, Standings } from '#standing';
import { PayinRoute } from '../records/payin-route.entity.js';

type RouteOwner = Pick<Account, 'organizationId' | 'id'>;

/** What is known of one account while its routes are looked for. */
interface Search {
  readonly account: RouteOwner;
  readonly taking: TakingPayinRails;
  /** By the name of the rail; of one that was asked without success, none. */
  readonly known: Map<string, readonly PayinRoute[]>;
  failed?: ProviderFailed;
}

/** The account's own numbers and codes, to which money can be sent at any time. Requested from a rail on first use. */
@Injectable()
export class DepositRoutes {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly rails: PayinRails,
    private readonly standings: Standings,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** One for each currency at most: that which the account has, unless its rail is drained, else of the rail that is chosen for it. */
  async of(account: RouteOwner): Promise<PayinRoute[]> {
    const search: Search = { account, taking: await this.rails.taking(), known: new Map() };
    for (const route of await this.known(account))
      search.known.set(route.rail, [...(search.known.get(route.rail) ?? []), route]);
    const found: PayinRoute[] = [];
    for (const code of payinCodes) found.push(...(await this.forCode(search, code)));
    if (found.length === 0 && search.failed !== undefined) asUnavailable(search.failed);
    return found;
  }

  private async forCode(search: Search, code: PayinCode): Promise<PayinRoute[]> {
    const { account, taking, known } = search;
    const serving = rankedAlike(account.id, servingFirst(taking, currencyOf(code)));
    const has = (rail: PayinRail): PayinRoute[] => (known.get(rail.name) ?? []).filter((route) => route.code === code);
    const own = serving.flatMap(({ rail }) => has(rail));
    if (own.length > 0) return [oldestOf(own)];
    for (const { rail } of serving) {
      // What it gave at first it keeps: currencies that it serves later are for new accounts.
      if (!known.has(rail.name)) await this.ask(search, rail);
      const routes = has(rail);
      if (routes.length > 0) return routes;
    }
    return [];
  }

  private async ask(search: Search, rail: PayinRail): Promise<void> {
    const { account, known } = search;
    known.set(rail.name, []);
    try {
      const given = await rail.depositRoutes(account);
      if (given.length > 0) known.set(rail.name, await this.keepAll(account, rail, given));
    } catch (cause) {
      if (!(cause instanceof ProviderFailed)) throw cause;
      search.failed = cause;
    }
  }

  private async keepAll(account: RouteOwner, rail: PayinRail, given: readonly DepositRoute[]): Promise<PayinRoute[]> {
    await this.keep(account, rail, given);
    const kept = (await this.known(account)).filter((route) => route.rail === rail.name);
    if (kept.length < given.length)
      this.log.error(
        { rail: rail.name, accountId: account.id, given: given.length, kept: kept.length },
        'a rail gave an account routes that belong to others: money sent to them is not accepted for this account',
      );
    return kept;
  }

  private async keep(account: RouteOwner, rail: PayinRail, given: readonly DepositRoute[]): Promise<void> {
    // In a transaction of its own: the routes are the account's, even if the request that needed them fails.
    await this.unitOfWork.runSeparately(async (tx) => {
      if ((await this.standings.shared(tx, account.organizationId)) === undefined) return;
      for (const route of given) await tx.query(insertion, this.row(account, rail, route));
    });
  }

  /** All that it was ever given, by whichever rail. */
  known({ organizationId, id }: RouteOwner): Promise<PayinRoute[]> {
    return this.reads.many(
      PayinRoute,
      'SELECT * FROM payin_route WHERE organization_id = $1 AND account_id = $2 AND payin_id IS NULL ORDER BY code',
      [organizationId, id],
    );
  }

  private row({ organizationId, id: accountId }: RouteOwner, rail: PayinRail, route: DepositRoute): unknown[] {
    return [organizationId, this.ids.next(), route.code, route.route, rail.name, accountId, JSON.stringify(route)];
  }
}

/** So that it stays the same, whatever rail is asked for another currency later. Ids grow. */
function oldestOf(routes: readonly PayinRoute[]): PayinRoute {
  return routes.reduce((oldest, route) => (route.id < oldest.id ? route : oldest));
}

/** The first insertion wins: a rail may give two concurrent requests different routes. */
const insertion = `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, standing)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
