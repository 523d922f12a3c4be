import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Scope, grants, scopes } from '#contracts';
import type { Answer, Api } from '../support/service/api.js';
import { type Route, nameOf } from '../support/routes/routes.js';
import { type Attempt, World, inParallel, isTaken } from '../support/routes/world.js';

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

/** Where it is refused, a request leaves what it is about as it was: it can be sent with one key after the other. */
function attemptsOn(routes: readonly Route[]): Promise<Attempt[]> {
  return inParallel(routes, (route) => world.attempt(route));
}

/** About something new, as it may be removed. */
async function send(route: Route, api: Api): Promise<Answer> {
  return world.send(await world.attempt(route), api);
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
    const cases = await attemptsOn(world.routes.forOrganizations);
    const before = await world.digest();
    const faults = await wrong(cases, async (attempt) => {
      const { route } = attempt;
      const answer = await world.send(attempt, keyIn(lacking, route.scope));
      return [isForbidden(answer, route.scope), line(route, `all but ${String(route.scope)}`, answer)];
    });
    expect(faults).toEqual([]);
    expect(await world.digest()).toEqual(before);
  });

  test('nor is any other scope alone', async () => {
    const attempts = await attemptsOn(world.routes.forOrganizations);
    const cases = attempts.flatMap((attempt) =>
      scopes.filter((held) => !grants([held], attempt.route.scope as Scope)).map((held) => ({ attempt, held })),
    );
    const before = await world.digest();
    const faults = await wrong(cases, async ({ attempt, held }) => {
      const answer = await world.send(attempt, keyIn(single, held));
      return [isForbidden(answer, attempt.route.scope), line(attempt.route, held, answer)];
    });
    expect(faults).toEqual([]);
    expect(await world.digest()).toEqual(before);
  });

  test('with exactly its scope, a key is let in', async () => {
    const cases = world.routes.forOrganizations.flatMap((route) =>
      scopes.filter((held) => grants([held], route.scope as Scope)).map((held) => ({ route, held })),
    );
    const faults = await wrong(cases, async ({ route, held }) => {
      const answer = await send(route, keyIn(single, held));
      // It may be refused for another reason, such as a limit, once what it is about was found.
      const isLetIn = ![401, 404].includes(answer.status) && !isForbidden(answer, route.scope);
      return [isLetIn, line(route, held, answer)];
    });
    expect(faults).toEqual([]);
  });
});

describe('whose routes they are', () => {
  test("the operator's are closed to every key of an organization", async () => {
    const attempts = await attemptsOn(world.routes.all.filter(({ callers }) => callers === 'operator'));
    const cases = attempts.flatMap((attempt) => [world.mine.api, ...single.values()].map((api) => ({ attempt, api })));
    const faults = await wrong(cases, async ({ attempt, api }) => {
      const answer = await world.send(attempt, api);
      return [isForbidden(answer, 'operator'), line(attempt.route, 'a key', answer)];
    });
    expect(faults).toEqual([]);
  });

  test.each(['session', 'phone', 'invitee', 'staff'] as const)(
    'those for a %s are closed to every key',
    async (only) => {
      const attempts = await attemptsOn(world.routes.all.filter(({ callers }) => callers === only));
      const keys = [world.gatehouse.operator, world.mine.api, ...single.values()];
      const cases = attempts.flatMap((attempt) => keys.map((api) => ({ attempt, api })));
      const faults = await wrong(cases, async ({ attempt, api }) => {
        const answer = await world.send(attempt, api);
        return [isForbidden(answer, attempt.route.scope), line(attempt.route, 'a key', answer)];
      });
      expect(faults).toEqual([]);
    },
  );

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
      return [isTaken(route, answer), line(route, 'the operator key', answer)];
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
