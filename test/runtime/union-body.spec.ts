import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import {
  type AssociatedPersonAttestationPayload,
  type ReviewAttestationPayload,
  Text,
  associatedPersonAttestation,
  reviewAttestation,
} from '#contracts';
import { Clock, Operation, UnionBody, createApp, createLog, readConfig } from '#runtime';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { variantExample } from '../../libs/runtime/src/docs/schema-example.js';
import { type Schema, type Schemas, variantsOf } from '../../libs/runtime/src/docs/schema.js';
import { exampleProblems, referenceProblems, type Document } from '../platform/openapi-rules.js';
import { type Answer, Api } from '../support/api.js';
import { idFields, oneValid, validFor } from '../support/arbitrary.js';
import { type Route, Routes } from '../support/routes.js';
import { violationsOf } from '../support/violations.js';

class Received {
  @Text({ max: 100, describe: 'The class that the body became.' })
  shape: string;
}
const access = { callers: 'anyone' } as const;

@Controller()
class AttestationController {
  @Post('/review')
  @Operation({ summary: 'Of a review', access, answer: Received, status: 201 })
  review(@UnionBody(reviewAttestation) payload: ReviewAttestationPayload): Received {
    return { shape: payload.constructor.name };
  }

  @Post('/person')
  @Operation({ summary: 'Of a person', access, answer: Received, status: 201 })
  person(@UnionBody(associatedPersonAttestation) payload: AssociatedPersonAttestationPayload): Received {
    return { shape: payload.constructor.name };
  }
}
@Module({ controllers: [AttestationController] })
class Attestations {}

let app: NestFastifyApplication;
let url: string;
let anyone: Api;
let routes: Routes;
const routeOf = (path: string): Route => routes.all.find((route) => route.path === path) as Route;
const unions = [
  ['/review', reviewAttestation],
  ['/person', associatedPersonAttestation],
] as const;

beforeAll(async () => {
  const config = { ...readConfig({}, { name: 'test', port: 0 }), logLevel: 'silent' as const };
  app = await createApp({ config, module: Attestations, log: createLog(config) });
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  anyone = new Api(url, undefined);
  routes = await Routes.of(url);
});
afterAll(() => app.close());

function fieldsOf({ body }: Answer): string[] {
  const { failures = [] } = (body['params'] ?? {}) as { failures?: { field: string }[] };
  return failures.map(({ field }) => field);
}

describe.each(unions)('a body of %s that is one of a union', (path, union) => {
  test.each(union.tags.map((tag) => [tag] as const))('becomes the variant of its tag: %s', async (tag) => {
    const answer = await anyone.post(path, validAttestation(tag));
    expect(answer).toMatchObject({
      status: 201,
      body: { shape: (union.variants as Record<string, { name: string }>)[tag]?.name },
    });
  });

  test.each([{}, { type: 'fax' }, { type: null }, { type: ['x'] }, { type: 'toString' }, { legalName: 'Acme' }])(
    '%j names the tags',
    async (body) => {
      const { status, body: refusal } = await anyone.post(path, body);
      expect(status).toBe(400);
      expect(refusal).toMatchObject({
        name: 'ValidationFailed',
        params: { failures: [{ field: 'type', messages: [`must be one of: ${union.tags.join(', ')}`] }] },
      });
    },
  );

  test('is one with an empty object when there is none', async () => {
    expect(fieldsOf(await anyone.post(path))).toEqual(['type']);
  });

  test.each(['[]', '[{"type":"x"}]', '"text"', '42', 'null', 'true', '{'])('%s cannot be read', async (text) => {
    expect(await anyone.post(path, text)).toMatchObject({ status: 400, body: { name: 'MalformedRequest' } });
  });
});

describe('a field that is wrong', () => {
  test('is named without a prefix, however deep it is', async () => {
    const { governmentId } = validAttestation('individualIdentityDocument');
    const wrong = { ...governmentId, number: '', back: { documentId: 'x' }, more: 1 };
    const body = { type: 'individualIdentityDocument', governmentId: wrong, unknown: 1 };
    const answer = await anyone.post('/review', body);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer).sort()).toEqual([
      'governmentId.back.documentId',
      'governmentId.more',
      'governmentId.number',
      'unknown',
    ]);
  });

  test('is wrong by the clock of the service', async () => {
    const body = { ...validAttestation('individualPersonalInfo'), birthDate: '2020-01-01' };
    const clock = app.get(Clock);
    expect(fieldsOf(await anyone.post('/review', body))).toEqual(['birthDate']);
    clock.setOffset(30 * 365 * 24 * 60 * 60 * 1000);
    expect((await anyone.post('/review', body)).status).toBe(201);
    clock.setOffset(0);
  });
});

describe('the documentation of such a body', () => {
  test('is valid, has every variant, and examples that are right', async () => {
    const document = routes.document as unknown as Document;
    expect(await new Validator().validate({ ...structuredClone(document) })).toEqual({ valid: true });
    expect([...referenceProblems(document), ...exampleProblems(document)]).toEqual([]);
    for (const [path, union] of unions)
      expect(routeOf(path).body).toEqual({
        oneOf: Object.values(union.variants).map(({ name }) => ({ $ref: `#/components/schemas/${name}` })),
        discriminator: { propertyName: 'type', mapping: union.schema.discriminator.mapping },
      });
  });

  test.each(unions.map(([path]) => [path]))('makes bodies that %s takes', async (path) => {
    const schema = routeOf(path).body ?? {};
    const every = { optional: true, ids: { documentId: '018f4e6a-7c1d-7a3b-8e2f-000000000001' } };
    const bodies = fc.sample(fc.oneof(validFor(routes, schema), validFor(routes, schema, every)), 200);
    const answers = await Promise.all(bodies.map((body) => anyone.post(path, body)));
    expect(answers.flatMap((answer, index) => (answer.status === 201 ? [] : [[bodies[index], answer.body]]))).toEqual(
      [],
    );
  });

  test.each(unions)('of %s lets each field be found that is wrong', async (path, union) => {
    const faults: unknown[] = [];
    for (const tag of union.tags) {
      const [variant] = (routeOf(path).body?.oneOf ?? []).filter(({ $ref = '' }) =>
        $ref.endsWith(`/${(union.variants as Record<string, { name: string }>)[tag]?.name}`),
      );
      const schema = variant ?? {};
      const cases = violationsOf(routes, schema, oneValid(routes, schema, { optional: true }));
      const answers = await Promise.all(cases.map(({ body }) => anyone.post(path, body)));
      answers.forEach((answer, index) => {
        const { field = '', why } = cases[index] ?? {};
        const isNamed = [field, `${field}.inner`].some((name) => fieldsOf(answer).includes(name));
        if (answer.status !== 400 || !isNamed) faults.push([tag, field, why, answer.status, fieldsOf(answer)]);
      });
    }
    expect(faults).toEqual([]);
  });

  test.each(unions.map(([path]) => [path]))('shows people examples that %s takes', async (path) => {
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    const schemas = new Map(Object.entries(routes.document.components.schemas)) as unknown as Schemas;
    const body = (routeOf(path).body ?? {}) as Schema;
    const examples = variantsOf(body, schemas).map((variant) => variantExample(variant, body, schemas, 'request'));
    const answers = await Promise.all(examples.map((example) => anyone.post(path, example)));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(answers.length).toBeGreaterThan(7);
  });

  test('tells which ids are in it', () => {
    expect(idFields(routes, routeOf('/review').body ?? {}).sort()).toEqual(['associatedPersonIds', 'documentId']);
  });
});
