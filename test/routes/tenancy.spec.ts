import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/api.js';
import { idFields } from '../support/arbitrary.js';
import { digestOf } from '../support/database-digest.js';
import { absentIds, idsFor, make } from '../support/resources.js';
import { type Route, addressOf, nameOf, parametersIn } from '../support/routes.js';
import { World, inParallel } from '../support/world.js';

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Attempt {
  readonly route: Route;
  readonly what: string;
  readonly address: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The ids in it that are not the caller's. */
  readonly ids: readonly string[];
}

/** The same words, whoever's id it was. */
function comparable({ status, headers, body }: Answer, ids: readonly string[]): unknown {
  const { errorInstanceId, ...rest } = body;
  const text = ids.reduce((left, id) => left.replaceAll(id, '<id>'), JSON.stringify(rest));
  const names = [...headers.keys()].filter((name) => name !== 'content-length').sort();
  return { status, headers: names, body: JSON.parse(text) as unknown, instance: typeof errorInstanceId };
}

async function send({ route, address, body, headers }: Attempt): Promise<Answer> {
  return world.callerOf(route).call(route.method, address, body, headers);
}

/** What is answered about a stranger's id must not tell that there is something behind it. */
async function expectNoDifference(
  pairs: readonly (readonly [foreign: Attempt, absent: Attempt, status?: number])[],
): Promise<void> {
  const before = await digestOf(world.databaseUrl);
  const found = await inParallel(pairs, async ([foreign, absent, status]) => {
    const [toForeign, toAbsent] = [await send(foreign), await send(absent)];
    const seen = comparable(toForeign, foreign.ids);
    const expected = comparable(toAbsent, absent.ids);
    const isRight =
      status === undefined || (toForeign.status === status && toForeign.body['name'] === 'ResourceNotFound');
    const same = JSON.stringify(seen) === JSON.stringify(expected);
    return isRight && same
      ? []
      : [{ route: nameOf(foreign.route), what: foreign.what, foreign: seen, absent: expected }];
  });
  expect(found.flat()).toEqual([]);
  expect(await digestOf(world.databaseUrl)).toEqual(before);
}

/** All ways to put at least one foreign id into the path. */
function subsets(names: readonly string[]): string[][] {
  const all = names.reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
  return all.filter((set) => set.length > 0);
}

async function foreignInPath(route: Route): Promise<(readonly [Attempt, Attempt, number])[]> {
  const names = parametersIn(route, 'path').map(({ name }) => name);
  const [own, foreign] = [
    await idsFor(world.ownerOf(world.mine), route),
    await idsFor(world.ownerOf(world.theirs), route),
  ];
  const body = await world.bodyFor(route);
  return subsets(names).map((set) => {
    const attempt = (ids: Record<string, string>): Attempt => {
      const put = Object.fromEntries(set.map((name) => [name, ids[name] ?? '']));
      const address = addressOf(route, { ...own, ...put });
      return { route, what: `another's ${set.join(' and ')}`, address, body, headers: {}, ids: Object.values(put) };
    };
    return [attempt(foreign), attempt(absentIds(route)), 404] as const;
  });
}

async function foreignInQuery(route: Route): Promise<(readonly [Attempt, Attempt])[]> {
  const pairs: (readonly [Attempt, Attempt])[] = [];
  const address = await world.addressFor(route);
  for (const { name, schema } of parametersIn(route, 'query')) {
    if (schema.format !== 'uuid' || name === 'nextId') continue;
    const foreign = await make(world.ownerOf(world.theirs), name, nameOf(route));
    const attempt = (id: string): Attempt => {
      const query = new URLSearchParams({ [name]: id }).toString();
      return {
        route,
        what: `another's ${name} in the query`,
        address: `${address}?${query}`,
        body: undefined,
        headers: {},
        ids: [id],
      };
    };
    pairs.push([attempt(foreign), attempt(randomUUID())]);
  }
  return pairs;
}

async function foreignInBody(route: Route): Promise<(readonly [Attempt, Attempt])[]> {
  if (route.body === undefined || route.callers === 'operator') return [];
  const valid = await world.bodyFor(route, { optional: true });
  const pairs: (readonly [Attempt, Attempt])[] = [];
  const address = await world.addressFor(route);
  for (const name of idFields(world.routes, route.body)) {
    const own = await make(world.ownerOf(world.mine), name, nameOf(route));
    const foreign = await make(world.ownerOf(world.theirs), name, nameOf(route));
    const attempt = (id: string): Attempt => {
      const text = JSON.stringify(valid, (field, value: unknown) => (field === name ? id : value)).replaceAll(own, id);
      return { route, what: `another's ${name} in the body`, address, body: JSON.parse(text), headers: {}, ids: [id] };
    };
    pairs.push([attempt(foreign), attempt(randomUUID())]);
  }
  return pairs;
}

async function onBehalfOf(route: Route): Promise<readonly [Attempt, Attempt, number]> {
  const address = await world.addressFor(route);
  const body = await world.bodyFor(route);
  const attempt = (id: string): Attempt => ({
    route,
    what: 'on behalf of another',
    address,
    body,
    headers: { 'On-Behalf-Of': id },
    ids: [id],
  });
  return [attempt(world.theirs.id), attempt(randomUUID()), 404];
}

describe("another organization's id is as good as none", () => {
  test('in the path of every route', async () => {
    const pairs = (await inParallel(world.routes.forOrganizations, foreignInPath)).flat();
    expect(pairs.length).toBeGreaterThan(0);
    await expectNoDifference(pairs);
  });

  test('in the query of every route', async () => {
    const pairs = (await inParallel(world.routes.forOrganizations, foreignInQuery)).flat();
    await expectNoDifference(pairs);
  });

  test('in the body of every route', async () => {
    const pairs = (await inParallel(world.routes.forOrganizations, foreignInBody)).flat();
    await expectNoDifference(pairs);
  });

  test('in On-Behalf-Of, on every route', async () => {
    const pairs = await inParallel(world.routes.forOrganizations, onBehalfOf);
    await expectNoDifference(pairs);
  });

  test('nor may the operator mix the resources of two organizations', async () => {
    const routes = world.routes.all.filter(
      ({ callers }) => callers === 'operator' || callers === 'operatorOrOrganization',
    );
    const attempts = (await inParallel(routes, foreignInPath)).flat().map(([foreign]) => foreign);
    const mixed = attempts.filter(({ route, ids }) => ids.length < parametersIn(route, 'path').length);
    const faults = await inParallel(mixed, async ({ route, what, address, body }) => {
      const { status } = await world.gatehouse.operator.call(route.method, address, body);
      return status === 404 ? [] : [`${nameOf(route)} with ${what}: ${status}`];
    });
    expect(faults.flat()).toEqual([]);
  });

  test('and to the operator an absent id is no more than that', async () => {
    const routes = world.routes.all.filter(
      (route) => route.callers === 'operator' && parametersIn(route, 'path').length > 0,
    );
    const answers = await inParallel(routes, async (route) => {
      const address = addressOf(route, absentIds(route));
      const { status, body } = await world.gatehouse.operator.call(route.method, address, await world.bodyFor(route));
      return [nameOf(route), status, body['name']];
    });
    expect(answers).toEqual(routes.map((route) => [nameOf(route), 404, 'ResourceNotFound']));
  });
});
