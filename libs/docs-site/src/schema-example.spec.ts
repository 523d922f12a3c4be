import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readApi } from './api.js';
import { exampleDocument } from './example-document.spec-fixture.js';
import { exampleSchemas } from './example-schemas.spec-fixture.js';
import { exampleOf, variantExample, type ExampleDirection } from './schema-example.js';
import { variantsOf, type Schema } from './schema.js';

const { schemas } = readApi(exampleDocument);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'https://example.com/', components: { schemas: exampleSchemas } });

function failures(schema: Schema, example: unknown): unknown {
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"https://example.com/#/components')) as object,
  );
  return validate(example) ? [] : [example, validate.errors];
}

describe('an example made from a schema', () => {
  const cases = (['request', 'answer'] as ExampleDirection[]).flatMap((direction) =>
    Object.keys(exampleSchemas).map((name) => [name, direction] as const),
  );
  test.each(cases)('%s, as %s, is valid', (name, direction) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    expect(failures(schema, exampleOf(schema, schemas, direction))).toEqual([]);
  });

  test('is valid for each variant of a union, and carries its tag', () => {
    const union = exampleSchemas['BusinessVerificationStatus'] ?? {};
    const variants = variantsOf(union, schemas);
    expect(variants.length).toBeGreaterThan(1);
    for (const variant of variants) {
      const example = variantExample(variant, union, schemas, 'answer');
      expect(failures(union, example)).toEqual([]);
      expect(example).toHaveProperty('type', variant.label);
    }
  });

  test.each<[Schema, unknown]>([
    [{ type: 'string', example: 'given', enum: ['other'] }, 'given'],
    [{ type: 'string', examples: ['listed'] }, 'listed'],
    [{ const: 7 }, 7],
    [{ type: 'integer', minimum: 5, maximum: 9 }, 5],
    [{ type: 'integer', maximum: -3 }, -3],
    [{ type: 'number', exclusiveMinimum: 0 }, 1],
    [{ type: 'integer', minimum: 7, multipleOf: 5 }, 10],
    [{ type: ['string', 'null'], format: 'date' }, '2026-11-21'],
    [{ type: 'string', maxLength: 2 }, 'te'],
    [{ type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['a', 'b', 'c'] } }, ['a', 'b']],
    [{ oneOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
  ])('%j is %j', (schema, expected) => {
    expect(exampleOf(schema, schemas, 'answer')).toEqual(expected);
    expect(
      failures({ ...schema, ...(schema.example === undefined ? {} : { enum: [schema.example] }) }, expected),
    ).toEqual([]);
  });

  test('leaves out of a request what need not be sent and has no example, and what is only read', () => {
    const schema: Schema = {
      type: 'object',
      required: ['a', 'id'],
      properties: {
        a: { type: 'string' },
        b: { type: 'string' },
        c: { type: 'string', example: 'c' },
        id: { type: 'string', readOnly: true },
      },
    };
    expect(exampleOf(schema, schemas, 'request')).toEqual({ a: 'text', c: 'c' });
  });
});
