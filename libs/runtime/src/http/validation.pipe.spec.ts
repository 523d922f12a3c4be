import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { ValidationFailed } from '#errors';
import { ListOf, OneOf, Tag, Text, type UnionOf, union } from '#contracts';
import { Clock } from '../clock.js';
import { ValidationPipe } from './validation.pipe.js';

class Item {
  @Text({ max: 5 })
  label: string;
}
class Phone {
  @Tag('phone')
  type: 'phone';
  @Text({ max: 20 })
  number: string;
}
class Letter {
  @Tag('letter')
  type: 'letter';
  @ListOf(() => Item, { min: 1 })
  lines: Item[];
}
const contact = union('type', { phone: Phone, letter: Letter });
class Body {
  @OneOf(contact)
  contact: UnionOf<typeof contact>;
}

function read(plain: unknown): unknown {
  return new ValidationPipe(new Clock()).transform(plain, { type: 'body', metatype: Body });
}

function failures(plain: unknown): [string, string[]][] {
  try {
    read(plain);
  } catch (thrown) {
    if (thrown instanceof ValidationFailed)
      return thrown.params.failures.map(({ field, messages }) => [field, messages]);
    throw thrown;
  }
  return [];
}

describe('a union', () => {
  test('becomes an instance of the variant that its tag names', () => {
    const { contact: phone } = read({ contact: { type: 'phone', number: '123' } }) as Body;
    expect(phone).toBeInstanceOf(Phone);
    const { contact: letter } = read({ contact: { type: 'letter', lines: [{ label: 'a' }] } }) as Body;
    expect((letter as Letter).lines[0]).toBeInstanceOf(Item);
  });

  test.each([
    ['an unknown tag', { type: 'fax' }],
    ['no tag', { number: '1' }],
    ['a tag that objects have', { type: 'constructor' }],
    ['a tag that is no text', { type: ['phone'] }],
  ])('%s names the allowed tags', (_, given) => {
    expect(failures({ contact: given })).toEqual([['contact.type', ['must be one of: phone, letter']]]);
  });

  test.each([[[]], ['phone'], [7], [null]])('%j is no object', (given) => {
    expect(failures({ contact: given })).toEqual([['contact', ['must be an object']]]);
  });

  test('absent is required', () => {
    expect(failures({})).toEqual([['contact', ['is required']]]);
  });

  test('names what is wrong within the variant, with dots', () => {
    expect(failures({ contact: { type: 'letter', lines: [{ label: 'ok' }, { label: 'too long' }, 3] } })).toEqual([
      ['contact.lines.2', ['must be an object']],
      ['contact.lines.1.label', ['must be a text of 1 to 5 characters']],
    ]);
    expect(failures({ contact: { type: 'letter', lines: [{ label: 'ok' }, { label: 'too long' }] } })).toEqual([
      ['contact.lines.1.label', ['must be a text of 1 to 5 characters']],
    ]);
    expect(failures({ contact: { type: 'phone', number: '1', lines: [] } })).toEqual([
      ['contact.lines', ['is not a field that is known here']],
    ]);
  });

  test('is documented as oneOf with its mapping', () => {
    expect(contact.schema).toEqual({
      oneOf: [{ $ref: '#/components/schemas/Phone' }, { $ref: '#/components/schemas/Letter' }],
      discriminator: {
        propertyName: 'type',
        mapping: { phone: '#/components/schemas/Phone', letter: '#/components/schemas/Letter' },
      },
    });
  });

  test('of nothing is a mistake', () => {
    expect(() => union('type', {})).toThrow('at least one variant');
  });
});
