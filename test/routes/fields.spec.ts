import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { variantExample } from '../../libs/docs-site/src/schema-example.js';
import { type Schema as Shown, type Schemas, variantsOf } from '../../libs/docs-site/src/schema.js';
import { idFields, tagOf, validFor, withId } from '../support/routes/arbitrary.js';
import { type Parameter, type Route, type Schema, nameOf, parametersIn } from '../support/routes/routes.js';
import { make } from '../support/routes/resources.js';
import { oneOfEach } from '../support/run/sweep.js';
import { type Violation, violationsOf } from '../support/routes/violations.js';
import { type Attempt, type VariantAttempt, World, inParallel, isTaken } from '../support/routes/world.js';

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Each of these fields is right for itself, and refused beside another one. */
const refusedTogether = [
  // One of the fields is for the operator alone.
  /^PATCH \/accounts\/\{accountId\}: .*Forbidden/,
  // Attestations of a business are not asked for of one of its persons.
  /^POST \/compliance\/reviews\/\{complianceReviewId\}\/decisions: .*requests\.0\.associatedPersonId.*must be left out/,
  // A counterparty is an individual or a business.
  /^PATCH \/counterparties\/\{counterpartyId\}: .*"name".*must be left out/,
  // Who was invited is active once they come.
  /^PATCH \/staff\/\{staffId\}: .*before the invitation is accepted/,
];

interface Case extends Attempt {
  readonly violation: Violation;
}

/** Of each variant of the body. */
async function casesOf(route: Route): Promise<Case[]> {
  const attempts = await world.attempts(route, { optional: true });
  return attempts.flatMap(({ variant, ...attempt }) =>
    violationsOf(world.routes, variant, attempt.body).map((violation) => ({
      ...attempt,
      body: violation.body,
      violation,
    })),
  );
}

