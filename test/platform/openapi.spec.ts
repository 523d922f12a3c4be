import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Type } from '@nestjs/common';
import { errorContracts } from '#errors';
import { AccountsModule } from '../../apps/accounts/src/accounts.module.js';
import { ComplianceModule } from '../../apps/compliance/src/compliance.module.js';
import { PayinsModule } from '../../apps/payins/src/payins.module.js';
import { PayoutsModule } from '../../apps/payouts/src/payouts.module.js';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { StaffModule } from '../../apps/staff/src/staff.module.js';
import { WebhooksModule } from '../../apps/webhooks/src/webhooks.module.js';
import { filesUnder, read as textOf } from '../architecture/workspace.js';
import { Gatehouse, type GatehouseOptions, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';
import { errorTable } from './error-table.js';
import {
  type Document,
  errorProblems,
  exampleProblems,
  operationProblems,
  operationsOf,
  referenceProblems,
  routesOf,
} from './openapi-rules.js';

interface Published {
  readonly document: Document;
  readonly routes: readonly string[];
}

const services: Readonly<Record<string, Type>> = {
  platform: PlatformModule,
  accounts: AccountsModule,
  compliance: ComplianceModule,
  payouts: PayoutsModule,
  payins: PayinsModule,
  webhooks: WebhooksModule,
  staff: StaffModule,
};
const published = new Map<string, Published>();
const of = (service: string): Published => published.get(service) as Published;

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  published.set('platform', await publishedBy(gatehouse));
  for (const [name, module] of Object.entries(services).slice(1)) published.set(name, await startedBeside({ module }));
  published.set('live', await startedBeside({ environment: liveEnvironment, inAnotherMode: true }));
});
afterAll(() => gatehouse.stop());

describe.each([...Object.keys(services), 'live'])('the contract of %s', (service) => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(of(service).document) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has every route of the service, and no other', () => {
    const { document, routes } = of(service);
    const documented = operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const served = routes.filter(
      (route) => !/ \/((docs|demo|widget|console|onboard)(\/.*|\*)?|openapi\.json)?$/.test(route),
    );
    const hidden = service === 'live' ? served.filter((route) => / \/sandbox\/|\/sandbox$/.test(route)) : [];
    expect(documented.sort()).toEqual(served.filter((route) => !hidden.includes(route)).sort());
  });

  test('tells of every operation who may call it, what it answers and how it fails', () => {
    expect(operationProblems(of(service).document)).toEqual([]);
  });

  test('names every error as callers know it', () => {
    expect(errorProblems(of(service).document)).toEqual([]);
  });

  test('has no reference that leads nowhere, and no shape that nothing leads to', () => {
    expect(referenceProblems(of(service).document)).toEqual([]);
  });

  test('has examples that are right', () => {
    expect(exampleProblems(of(service).document)).toEqual([]);
  });
});

/** Under the name that it is given for the contract, or else its own. */
const documentedClass = /^(?:@ApiSchema\(\{ name: '(\w+)' \}\)\n)?(?:export )?class (\w+)/gm;

