import { Gatehouse, type Organization, everyScope } from './gatehouse.js';
import type { Api } from './api.js';
import { idFields, oneValid } from './arbitrary.js';
import { type Owner, idsFor, make } from './resources.js';
import { type Route, Routes, addressOf, nameOf } from './routes.js';

/** A running Gatehouse with two organizations that know nothing of each other: what a walk over every route needs. */
export class World {
  private constructor(
    readonly gatehouse: Gatehouse,
    readonly routes: Routes,
    readonly mine: Organization,
    readonly theirs: Organization,
  ) {}

  static async open(environment: Readonly<Record<string, string>> = {}): Promise<World> {
    // Nothing goes on by itself: what is written is written by requests.
    const gatehouse = await Gatehouse.start({ environment: { ROLE: 'api', ...environment } });
    const scopes = [...everyScope, 'compliance:decide'] as const;
    const [mine, theirs] = [await gatehouse.organization({ scopes }), await gatehouse.organization({ scopes })];
    return new World(gatehouse, await Routes.of(gatehouse.url), mine, theirs);
  }

  get databaseUrl(): string | undefined {
    return this.gatehouse.environment['DATABASE_URL'];
  }

  close(): Promise<void> {
    return this.gatehouse.stop();
  }

  ownerOf(organization: Organization): Owner {
    return { operator: this.gatehouse.operator, organization };
  }

  /** Whoever may call a route as a matter of course. */
  callerOf(route: Route, organization = this.mine): Api {
    if (route.callers === 'anyone') return this.gatehouse.anyone;
    return route.callers === 'operator' ? this.gatehouse.operator : organization.api;
  }

  /** The address of a route with resources of this organization, made for it. What only the operator may do can end an organization: for that, a new one. */
  async addressFor(route: Route, organization?: Organization): Promise<string> {
    const owner = organization ?? (route.callers === 'operator' ? await this.gatehouse.organization() : this.mine);
    return addressOf(route, await idsFor(this.ownerOf(owner), route));
  }

  /** A body that a route takes. With `optional`, all its fields, and resources of this organization where they are ids. */
  async bodyFor(route: Route, { optional = false, organization = this.mine } = {}): Promise<unknown> {
    if (route.body === undefined) return undefined;
    const ids: Record<string, string> = {};
    for (const name of idFields(this.routes, route.body))
      ids[name] = await make(this.ownerOf(organization), name, `The body of ${nameOf(route)}`);
    return oneValid(this.routes, route.body, { optional, ids });
  }
}

/** Several at a time; the results in their order. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>, lanes = 8): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
