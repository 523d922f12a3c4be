import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer, Api } from '../support/service/api.js';
import { idFields, tagOf, withId } from '../support/routes/arbitrary.js';
import { absentIds, idsFor, idsInPath, make } from '../support/routes/resources.js';
import { type Route, addressOf, nameOf, parametersIn } from '../support/routes/routes.js';
import { type Attempt, World, inParallel, isTaken } from '../support/routes/world.js';

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Asked extends Attempt {
  readonly what: string;
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

/** Decisions are the operator's, to whom nobody is a stranger: a key is not told more than of any other route. */
const byKey = ({ route }: Attempt): Api | undefined =>
  route.scope === 'compliance:decide' ? world.mine.api : undefined;

/** What is answered about a stranger's id must not tell that there is something behind it. */
async function expectNoDifference(
  pairs: readonly (readonly [foreign: Asked, absent: Asked, status?: number])[],
): Promise<void> {
  const before = await world.digest();
  const found = await inParallel(pairs, async ([foreign, absent, status]) => {
    const [toForeign, toAbsent] = [
      await world.send(foreign, byKey(foreign), foreign.headers),
      await world.send(absent, byKey(absent), absent.headers),
    ];
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
  expect(await world.digest()).toEqual(before);
}

/** All ways to put at least one foreign id into the path. */
function subsets(names: readonly string[]): string[][] {
  const all = names.reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
  return all.filter((set) => set.length > 0);
}

/** The ids in a path. What is put is named last, by whoever puts it: it need not be there before, and is nobody else's. */
function putInPath(route: Route): string[] {
  const names = idsInPath(route);
  return route.method === 'PUT' ? names.slice(0, -1) : names;
}

async function foreignInPath(route: Route): Promise<(readonly [Asked, Asked, number])[]> {
  const names = putInPath(route);
  const [own, foreign] = [
    await idsFor(world.ownerOf(world.mine), route),
    await idsFor(world.ownerOf(world.theirs), route),
  ];
  const body = await world.bodyFor(route);
  return subsets(names).map((set) => {
    const attempt = (ids: Record<string, string>): Asked => {
      const put = Object.fromEntries(set.map((name) => [name, ids[name] ?? '']));
      const address = addressOf(route, { ...own, ...put });
      return { route, what: `another's ${set.join(' and ')}`, address, body, headers: {}, ids: Object.values(put) };
    };
    return [attempt(foreign), attempt(absentIds(route)), 404] as const;
  });
}

async function foreignInQuery(route: Route): Promise<(readonly [Asked, Asked])[]> {
  const pairs: (readonly [Asked, Asked])[] = [];
  const address = await world.addressFor(route);
  for (const { name, schema } of parametersIn(route, 'query')) {
    if (schema.format !== 'uuid' || name === 'nextId') continue;
    const foreign = await make(world.ownerOf(world.theirs), name, nameOf(route));
    const attempt = (id: string): Asked => {
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

/** Where an own id is refused as well, because of what else has to hold of it. */
const refusedWithOwnIds: readonly string[] = [
  // Persons are asked about whom the review lists: test/compliance/information-requests.spec.ts has both.
  'POST /compliance/reviews/{complianceReviewId}/decisions: associatedPersonId in requestInformation',
  'POST /compliance/reviews/{complianceReviewId}/decisions: id in requestInformation',
];

interface AskedInBody {
  readonly own: Asked;
  readonly foreign: Asked;
  readonly absent: Asked;
}

/** Of each id field in each variant of the body. */
async function foreignInBody(route: Route): Promise<AskedInBody[]> {
  if (route.callers === 'operator') return [];
  const all: AskedInBody[] = [];
  for (const { variant, ...attempt } of await world.attempts(route, { optional: true })) {
    const kind = tagOf(world.routes, variant) ?? 'the body';
    for (const name of idFields(world.routes, variant)) {
      const foreign = await make(world.ownerOf(world.theirs), name, nameOf(route));
      const asked = (id: string): Asked => ({
        ...attempt,
        what: `${name} in ${kind}`,
        body: withId(attempt.body, name, id),
        headers: {},
        ids: [id],
      });
      const own = { ...asked(''), body: attempt.body };
      // A field of a variant that this body does not have, somewhere within it.
      if (JSON.stringify(asked('').body) === JSON.stringify(attempt.body)) continue;
      all.push({ own, foreign: asked(foreign), absent: asked(randomUUID()) });
    }
  }
  return all;
}

async function onBehalfOf(route: Route): Promise<readonly [Asked, Asked, number]> {
  const address = await world.addressFor(route);
  const body = await world.bodyFor(route);
  const attempt = (id: string): Asked => ({
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
    const asked = (await inParallel(world.routes.forOrganizations, foreignInBody)).flat();
    await expectNoDifference(asked.map(({ foreign, absent }) => [foreign, absent] as const));
    const faults = await inParallel(asked, async ({ own }) => {
      const answer = await world.send(own);
      return isTaken(own.route, answer) ? [] : [`${nameOf(own.route)}: ${own.what}`];
    });
    expect(faults.flat()).toEqual(refusedWithOwnIds);
  });

  test('in On-Behalf-Of, on every route', async () => {
    const pairs = await inParallel(world.routes.forOrganizations, onBehalfOf);
    await expectNoDifference(pairs);
  });

  test('nor may the operator mix the resources of two organizations', async () => {
    const routes = world.routes.all.filter(
      // What is on a chain is in no organization's path.
      ({ callers, path }) =>
        (callers === 'operator' || callers === 'operatorOrOrganization') && !path.startsWith('/chains/'),
    );
    const attempts = (await inParallel(routes, foreignInPath)).flat().map(([foreign]) => foreign);
    const mixed = attempts.filter(({ route, ids }) => ids.length < idsInPath(route).length);
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
