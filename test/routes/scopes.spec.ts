import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Scope, grants, scopes } from '#contracts';
import type { Answer, Api } from '../support/api.js';
import { digestOf } from '../support/database-digest.js';
import { type Route, nameOf } from '../support/routes.js';
import { World, inParallel } from '../support/world.js';

let world: World;
const single = new Map<Scope, Api>();
const lacking = new Map<Scope, Api>();

beforeAll(async () => {
  world = await World.open();
  for (const scope of scopes) {
    const others = scopes.filter((held) => !grants([held], scope));
    single.set(scope, await world.gatehouse.keyFor(world.mine.id, [scope]));
    lacking.set(scope, await world.gatehouse.keyFor(world.mine.id, others));
  }
});
afterAll(() => world.close());

function keyIn(keys: ReadonlyMap<Scope, Api>, scope: string | undefined): Api {
  const api = keys.get(scope as Scope);
  if (api === undefined) throw new Error(`${String(scope)} is not a scope that keys can have`);
  return api;
}

async function send(route: Route, api: Api): Promise<Answer> {
  return api.call(route.method, await world.addressFor(route), await world.bodyFor(route));
}

function isForbidden({ status, body }: Answer, scope: string | undefined): boolean {
  const { requiredScope } = (body['params'] ?? {}) as { requiredScope?: string };
  return status === 403 && body['name'] === 'Forbidden' && requiredScope === scope;
}

/** A line for every answer that is not as it should be. */
async function wrong<T>(
  cases: readonly T[],
  check: (item: T) => Promise<readonly [isRight: boolean, line: string]>,
): Promise<string[]> {
  expect(cases.length).toBeGreaterThan(0);
  return (await inParallel(cases, check)).filter(([isRight]) => !isRight).map(([, line]) => line);
}

function line(route: Route, key: string, { status, body }: Answer): string {
  return `${nameOf(route)} with ${key}: ${status} ${JSON.stringify(body)}`;
}

describe('what a key may do', () => {
  test('every route names its scope, and it is one that keys can have', () => {
    const unknown = world.routes.forOrganizations.filter(
      ({ scope }) => !(scopes as readonly string[]).includes(scope ?? ''),
    );
    expect(unknown.map(nameOf)).toEqual([]);
  });

  test('without the scope of a route, every other scope together is not enough', async () => {
    const cases = await inParallel(world.routes.forOrganizations, async (route) => {
      return { route, address: await world.addressFor(route), body: await world.bodyFor(route) };
    });
    const before = await digestOf(world.databaseUrl);
    const faults = await wrong(cases, async ({ route, address, body }) => {
      const answer = await keyIn(lacking, route.scope).call(route.method, address, body);
      return [isForbidden(answer, route.scope), line(route, `all but ${String(route.scope)}`, answer)];
    });
    expect(faults).toEqual([]);
    expect(await digestOf(world.databaseUrl)).toEqual(before);
  });

  test('nor is any other scope alone', async () => {
    const cases = world.routes.forOrganizations.flatMap((route) =>
      scopes.filter((held) => !grants([held], route.scope as Scope)).map((held) => ({ route, held })),
    );
    const faults = await wrong(cases, async ({ route, held }) => {
      const answer = await send(route, keyIn(single, held));
      return [isForbidden(answer, route.scope), line(route, held, answer)];
    });
    expect(faults).toEqual([]);
  });

  test('with exactly its scope, a key is let in', async () => {
    const cases = world.routes.forOrganizations.flatMap((route) =>
      scopes.filter((held) => grants([held], route.scope as Scope)).map((held) => ({ route, held })),
    );
    const faults = await wrong(cases, async ({ route, held }) => {
      const answer = await send(route, keyIn(single, held));
      return [answer.status !== 401 && !isForbidden(answer, route.scope), line(route, held, answer)];
    });
    expect(faults).toEqual([]);
  });
});

describe('whose routes they are', () => {
  test("the operator's are closed to every key of an organization", async () => {
    const routes = world.routes.all.filter(({ callers }) => callers === 'operator');
    const cases = routes.flatMap((route) => [world.mine.api, ...single.values()].map((api) => ({ route, api })));
    const faults = await wrong(cases, async ({ route, api }) => {
      const answer = await send(route, api);
      return [isForbidden(answer, 'operator'), line(route, 'a key', answer)];
    });
    expect(faults).toEqual([]);
  });

  test("an organization's are closed to the operator, who has none", async () => {
    const routes = world.routes.all.filter(({ callers }) => callers === 'organization');
    const faults = await wrong(routes, async (route) => {
      const answer = await send(route, world.gatehouse.operator);
      return [isForbidden(answer, route.scope), line(route, 'the operator key', answer)];
    });
    expect(faults).toEqual([]);
  });

  test('what is said to be for both is for the operator too', async () => {
    const routes = world.routes.all.filter(({ callers }) => callers === 'operatorOrOrganization');
    const faults = await wrong(routes, async (route) => {
      const answer = await send(route, world.gatehouse.operator);
      return [answer.status !== 401 && answer.status !== 403, line(route, 'the operator key', answer)];
    });
    expect(faults).toEqual([]);
  });

  test('routes that anyone may call need no key', async () => {
    const routes = world.routes.all.filter(({ callers }) => callers === 'anyone');
    const faults = await wrong(routes, async (route) => {
      const answer = await world.gatehouse.anyone.call(route.method, await world.addressFor(route));
      return [answer.status === 200, line(route, 'no key', answer)];
    });
    expect(faults).toEqual([]);
  });
});
