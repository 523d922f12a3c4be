import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { digestOf } from '../support/database-digest.js';
import { type Parameter, type Route, nameOf, parametersIn } from '../support/routes.js';
import { type Violation, violationsOf } from '../support/violations.js';
import { World, inParallel } from '../support/world.js';

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Case {
  readonly route: Route;
  readonly address: string;
  readonly violation: Violation;
}

async function casesOf(route: Route): Promise<Case[]> {
  if (route.body === undefined) return [];
  const address = await world.addressFor(route);
  const valid = await world.bodyFor(route, { optional: true });
  return violationsOf(world.routes, route.body, valid).map((violation) => ({ route, address, violation }));
}

/** The field itself is named, items of lists by their place. */
function isNamed(body: Readonly<Record<string, unknown>>, field: string): boolean {
  const { failures = [] } = (body['params'] ?? {}) as {
    failures?: readonly { field: string; messages: readonly string[] }[];
  };
  const fitting = [field, `${field}.inner`];
  return (
    body['name'] === 'ValidationFailed' &&
    failures.some((failure) => fitting.includes(failure.field) && failure.messages.length > 0)
  );
}

async function faultsOf(cases: readonly Case[]): Promise<string[]> {
  const faults = await inParallel(cases, async ({ route, address, violation: { field, why, body } }) => {
    const answer = await world.callerOf(route).call(route.method, address, body);
    if (answer.status === 400 && isNamed(answer.body, field)) return [];
    return [`${nameOf(route)}, where ${field} ${why}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`];
  });
  return faults.flat();
}

describe('a body with one wrong field', () => {
  test('is refused by every route at that field, and nothing is written', async () => {
    const cases = (await inParallel(world.routes.withBody, casesOf)).flat();
    expect(cases.length).toBeGreaterThan(world.routes.withBody.length * 10);
    const before = await digestOf(world.databaseUrl);
    expect(await faultsOf(cases)).toEqual([]);
    expect(await digestOf(world.databaseUrl)).toEqual(before);
  });

  test('with all fields right, is taken: so it was that field', async () => {
    const faults = await inParallel(world.routes.withBody, async (route) => {
      const body = await world.bodyFor(route, { optional: true });
      const answer = await world.callerOf(route).call(route.method, await world.addressFor(route), body);
      return answer.status < 300 ? [] : [`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`];
    });
    expect(faults.flat()).toEqual([]);
  });
});

/** Texts that a parameter does not take, as they stand in the address. */
function wrongValues({ name, schema }: Parameter): string[] {
  const value =
    schema.type === 'integer' || schema.format === 'uuid' || schema.enum !== undefined
      ? ['', 'x', '%F0%9F%98%80', '[]', '__proto__']
      : [];
  const integer = schema.type === 'integer' ? ['-1', '1.5', '1e3', '0x10', '99999999999999999', '+1', '%201'] : [];
  return [
    ...[...value, ...integer, '%00', 'a%00b'].map((text) => `${name}=${text}`),
    ...(value.length > 0 ? [`${name}=x&${name}=y`, `${name}[]=x`, `${name}[a]=x`] : []),
  ];
}

describe('a query with one wrong parameter', () => {
  test('is refused by every route at that parameter', async () => {
    const cases = world.routes.guarded.flatMap((route) =>
      parametersIn(route, 'query').flatMap((parameter) => wrongValues(parameter).map((query) => ({ route, query }))),
    );
    const faults = await inParallel(cases, async ({ route, query }) => {
      const answer = await world.callerOf(route).call(route.method, `${await world.addressFor(route)}?${query}`);
      const field = decodeURIComponent(/^[^=]+/.exec(query)?.[0] ?? '');
      return answer.status === 400 && isNamed(answer.body, field)
        ? []
        : [`${nameOf(route)}?${query}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`];
    });
    expect(faults.flat()).toEqual([]);
  });

  test('is refused where the parameter is not known', async () => {
    const routes = world.routes.guarded.filter((route) => parametersIn(route, 'query').length > 0);
    const names = ['unknownParameter', '__proto__', 'constructor', 'toString', 'limit.x'];
    const cases = routes.flatMap((route) => names.map((name) => ({ route, name })));
    const faults = await inParallel(cases, async ({ route, name }) => {
      const answer = await world.callerOf(route).call(route.method, `${await world.addressFor(route)}?${name}=1`);
      return answer.status === 400 && isNamed(answer.body, name)
        ? []
        : [`${nameOf(route)}?${name}=1: ${answer.status}`];
    });
    expect(faults.flat()).toEqual([]);
  });

  test('that is not UTF-8, or not readable at all, is no mistake of ours', async () => {
    const odd = ['limit=%FF', 'limit=%', '%', '%ZZ=1', 'a'.repeat(8_000), '&'.repeat(2_000), '=', '?', 'x=%F0%9F'];
    const cases = world.routes.guarded.flatMap((route) => odd.map((query) => ({ route, query })));
    const faults = await inParallel(cases, async ({ route, query }) => {
      const address =
        route.method === 'DELETE' ? route.path.replaceAll(/\{\w+\}/g, 'absent') : await world.addressFor(route);
      const { status, body } = await world.callerOf(route).call(route.method, `${address}?${query}`);
      return status < 500 && (status < 400 || typeof body['errorInstanceId'] === 'string')
        ? []
        : [`${nameOf(route)}?${query}: ${status} ${JSON.stringify(body)}`];
    });
    expect(faults.flat()).toEqual([]);
  });
});

describe('a path', () => {
  const odd = [
    '%00',
    '%F0%9F%98%80',
    'x'.repeat(1_500),
    'x'.repeat(10_000),
    '..%2f..%2fetc%2fpasswd',
    '%25',
    '%ZZ',
    '%E0%A4',
    ';',
    "'",
    'ffffffff-ffff-ffff-ffff-fffffffffff',
    '{organizationId}',
  ];

  test('with an id that is none is refused with a standard error', async () => {
    const cases = world.routes.guarded
      .filter(({ path }) => path.includes('{'))
      .flatMap((route) => odd.map((id) => ({ route, id })));
    const faults = await inParallel(cases, async ({ route, id }) => {
      const answer = await world
        .callerOf(route)
        .call(route.method, route.path.replace(/\{\w+\}/g, id), await world.bodyFor(route));
      const { errorInstanceId, name } = answer.body;
      const isRight =
        [400, 404, 414, 431].includes(answer.status) && typeof errorInstanceId === 'string' && typeof name === 'string';
      return isRight
        ? []
        : [`${nameOf(route)} at ${id.slice(0, 40)}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`];
    });
    expect(faults.flat()).toEqual([]);
  });
});
