import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMessage } from './host-message.js';

const token = `gws_${'0'.repeat(32)}_${'a'.repeat(43)}`;
const expiresAt = '2026-11-28T17:00:00.000Z';

test.each([
  [
    { type: 'gatehouse:session', version: 1, token, expiresAt },
    { type: 'gatehouse:session', session: { token, expiresAt } },
  ],
  [
    { type: 'gatehouse:session', version: 1, token, id: 'passed over' },
    { type: 'gatehouse:session', session: { token } },
  ],
  [
    { type: 'gatehouse:session', version: 1, token: null },
    { type: 'gatehouse:session', session: undefined },
  ],
  [
    { type: 'gatehouse:language', version: 1, lang: 'pt-BR' },
    { type: 'gatehouse:language', lang: 'pt-BR' },
  ],
  [
    { type: 'gatehouse:theme', version: 1, theme: { radius: 2 } },
    { type: 'gatehouse:theme', theme: { radius: 2 } },
  ],
])('%j is read', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

describe('ours, and refused', () => {
  test.each([
    [{ type: 'gatehouse:session', token }, 'version: must be 1'],
    [{ type: 'gatehouse:session', version: 2, token }, 'version: must be 1'],
    [{ type: 'gatehouse:session', version: '1', token }, 'version: must be 1'],
    [{ type: 'gatehouse:everything', version: 1 }, 'type: is not known'],
    [{ type: 'gatehouse:toString', version: 1 }, 'type: is not known'],
    [{ type: 'gatehouse:session', version: 1 }, 'token: must be the token of a session, or null'],
    [{ type: 'gatehouse:session', version: 1, token: '' }, 'token: must be the token of a session, or null'],
    [{ type: 'gatehouse:session', version: 1, token: { token } }, 'token: must be the token of a session, or null'],
    [
      { type: 'gatehouse:session', version: 1, token: 'g'.repeat(201) },
      'token: must be the token of a session, or null',
    ],
    [
      { type: 'gatehouse:session', version: 1, token, expiresAt: 'never' },
      'expiresAt: must be what Gatehouse answered',
    ],
    [{ type: 'gatehouse:language', version: 1, lang: 'x'.repeat(100) }, 'lang: must be a language tag, such as pt-BR'],
    [{ type: 'gatehouse:language', version: 1, lang: '"><' }, 'lang: must be a language tag, such as pt-BR'],
    [{ type: 'gatehouse:theme', version: 1, theme: { width: 1 } }, 'theme.width: is not known'],
  ])('%j', (data, problem) => {
    expect(readMessage(data)).toEqual({ refused: data.type, problem });
  });

  test('a name that is too long is not said back', () => {
    const { refused } = readMessage({ type: `gatehouse:${'x'.repeat(1_000)}`, version: 1 }) as { refused: string };
    expect(refused).toHaveLength(40);
  });
});

test.each([undefined, null, 7, 'gatehouse:session', [], {}, { type: 7 }, { type: 'webpackOk' }, { version: 1 }])(
  '%j is not ours',
  (data) => {
    expect(readMessage(data)).toBeUndefined();
  },
);

test('whatever comes is read, refused or passed over, and breaks nothing', () => {
  const data = fc.record(
    {
      type: fc.oneof(fc.constantFrom('gatehouse:session', 'gatehouse:theme', 'gatehouse:language'), fc.anything()),
      version: fc.oneof(fc.constant(1), fc.anything()),
      token: fc.anything(),
      theme: fc.anything(),
      lang: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(data, fc.anything()), (given) => {
      expect(() => readMessage(given)).not.toThrow();
    }),
  );
});