describe('the contract as a whole', () => {
  test('is that of the siblings together', () => {
    const routes = (service: string): string[] =>
      operationsOf(of(service).document).map(({ method, path }) => `${method} ${path}`);
    const together = new Set(Object.keys(services).slice(1).flatMap(routes));
    expect([...together].sort()).toEqual(routes('platform').sort());
  });

  test('has one shape to a name: of two classes that are called alike, one would be documented as the other', () => {
    const names = filesUnder('.')
      .filter((path) => /^(apps\/.*\.(view|dto)|libs\/.*(?<!spec(-fixture)?))\.ts$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(documentedClass)].map(([, given, name]) => given ?? name));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has no sandbox in live mode', () => {
    expect(Object.keys(of('platform').document.paths).filter((path) => path.startsWith('/sandbox'))).not.toEqual([]);
    expect(Object.keys(of('live').document.paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
    expect(operationsOf(of('live').document).filter(({ operation }) => operation['x-sandbox-only'])).toEqual([]);
  });

  test('knows the errors that the code can throw, and no others', () => {
    expect([...errorContracts.keys()].sort()).toEqual(Object.keys(errorTable).sort());
  });
});

describe('a fault in the contract is found', () => {
  type Fault = [name: string, at: readonly string[], value: unknown, (document: Document) => string[], RegExp];
  const create = ['paths', '/organizations', 'post'];
  const read = ['paths', '/organizations/{organizationId}', 'get'];
  const schema = (...at: string[]): string[] => ['components', 'schemas', ...at];
  const country = schema('Organization', 'properties', 'country', 'example');
  const [operation, error, reference, example] = [operationProblems, errorProblems, referenceProblems, exampleProblems];

  test.each<Fault>([
    ['no summary', [...create, 'summary'], undefined, operation, /POST \/organizations: has no summary/],
    ['no tag', [...create, 'tags'], undefined, operation, /has not one tag/],
    ['no caller', [...create, 'x-callers'], undefined, operation, /does not say who may call it/],
    ['no scope', [...create, 'x-scope'], undefined, operation, /has a scope, or none/],
    ['no key', [...create, 'security'], undefined, operation, /asks for a key/],
    ['a lost parameter', [...read, 'parameters'], [], operation, /names the parameters/],
    ['no success', [...create, 'responses', '201'], undefined, operation, /has 0 answers of success/],
    ['no answer', [...create, 'responses', '201', 'content'], undefined, operation, /does not show its answer/],
    ...['400', '401', '403', '404', '409', '422', '429', '500', '503'].map((status): Fault => [
      `no ${status}`,
      [...create, 'responses', status],
      undefined,
      operation,
      /does not show the error/,
    ]),
    ['errors not listed', [...create, 'x-errors'], [], operation, /shows the error \w+ and does not list/],
    ['an error unheard of', [...create, 'x-errors'], ['Oops'], operation, /lists Oops, which is no error/],
    ['an id used twice', [...create, 'operationId'], 'Organization.list', operation, /two operations are called/],
    ['an empty path', ['paths', '/empty'], {}, operation, /\/empty: has no operation/],
    ['a lost error', schema('Forbidden'), undefined, error, /Forbidden: is missing/],
    ['a new error', schema('Oops'), { 'x-status': 418 }, error, /Oops: is not in the table/],
    ['another status', schema('Forbidden', 'x-status'), 401, error, /Forbidden: status is 401, not 403/],
    ['a renamed param', schema('ForbiddenParams', 'properties'), { scope: {} }, error, /Forbidden: params/],
    ['a param that may be absent', schema('ForbiddenParams', 'required'), [], error, /Forbidden: params/],
    ['a lost field', schema('FieldFailure', 'properties', 'field'), undefined, error, /FieldFailure is/],
    ['a lost shape', schema('Organization'), undefined, reference, /Organization: leads nowhere/],
    ['a shape nobody needs', schema('Spare'), {}, reference, /Spare: nothing leads to it/],
    ['a way outside', schema('Organization'), { $ref: 'other.json' }, reference, /other.json: leads outside/],
    ['a wrong example', country, 'Peru', example, /Organization.country: its example is refused/],
  ])('%s', (_, at, value, problemsOf, expected) => {
    const { document } = of('platform');
    expect(problemsOf(document)).toEqual([]);
    expect(problemsOf(changed(document, at, value) as Document).join('\n')).toMatch(expected);
  });

  test('a route, however deep in the tree', () => {
    const tree =
      '├── /x (GET, HEAD)\n└── /a (GET, HEAD)\n    ├── /:id (POST)\n    │   └── /b (DELETE)\n    └── * (GET)';
    expect(routesOf(tree)).toEqual(['GET /x', 'GET /a', 'POST /a/{id}', 'DELETE /a/{id}/b', 'GET /a*']);
  });
});

async function startedBeside(options: Omit<GatehouseOptions, 'beside'>): Promise<Published> {
  const other = await Gatehouse.start({ ...options, beside: gatehouse });
  try {
    return await publishedBy(other);
  } finally {
    await other.stop();
  }
}

async function publishedBy({ service, anyone }: Gatehouse): Promise<Published> {
  const { status, body } = await anyone.get('/openapi.json');
  expect(status).toBe(200);
  const http = service.app.getHttpAdapter().getInstance();
  return { document: body as unknown as Document, routes: routesOf(http.printRoutes({ commonPrefix: false })) };
}

/** A copy in which one place has another value, or none. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const record = (value ?? {}) as Record<string, unknown>;
  const { [key]: old, ...others } = record;
  const next = changed(old, rest, to);
  return next === undefined ? others : { ...others, [key]: next };
}
