import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { Instant, Nested, Text } from './fields.js';
import { publishedSchemas } from './published-schemas.spec-fixture.js';
import { refusals } from './refusals.spec-fixture.js';

class Reason {
  @Text({ max: 10 })
  text: string;
}
class Outcome {
  @Nested(() => Reason, { nullable: true, describe: 'Null when all is well.' })
  reason: Reason | null;

  @Instant({ optional: true })
  at?: string;

  @Text({ max: 10, optional: true, nullable: true })
  note?: string | null;
}

describe('a nullable field', () => {
  test('may be null', () => {
    expect(refusals(Outcome, { reason: null })).toEqual({});
    expect(refusals(Outcome, { reason: { text: 'late' } })).toEqual({});
  });

  test('may not be left out', () => {
    expect(refusals(Outcome, {})).toEqual({ reason: ['is required'] });
  });

  test('is checked when it is not null', () => {
    expect(refusals(Outcome, { reason: {} })).toEqual({ 'reason.text': ['is required'] });
    expect(refusals(Outcome, { reason: [] })).toEqual({ reason: ['must be an object'] });
  });

  test('may be left out if it is optional too', () => {
    expect(refusals(Outcome, { reason: null, note: null })).toEqual({});
    expect(refusals(Outcome, { reason: null, note: 7 })).toEqual({ note: ['must be a text of 1 to 10 characters'] });
  });

  test('is documented as OpenAPI 3.1 says it', async () => {
    expect((await publishedSchemas(Outcome))['Outcome']).toMatchObject({
      required: ['reason'],
      properties: {
        reason: {
          anyOf: [{ $ref: '#/components/schemas/Reason' }, { type: 'null' }],
          description: 'Null when all is well.',
        },
        note: { type: ['string', 'null'], maxLength: 10 },
      },
    });
  });
});

test('an optional field may be left out, and is never null', () => {
  expect(Object.keys(refusals(Outcome, { reason: null, at: null }))).toEqual(['at']);
});
