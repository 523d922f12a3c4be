import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { IsEmail, IsString, validateSync } from 'class-validator';
import fc from 'fast-check';
import { Choice, Choices, Integer, ListOf, Nested, OneOf, Tag, Text, type UnionOf, Uuid, union } from '#contracts';
import { certainlyHolds } from './gathered-rules.js';

class Inner {
  @Text({ max: 3 })
  label: string;
}
class Phone {
  @Tag('phone')
  type: 'phone';
  @Text({ max: 5, optional: true })
  number?: string;
}
class Letter {
  @Tag('letter')
  type: 'letter';
  @ListOf(() => Inner, { min: 1, max: 2 })
  lines: Inner[];
}
const contact = union('type', { phone: Phone, letter: Letter });
class Parent {
  @Choice(['a', 'b'])
  kind: string;
}
class Body extends Parent {
  @Integer({ min: 1, optional: true })
  count?: number;
  @Choices(['x', 'y'], { optional: true })
  choices?: string[];
  @Uuid({ optional: true })
  id?: string;
  @Nested(() => Inner, { optional: true })
  inner?: Inner;
  @OneOf(contact, { optional: true })
  contact?: UnionOf<typeof contact>;
}

const rules = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true };
const instanceOf = (plain: object): Body => plainToInstance(Body, plain);

const odd = fc.constantFrom<unknown>(null, '', 'long text', 0, [], {}, [[]], true);
const orOdd = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: right, weight: 20 }, { arbitrary: odd, weight: 1 });
const inner = orOdd(fc.record({ label: orOdd(fc.constant('abc')) }));
const bodies = fc.record(
  {
    kind: orOdd(fc.constantFrom('a', 'b')),
    count: orOdd(fc.nat(3)),
    choices: orOdd(fc.array(orOdd(fc.constantFrom('x', 'y')), { maxLength: 2 })),
    id: orOdd(fc.uuid()),
    inner,
    contact: orOdd(
      fc.oneof(
        fc.record({ type: fc.constantFrom('phone', 'fax'), number: orOdd(fc.constant('1')) }, { requiredKeys: [] }),
        fc.record({ type: fc.constant('letter'), lines: orOdd(fc.array(inner, { maxLength: 3 })) }),
      ),
    ),
  },
  { requiredKeys: ['kind'] },
);
const bodiesAndMore = fc
  .tuple(bodies, fc.constantFrom({}, {}, {}, { unknown: 1 }))
  .map(([body, more]) => ({ ...body, ...more }));

test('says of everything what class-validator says of it', () => {
  let right = 0;
  fc.assert(
    fc.property(bodiesAndMore, (plain) => {
      const isRight = validateSync(instanceOf(plain), rules).length === 0;
      if (isRight) right++;
      expect(certainlyHolds(instanceOf(plain))).toBe(isRight);
    }),
    { numRuns: 3_000 },
  );
  expect(right).toBeGreaterThan(100);
});

test('says nothing of rules that are out of the ordinary, nor of classes without rules', () => {
  class EachOne {
    @IsString({ each: true })
    texts = ['a'];
  }
  class Sometimes {
    @IsEmail(undefined, { validateIf: () => false })
    email = 'none';
  }
  class Nothing {}
  for (const instance of [new EachOne(), new Sometimes(), new Nothing()]) expect(certainlyHolds(instance)).toBe(false);
});
