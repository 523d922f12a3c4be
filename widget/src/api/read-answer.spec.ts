import { describe, expect, test } from '@jest/globals';
import { readAnswer } from './read-answer.js';
import { ServerRefusal, type Trouble } from './trouble.js';

const refused = JSON.stringify({
  errorInstanceId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
  name: 'ValidationFailed',
  message: 'In English',
  params: { failures: [{ field: 'address.city', messages: ['is required'] }] },
});

function thrown(status: number, text: string, retryAfter: string | null = null): unknown {
  try {
    readAnswer(status, text, retryAfter);
  } catch (cause) {
    return cause;
  }
  throw new Error('It was taken for an answer');
}

describe('an answer', () => {
  test('is what it says', () => {
    expect(readAnswer(200, '{"a":1}', null)).toEqual({ a: 1 });
    expect(readAnswer(201, '[]', null)).toEqual([]);
    expect(readAnswer(204, '', null)).toBeUndefined();
  });

  test('that refuses says why, field by field', () => {
    const refusal = thrown(400, refused) as ServerRefusal;
    expect(refusal).toBeInstanceOf(ServerRefusal);
    expect(refusal.name).toBe('ValidationFailed');
    expect(refusal.fieldFailures).toEqual([{ field: 'address.city', messages: ['is required'] }]);
    expect(refusal.errorInstanceId).toBe('0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00');
  });

  test('that refuses for another reason has no fields', () => {
    const refusal = thrown(
      409,
      JSON.stringify({ name: 'IllegalTransition', params: { from: 'inReview' } }),
    ) as ServerRefusal;
    expect(refusal.fieldFailures).toEqual([]);
    expect(refusal.params).toEqual({ from: 'inReview' });
  });

  test.each<[number, string, string | null, Partial<Trouble>]>([
    [401, '{"name":"Unauthenticated"}', null, { code: 'sessionEnded' }],
    [500, '{"name":"InternalError","errorInstanceId":"0199f1f0"}', null, { errorInstanceId: '0199f1f0' }],
    [429, '{"name":"RateLimitExceeded"}', '7', { code: 'rateLimited', retryAfterSeconds: 7 }],
    [429, 'slow down', null, { code: 'rateLimited', retryAfterSeconds: 1 }],
    [429, '', 'soon', { code: 'rateLimited', retryAfterSeconds: 1 }],
    [503, '{"name":"ServiceUnavailable","params":{}}', null, { code: 'unreachable' }],
    [502, '<html>Bad gateway</html>', null, { code: 'unreachable' }],
    [404, '<html>Not found</html>', null, { code: 'unreachable' }],
    [200, '<html>A wireless network asks for your name</html>', null, { code: 'unreachable' }],
    [200, '', null, { code: 'unreachable' }],
  ])('%d %s is a trouble, and can be tried again', (status, text, retryAfter, trouble) => {
    expect(thrown(status, text, retryAfter)).toMatchObject(trouble);
  });
});