/** Of each field of each variant, a default run tries one way of being wrong. */
function kindOf({ route, body, violation: { field } }: Case): string {
  const { type } = (body ?? {}) as { type?: unknown };
  return `${nameOf(route)} ${JSON.stringify(type)} ${field}`;
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

/** To try payouts out is taken, whatever is wrong with one of them: each tells of its own fields. */
function isToldByItsRow(body: Readonly<Record<string, unknown>>, field: string): boolean {
  const [, place, within = ''] = /^payouts\.(\d+)\.?(.*)$/.exec(field) ?? [];
  const rows = (body['payouts'] ?? []) as { failures?: { name: string; fields: string[] }[] }[];
  return (rows[Number(place)]?.failures ?? []).some(
    ({ name, fields }) => name === 'ValidationFailed' && fields.every((named) => named.startsWith(within)),
  );
}

async function faultsOf(cases: readonly Case[]): Promise<string[]> {
  const faults = await inParallel(cases, async ({ violation: { field, why }, ...attempt }) => {
    const { route } = attempt;
    const answer = await world.send(attempt);
    if (answer.status === 400 && isNamed(answer.body, field)) return [];
    if (answer.status === 200 && isToldByItsRow(answer.body, field)) return [];
    return [`${nameOf(route)}, where ${field} ${why}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`];
  });
  return faults.flat();
}

describe('a body with one wrong field', () => {
  test('is refused by every route at that field, and nothing is written', async () => {
    const every = (await inParallel(world.routes.withBody, casesOf)).flat();
    const cases = oneOfEach(every, kindOf);
    expect(every.length).toBeGreaterThan(world.routes.withBody.length * 10);
    const before = await world.digest();
    expect(await faultsOf(cases)).toEqual([]);
    expect(await world.digest()).toEqual(before);
  }, 120_000);

  test('with all fields right, is taken: so it was that field', async () => {
    const attempts = await inParallel(world.routes.withBody, (route) => world.attempts(route, { optional: true }));
    const faults = await inParallel(attempts.flat(), async (attempt) => {
      const answer = await world.send(attempt);
      return isTaken(attempt.route, answer) ? [] : [`${nameOf(attempt.route)}: ${JSON.stringify(answer.body)}`];
    });
    expect(faults.flat()).toEqual(refusedTogether.map((fault): unknown => expect.stringMatching(fault)));
  });
});

describe('a body of an attestation', () => {
  test('is taken as the documentation shows it, and as it can be made up from it', async () => {
    const routes = world.routes.withBody.filter(({ path }) => path.endsWith('/attestations'));
    const attempts = (await inParallel(routes, (route) => world.attempts(route))).flat();
    expect(attempts.length).toBeGreaterThanOrEqual(31);
    const faults = await inParallel(attempts, async (attempt) => {
      for (const body of await bodiesOf(attempt)) {
        const answer = await world.send({ ...attempt, body });
        if (answer.status !== 201) return [[nameOf(attempt.route), body, answer.body]];
      }
      return [];
    });
    expect(faults.flat()).toEqual([]);
  });

  async function bodiesOf({ route, variant }: VariantAttempt): Promise<unknown[]> {
    const ids: Record<string, string> = {};
    for (const name of idFields(world.routes, variant))
      ids[name] = await make(world.ownerOf(world.mine), name, nameOf(route));
    const every = validFor(world.routes, variant, { optional: true, ids });
    const needed = validFor(world.routes, variant, { ids });
    return [withIds(exampleFor(route, variant), ids), ...fc.sample(fc.oneof(every, needed), 6)];
  }

  function exampleFor(route: Route, variant: Schema): unknown {
    const body = route.body as unknown as Shown;
    const schemas = new Map(Object.entries(world.routes.document.components.schemas)) as unknown as Schemas;
    const shown = variantsOf(body, schemas).find(({ label }) => label === tagOf(world.routes, variant));
    return shown === undefined ? undefined : variantExample(shown, body, schemas, 'request');
  }

  function withIds(body: unknown, ids: Readonly<Record<string, string>>): unknown {
    return Object.entries(ids).reduce((made, [name, id]) => withId(made, name, id), body);
  }
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

async function addressesOf(routes: readonly Route[]): Promise<ReadonlyMap<Route, string>> {
  return new Map(await inParallel(routes, async (route) => [route, await world.addressFor(route)] as const));
}

describe('a query with one wrong parameter', () => {
  test('is refused by every route at that parameter', async () => {
    const cases = world.routes.guarded.flatMap((route) =>
      parametersIn(route, 'query').flatMap((parameter) => wrongValues(parameter).map((query) => ({ route, query }))),
    );
    const addresses = await addressesOf(world.routes.guarded);
    const faults = await inParallel(cases, async ({ route, query }) => {
      const answer = await world.callerOf(route).call(route.method, `${addresses.get(route) ?? ''}?${query}`);
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
    const addresses = await addressesOf(routes);
    const faults = await inParallel(cases, async ({ route, name }) => {
      const answer = await world.callerOf(route).call(route.method, `${addresses.get(route) ?? ''}?${name}=1`);
      return answer.status === 400 && isNamed(answer.body, name)
        ? []
        : [`${nameOf(route)}?${name}=1: ${answer.status}`];
    });
    expect(faults.flat()).toEqual([]);
  });

  test('that is not UTF-8, or not readable at all, is no mistake of ours', async () => {
    const odd = ['limit=%FF', 'limit=%', '%', '%ZZ=1', 'a'.repeat(8_000), '&'.repeat(2_000), '=', '?', 'x=%F0%9F'];
    const cases = world.routes.guarded.flatMap((route) => odd.map((query) => ({ route, query })));
    const addresses = await addressesOf(world.routes.guarded);
    const faults = await inParallel(cases, async ({ route, query }) => {
      // Removed only once, it would not be there for the next one.
      const address =
        route.method === 'DELETE' ? route.path.replaceAll(/\{\w+\}/g, 'absent') : (addresses.get(route) ?? '');
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
    const routes = world.routes.guarded.filter(({ path }) => path.includes('{'));
    const cases = routes.flatMap((route) => odd.map((id) => ({ route, id })));
    const bodies = new Map(await inParallel(routes, async (route) => [route, await world.bodyFor(route)] as const));
    const faults = await inParallel(cases, async ({ route, id }) => {
      const address = route.path.replace(/\{\w+\}/g, id);
      const answer = await world.callerOf(route).call(route.method, address, bodies.get(route));
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
