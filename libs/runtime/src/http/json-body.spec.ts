import { expect, test } from '@jest/globals';
import { MalformedRequest, ValidationFailed } from '#errors';
import { parseJsonBody } from './json-body.js';

const read = (text: string): unknown => parseJsonBody(Buffer.from(text));
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('a body is what its JSON says, and nothing when it is empty', () => {
  expect(read('{"a":["ä😀",1,null,true]}')).toEqual({ a: ['ä😀', 1, null, true] });
  expect(read('')).toBeUndefined();
});

test('a body that is not UTF-8 is refused, not mended', () => {
  expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(new MalformedRequest('the body is not UTF-8'));
});

test('a body is at most 32 levels deep', () => {
  expect(() => read(nested(32))).not.toThrow();
  expect(() => read(nested(33))).toThrow(MalformedRequest);
});

test.each([
  ['NUL in a text', '{"a":{"b":"\\u0000"}}', 'a.b'],
  ['half of a pair in a text', '{"a":["\\ud800"]}', 'a.0'],
  ['NUL in a name', '{"a\\u0000":1}', 'a'],
  ['half of a pair in a name', '{"a":{"\\ud800":1}}', 'a.\ufffd'],
  ['the name of what every object has', '{"a":{"toString":1}}', 'a.toString'],
])('%s is refused where it is', (_, text, field) => {
  const refused = ((): unknown => {
    try {
      return read(text);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(refused).toBeInstanceOf(ValidationFailed);
  expect((refused as ValidationFailed).params.failures).toMatchObject([{ field }]);
});
